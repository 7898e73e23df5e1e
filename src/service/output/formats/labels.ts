import type { ClosureFilters } from '#contract/query/closure-query.ts'
import type { Closure } from '#contract/records/closure.ts'
import type { Lookup } from '#contract/records/lookups.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import type { Store } from '../../store/domain/store.ts'
import type { Labels } from './format.ts'

export const noLabels: Labels = { reasons: new Map(), activities: new Map(), sources: new Map(), places: new Map() }

/** What is to be named: what closures and filters refer to, of each closure's areas the first `mostAreas`. */
export interface Naming {
  readonly closures: readonly Pick<Closure, 'protected_area_uuids'>[]
  readonly mostAreas: number
  readonly filters: ClosureFilters
  readonly language: Language
}

/** What the store calls that. */
export async function labelsOf(store: Store, { closures, mostAreas, filters, language }: Naming): Promise<Labels> {
  const { protected_area_uuid = [] } = filters
  const areasNamed = closures.flatMap((closure) => closure.protected_area_uuids.slice(0, mostAreas))
  const [reasons, activities, sources, places] = await Promise.all([
    store.listReasons(language),
    store.listActivities(language),
    store.listSources(language),
    store.areaPlaces([...new Set([...protected_area_uuid, ...areasNamed])], language),
  ])
  return { reasons: byId(reasons), activities: byId(activities), sources: byId(sources), places }
}

function byId(entries: readonly Lookup[]): Map<number, string> {
  return new Map(entries.map(({ id, name }) => [id, name]))
}
