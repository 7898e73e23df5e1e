import * as z from 'zod/mini'
import type { Closure } from '#contract/closure.ts'
import { LngLat } from '#contract/geometry.ts'
import type { Lookup } from '#contract/lookups.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import type { Store } from '../store/store.ts'
import type { Labels, NamedPlace } from './format.ts'

/** How many of a closure's areas are named. */
const MOST_AREAS = 3

export const noLabels: Labels = { reasons: new Map(), activities: new Map(), sources: new Map(), places: new Map() }

/** What the store calls that which some closures and the filters name. */
export async function labelsOf(store: Store, closures: readonly Closure[], language: Language): Promise<Labels> {
  const [reasons, activities, sources, places] = await Promise.all([
    store.listReasons(language),
    store.listActivities(language),
    store.listSources(language),
    placesOf(store, closures),
  ])
  return { reasons: byId(reasons), activities: byId(activities), sources: byId(sources), places }
}

function byId(entries: readonly Lookup[]): Map<number, string> {
  return new Map(entries.map(({ id, name }) => [id, name]))
}

const Place = z.object({ name: z.string(), centroid: LngLat })

async function placesOf(store: Store, closures: readonly Closure[]): Promise<Map<string, NamedPlace>> {
  const uuids = new Set(closures.flatMap((closure) => closure.protected_area_uuids.slice(0, MOST_AREAS)))
  const places = new Map<string, NamedPlace>()
  for (const uuid of uuids) {
    const area = await store.findArea(uuid, ['name', 'centroid'])
    if (area !== null) places.set(uuid, Place.parse(JSON.parse(new TextDecoder().decode(area))))
  }
  return places
}
