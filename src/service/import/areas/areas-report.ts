import { NO_COUNTRY } from '#contract/ids.ts'
import { categories } from '#contract/vocabulary/categories.ts'
import { count, counted } from '../../intake/count.ts'
import { isoCodes } from '../../intake/country-at.ts'
import type { AreaOfName } from '../../store/domain/places.ts'

/** A name that is no area's for sure, and how many closures have it. */
export interface UnlinkedName {
  readonly name: string
  readonly times: number
  /** What it may be: “nature reserve in SE”. */
  readonly candidates: readonly string[]
}

/** What became of the areas that closures name. */
export interface AreasReport {
  /** How many closures got areas by what they name, and how many areas these are. */
  readonly matched: number
  readonly linked: number
  /** Names that several areas have, to none of which a closure was linked. */
  readonly ambiguous: readonly UnlinkedName[]
  /** Names that no area has in the region; `candidates` are those beyond it. */
  readonly missing: readonly UnlinkedName[]
}

/** How an area is told from others of its name. */
export function kindAndCountry({ category_id, country_id }: AreaOfName): string {
  const kind = categories.find(({ id }) => id === category_id)?.labels.en.toLowerCase() ?? `category ${category_id}`
  return `${kind}${country_id === NO_COUNTRY ? '' : ` in ${isoCodes.get(country_id) ?? country_id}`}`
}

const NAMES = 12
const CANDIDATES = 4

/** The three groups, and what to do about the latter two. */
export function areaLines({ matched, linked, ambiguous, missing }: AreasReport): string[] {
  if (matched + ambiguous.length + missing.length === 0) return []
  return [
    'Areas that the closures name:',
    `  matched: ${counted(matched, 'closure')} with ${counted(linked, 'area')}`,
    ...group('ambiguous, linked to none', ambiguous),
    ...(ambiguous.length > 0
      ? ['    Tell them apart: --country, or uuids or identifiers of the areas in the file (“areas” in a mapping).']
      : []),
    ...group('not found', missing),
    ...(missing.length > 0
      ? [
          missing.some(({ candidates }) => candidates.length > 0)
            ? '    Import their areas first, say --country for those in another, or correct the names and import again.'
            : '    Import their areas first, or correct the names, and import again; or say in a mapping what names them.',
        ]
      : []),
  ]
}

function group(title: string, names: readonly UnlinkedName[]): string[] {
  if (names.length === 0) return []
  const times = names.reduce((sum, name) => sum + name.times, 0)
  const rest = names.length - NAMES
  return [
    `  ${title}: ${counted(names.length, 'name')} in ${counted(times, 'closure')}`,
    ...names.slice(0, NAMES).map(line),
    ...(rest > 0 ? [`    … and ${counted(rest, 'other name')}: --report FILE has all`] : []),
  ]
}

function line({ name, times, candidates }: UnlinkedName): string {
  const shown = candidates.slice(0, CANDIDATES).join(', ')
  const rest = candidates.length - CANDIDATES
  const told = candidates.length === 0 ? '' : `: ${shown}${rest > 0 ? ` and ${count(rest)} more` : ''}`
  return `    ${JSON.stringify(name)} × ${count(times)}${told}`
}
