import { paths } from '#contract/paths.ts'
import { RootDocument } from '#contract/root.ts'
import { groundPlaceQuery } from '#contract/query/ground-place-query.ts'
import { GroundPlaces } from '#contract/ground/ground-place.ts'
import { GROUND_EXTENSION } from '#contract/root.ts'
import { ApiError, isPassing } from '#core/api/errors.ts'
import { PACKED_LISTS, type PackedList, type PackedMap, type PartBytes, type Region } from '../pack.ts'
import { regionTest } from '../region/within.ts'
import { monthsBefore } from './env.ts'
import { freshDocument, freshPage } from './fresh.ts'
import { listsOf, type Wanted } from './lists.ts'
import { planMaps, type PlannedMaps } from './plan-maps.ts'
import { rowsOfRecords } from './records.ts'

/** So many records are weighed; the others are taken to weigh as much. */
const SAMPLE = 20

/** What lists, names and facts take beside: as a rule. */
const WORDS_BYTES = 60_000
const PLACE_BYTES = 160
/** A pack without any place has a page that says so. */
const LEAST_PLACES = 200

/** What a pack would have, before it is made. */
export interface PackPlan {
  readonly bytes: PartBytes
  readonly counts: { readonly areas: number; readonly closures: number }
  /** Whether the counts are of more than the region: of a service that cannot say how much there is in a box. */
  readonly isAtMost: boolean
  readonly maps: readonly PackedMap[]
  readonly shortened: PlannedMaps['shortened']
}

/** For what a plan is made. */
export interface Planning {
  /** Of the API. */
  readonly base: string
  readonly origin: string
  readonly region: Region
  readonly months: number
  /** Of `/config.json`. */
  readonly grounds: readonly unknown[]
  /** Epoch ms. */
  readonly now: number
}

/** Asks the service how much there is in a region. Throws ApiError. */
export async function planPack(planning: Planning, signal: AbortSignal): Promise<PackPlan> {
  const { base, region, origin, grounds, now, months } = planning
  const extensions = await extensionsOf(base, signal)
  const endedSince = monthsBefore(new Date(now).toISOString(), months)
  const wanted: Wanted = { base, region, extensions, endedSince }
  const [area, closure] = await Promise.all(PACKED_LISTS.map((list) => weigh(wanted, list, signal)))
  const { maps, shortened } = await planMaps({ grounds, box: region.box, origin, signal })
  const places = extensions.includes(GROUND_EXTENSION) ? await placesBytes(base, region, signal) : 0
  const sum = (isOf: (map: PackedMap) => boolean) => maps.filter(isOf).reduce((all, { bytes }) => all + bytes, 0)
  return {
    bytes: {
      areas: area?.bytes ?? 0,
      closures: closure?.bytes ?? 0,
      words: WORDS_BYTES,
      ...(places > 0 && { places }),
      ...(maps.length > 0 && {
        ground: sum(({ kind }) => kind === 'vector'),
        relief: sum((map) => map.kind !== 'vector'),
      }),
    },
    counts: { areas: area?.count ?? 0, closures: closure?.count ?? 0 },
    isAtMost: !extensions.includes('areas_bbox'),
    maps,
    shortened,
  }
}

async function extensionsOf(base: string, signal: AbortSignal): Promise<readonly string[]> {
  try {
    return (await freshDocument(`${base}${paths.root}`, RootDocument, signal)).extensions
  } catch (error) {
    if (!(error instanceof ApiError) || isPassing(error)) throw error
    return []
  }
}

/** How many records the lists of a pack have, and how many bytes they will take, by the first of them. */
async function weigh(wanted: Wanted, list: PackedList, signal: AbortSignal) {
  const keeping = { edition: '', isWithin: regionTest(wanted.region), hasArea: () => true }
  let [count, bytes] = [0, 0]
  for (const url of listsOf(wanted, list, { onlyUpdates: false })) {
    const sample = new URL(url)
    sample.searchParams.set('page_size', String(SAMPLE))
    const page = await freshPage(sample.href, signal)
    const all = page.count ?? page.items.length
    const rows = rowsOfRecords(list, page.items, 0, keeping)
    const share = rows.filter(({ kind }) => kind !== 'outside').length / Math.max(1, page.items.length)
    const each = rows.reduce((sum, row) => sum + row.bytes, 0) / Math.max(1, page.items.length)
    count += Math.ceil(all * share)
    bytes += Math.ceil(all * each)
  }
  return { count, bytes }
}

async function placesBytes(base: string, { box }: Region, signal: AbortSignal): Promise<number> {
  const search = groundPlaceQuery.write({ bbox: box, limit: LEAST_PLACES })
  const { results } = await freshDocument(`${base}${paths.groundPlaces}?${search}`, GroundPlaces, signal)
  return results.length * PLACE_BYTES
}
