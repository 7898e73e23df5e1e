import { boxesIntersect, nearestLng } from '../../geo/box.ts'
import type { BBox, LngLat } from '../../geometry.ts'
import type { GroundPlaceKind } from '../ground-place.ts'
import { FITS, fitOf, fitsWithTypos, wanted, type Fit, type Wanted } from '../../match/match.ts'
import type { IndexedPlace } from './indexed-place.ts'
import { namedKindOf, type NamedKind } from './kind-words.ts'

/** What is looked for. */
export interface PlaceSearch {
  /** Empty: whatever there is. */
  readonly text: string
  /** Empty: of any kind. */
  readonly kinds: readonly GroundPlaceKind[]
  readonly bbox: BBox | null
  readonly near: LngLat | null
  readonly limit: number
}

/** How far a kind comes before the next where names fit as well, in doublings of the distance. */
const FAME: Readonly<Record<GroundPlaceKind, number>> = {
  hut: 4,
  peak: 4,
  route: 4,
  lake: 3,
  pass: 3,
  shelter: 3,
  waterfall: 2,
  camp: 2,
  cave: 2,
  viewpoint: 1,
  path: 1,
  spring: 1,
  parking: 0,
  stop: 0,
}
/** From here on each doubling of the distance counts; what is nearer is in view together. */
const NEAR_KM = 5

/**
 * The places that fit, best first: after those that fit as it was typed those of a kind that it names, by the rest; those with
 * a letter wrong only where there are no such.
 */
export function searchPlaces(places: readonly IndexedPlace[], search: PlaceSearch): readonly IndexedPlace[] {
  const { text, kinds, bbox, near, limit } = search
  const query = wanted(text)
  const candidates = places.filter(
    ({ kind, point: [lng, lat], bbox: own }) =>
      (kinds.length === 0 || kinds.includes(kind)) &&
      (bbox === null || boxesIntersect(bbox, own ?? [lng, lat, lng, lat])),
  )
  const found =
    text.trim() === '' ? candidates.map((place) => ({ place, fit: 0 })) : fitting(candidates, query, namedKindOf(text))
  const isByName = query.words.length > 0
  const ordered = found
    .map(({ place, fit }) => ({ place, order: isByName ? orderOf(place, fit, near) : kilometres(place.point, near) }))
    .sort((a, b) => a.order - b.order)
    .map(({ place }) => place)
  return firstOfEach(ordered, limit, isByName ? ONE_KM : SAME_KM)
}

/** How near to each other places of one kind and name are one: the ponds of a group, both sides of a stop. */
const ONE_KM = 2
/** Kilometres within which two places of one kind and name are the same place, listed by two archives that overlap. */
const SAME_KM = 0.005

/** So many places, those of one kind and name that are so near to each other once. */
function firstOfEach(places: readonly IndexedPlace[], limit: number, reach: number): readonly IndexedPlace[] {
  const kept: IndexedPlace[] = []
  for (const place of places) {
    if (kept.length === limit) break
    const isKnown = kept.some(
      ({ kind, folded, point }) =>
        kind === place.kind && folded[0] === place.folded[0] && kilometres(place.point, point) < reach,
    )
    if (!isKnown) kept.push(place)
  }
  return kept
}

function fitting(places: readonly IndexedPlace[], query: Wanted, named: NamedKind | null) {
  if (query.words.length === 0) return []
  const found = places.flatMap((place) => {
    const fit = bestFit(place, query)
    if (fit !== null) return [{ place, fit: FITS.indexOf(fit) }]
    const isMeant = named !== null && isMeantBy(place, named)
    return isMeant ? [{ place, fit: FITS.length }] : []
  })
  if (found.length > 0) return found
  return places
    .filter(({ folded }) => folded.some((name) => fitsWithTypos(name, query)))
    .map((place) => ({ place, fit: 0 }))
}

/** Whether a place is of the kind that was said, and has the name beside it; any name where none was said. */
function isMeantBy(place: IndexedPlace, { name, kinds }: NamedKind): boolean {
  if (!kinds.has(place.kind)) return false
  return name === null ? place.folded.length > 0 : bestFit(place, name) !== null
}

function bestFit({ folded }: IndexedPlace, query: Wanted): Fit | null {
  let best: Fit | null = null
  for (const name of folded) {
    const fit = fitOf(name, query)
    if (fit !== null && (best === null || FITS.indexOf(fit) < FITS.indexOf(best))) best = fit
  }
  return best
}

function orderOf({ kind, point }: IndexedPlace, fit: number, near: LngLat | null): number {
  return fit * 100 - FAME[kind] + Math.log2(1 + kilometres(point, near) / NEAR_KM)
}

const KM_A_DEGREE = 111.2

/** As the earth is flat around a place: it is for an order only. */
function kilometres([lng, lat]: LngLat, near: LngLat | null): number {
  if (near === null) return 0
  const east = (nearestLng(lng, near[0]) - near[0]) * Math.cos(((lat + near[1]) * Math.PI) / 360)
  return Math.hypot(east, lat - near[1]) * KM_A_DEGREE
}
