import type { BBox } from '#contract/geometry.ts'
import type { LatLng } from '#core/viewport/coordinates.ts'
import { distance } from '#contract/geo/distance.ts'
import { isWithin } from '../is-within.ts'
import { foldWords } from '#contract/match/fold-words.ts'
import { fitOf, fitsWithTypos, FITS, wanted, type Fit, type Wanted } from '#contract/match/match.ts'
import type { Town } from './gazetteer.ts'

/** What is searched for, and from where. */
export interface PlaceQuestion {
  readonly text: string
  readonly language: string
  /** Where the map looks; of places that fit as well, a near one may come before a larger one. */
  readonly from: LatLng
  /** Where the places must lie; null: anywhere. */
  readonly region: BBox | null
}

/** A place that was found. */
export interface PlaceFound extends LatLng {
  readonly name: string
  readonly country: string
  readonly size: number
  readonly fit: Fit
  /** The next larger place, to tell places of one name apart; null where it is large itself. */
  readonly near: string | null
}

const MOST = 5
/** About 16,000 people: a place that is known beyond its valley. */
const LARGE = 14
/** A name found with letters wrong is more likely a well-known one. */
const TYPO_FROM = 12
/** How many doublings of its size a place is worth that is `KM` away, and for each doubling of that distance. */
const WORTH = 1.5
const KM = 50

/** The places that fit, best first; those with a typo only if nothing fits as it was typed. */
export function searchPlaces(all: readonly Town[], question: PlaceQuestion): readonly PlaceFound[] {
  const { text, language, from, region } = question
  const query = wanted(text)
  if (query.folded.length < 2) return []
  const towns = all.filter(({ lng, lat }) => isWithin(region, lng, lat))
  const inCountry = countriesNamed(query, language)
  const found: { readonly town: Town; readonly fit: Fit }[] = []
  for (const town of towns) {
    const fit = bestFit(town, query) ?? bestFit(town, inCountry(town.country))
    if (fit !== null) found.push({ town, fit })
  }
  if (found.length === 0) {
    for (const town of towns) {
      const isTypo = town.size >= TYPO_FROM && town.names.some((name) => fitsWithTypos(name, query))
      if (isTypo) found.push({ town, fit: 'typo' })
    }
  }
  return found
    .map(({ town, fit }) => ({ town, fit, order: FITS.indexOf(fit) * 100 - weight(town, from) }))
    .sort((a, b) => a.order - b.order)
    .slice(0, MOST)
    .map(({ town: { name, country, size, lng, lat }, fit }) => {
      const near = size >= LARGE ? null : nextLarge(towns, lng, lat)
      return { name, country, size, lng, lat, fit, near }
    })
}

function bestFit({ names }: Town, query: Wanted | null): Exclude<Fit, 'typo'> | null {
  if (query === null) return null
  let best: Exclude<Fit, 'typo'> | null = null
  for (const name of names) {
    const fit = fitOf(name, query)
    if (fit !== null && (best === null || FITS.indexOf(fit) < FITS.indexOf(best))) best = fit
  }
  return best
}

/** For each country, what is left of the query without the words that begin the country's name; null: nothing less. */
function countriesNamed({ words }: Wanted, language: string): (code: string) => Wanted | null {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' })
  const known = new Map<string, Wanted | null>()
  return (code) => {
    const before = known.get(code)
    if (before !== undefined || words.length < 2) return before ?? null
    const country = ` ${foldWords(names.of(code) ?? '')} ${code.toLowerCase()} `
    const left = words.filter((word) => !country.includes(` ${word}`))
    const query = left.length === 0 || left.length === words.length ? null : wanted(left.join(' '))
    known.set(code, query)
    return query
  }
}

function weight({ size, lng, lat }: Town, from: PlaceQuestion['from']): number {
  return size - WORTH * Math.log2(1 + kilometres(from, { lng, lat }) / KM)
}

function nextLarge(towns: readonly Town[], lng: number, lat: number): string | null {
  let [nearest, least] = [null as string | null, 60]
  for (const town of towns) {
    if (town.size < LARGE || Math.abs(town.lat - lat) > 0.6) continue
    const far = kilometres(town, { lng, lat })
    if (far < least) [nearest, least] = [town.name, far]
  }
  return nearest
}

function kilometres(a: LatLng, b: LatLng): number {
  return distance(a.lng, a.lat, b.lng, b.lat) / 1000
}
