import type { ClosureFilters } from '#contract/query/closure-query.ts'
import type { Closure } from '#contract/records/closure.ts'
import type { Lookup } from '#contract/records/lookups.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import type { Store } from '../../store/domain/store.ts'
import type { Labels } from './format.ts'

/** How many of a closure's areas are named. */
const MOST_AREAS = 3

export const noLabels: Labels = { reasons: new Map(), activities: new Map(), sources: new Map(), places: new Map() }

/** What the store calls that which some closures and the filters name. */
export async function labelsOf(
  store: Store,
  closures: readonly Closure[],
  { protected_area_uuid = [] }: ClosureFilters,
  language: Language,
): Promise<Labels> {
  const [reasons, activities, sources, places] = await Promise.all([
    store.listReasons(language),
    store.listActivities(language),
    store.listSources(language),
    store.areaPlaces([...protected_area_uuid, ...areasNamed(closures)]),
  ])
  return { reasons: byId(reasons), activities: byId(activities), sources: byId(sources), places }
}

function byId(entries: readonly Lookup[]): Map<number, string> {
  return new Map(entries.map(({ id, name }) => [id, name]))
}

function areasNamed(closures: readonly Closure[]): readonly string[] {
  return [...new Set(closures.flatMap((closure) => closure.protected_area_uuids.slice(0, MOST_AREAS)))]
}
