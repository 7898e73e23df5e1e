import * as z from 'zod/mini'
import { boxCentre, splitAtAntimeridian, wrappedBox } from '#contract/geo/box.ts'
import { cellAt } from '#contract/geo/cell.ts'
import type { LngLat } from '#contract/geometry.ts'
import { paths, recordPath } from '#contract/paths.ts'
import { areaQuery, type AreaQuery } from '#contract/query/area-query.ts'
import { AREA_DEFAULT_FIELDS, AreaRecord } from '#contract/records/area.ts'
import { ClosureRecord } from '#contract/records/closure.ts'
import { TileJson } from '#contract/tile-json.ts'
import { TILE_JSON_PATH } from '#contract/tiles/area-tile-json.ts'
import { apiUrl } from '#core/api/client.ts'
import { listAt } from '#core/api/list.ts'
import { closurePages } from '#core/api/operations/closures.ts'
import type { WholePack } from '#core/packs/pack.ts'
import { CLOSURE_SHAPE_FIELDS } from '#records/closures/layer/shape-fields.ts'
import { LIST_FIELDS } from '#records/closures/queries.ts'
import { isBuiltinBasemapKept } from '../builtin-basemap.ts'
import { askList, askPacks, askRecord } from './ask-packs.ts'

/** What is done with the app in the field. */
export const TASKS = ['lists', 'search', 'cards', 'here', 'map', 'builtin', 'ground', 'words'] as const
export type TaskName = (typeof TASKS)[number]

/** How many records of a list are tried. */
const SOME = 200
/** What is around a place, in degrees. */
const AROUND = 0.01
/** A zoom at which one walks. */
const NEAR = 13

/** Tries a task by what the app asks the service for it; null where a pack has nothing that it is about. */
type Task = (pack: WholePack) => Promise<boolean | null>

export const TRY: Readonly<Record<TaskName, Task>> = {
  async lists(pack) {
    const [areas, closures] = await Promise.all([areasOf(pack), closuresOf(pack)])
    return isEnough(areas, pack.counts.areas) && isEnough(closures, pack.counts.closures)
  },

  async search(pack) {
    const [sought] = (await areasOf(pack)) ?? []
    if (sought === undefined) return pack.counts.areas === 0 ? null : false
    const found = await areasOf(pack, { q: sought.name, fields: AREA_DEFAULT_FIELDS })
    return found?.some(({ uuid }) => uuid === sought.uuid) ?? false
  },

  async cards(pack) {
    const [area] = (await areasOf(pack)) ?? []
    const [closure] = (await closuresOf(pack)) ?? []
    if (area === undefined && closure === undefined) return null
    const cards = await Promise.all([
      area && askRecord(apiUrl(pack, recordPath('areas', area.uuid)), AreaRecord),
      closure && askRecord(apiUrl(pack, recordPath('closures', closure.uuid)), ClosureRecord),
    ])
    return !cards.includes(null)
  },

  async here(pack) {
    const [lng, lat] = boxCentre(pack.region.box)
    const bbox = wrappedBox([lng - AROUND, lat - AROUND, lng + AROUND, lat + AROUND])
    return (await askList(closurePages(pack, { bbox, fields: CLOSURE_SHAPE_FIELDS }, SOME))) !== null
  },

  async map(pack) {
    const description = await askRecord(apiUrl(pack, TILE_JSON_PATH), TileJson)
    const [template] = description?.tiles ?? []
    const { x, y } = cellAt(boxCentre(pack.region.box), NEAR)
    const tile = template?.replace('{z}', `${NEAR}`).replace('{x}', `${x}`).replace('{y}', `${y}`)
    return tile !== undefined && (await askPacks(tile)) !== null
  },

  builtin: ({ region }) => isBuiltinBasemapKept(region.box),

  async ground({ maps, region }) {
    if (maps.length === 0) return null
    const places = [boxCentre(region.box), ...cornersOf(region.box)]
    const found = maps.map(async ({ url, minZoom }) => {
      const tiles = places.map((place) => tileOf(url, place, minZoom))
      return (await Promise.all(tiles.map(askPacks))).some((tile) => tile !== null)
    })
    return (await Promise.all(found)).every(Boolean)
  },

  async words(pack) {
    if ((pack.bytes.words ?? 0) === 0) return null
    const lists = [paths.categories, paths.activities, paths.reasons].map((path) =>
      askList(listAt(pack, path, new URLSearchParams(), z.unknown(), SOME)),
    )
    return (await Promise.all(lists)).some((list) => list !== null)
  },
}

function areasOf(pack: WholePack, query: AreaQuery = { bbox: pack.region.box, fields: AREA_DEFAULT_FIELDS }) {
  return askList(listAt(pack, paths.areas, areaQuery.write(query), AreaRecord, SOME))
}

function closuresOf(pack: WholePack) {
  return askList(closurePages(pack, { bbox: pack.region.box, fields: LIST_FIELDS }, SOME))
}

/** Whether a list is there, and has any of the records that the pack should have. */
function isEnough(records: readonly unknown[] | null, expected: number): boolean {
  return records !== null && (records.length > 0 || expected === 0)
}

function cornersOf(box: WholePack['region']['box']): readonly LngLat[] {
  return splitAtAntimeridian(box).flatMap(([west, south, east, north]): LngLat[] => [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ])
}

/** Beside the bundle that an archive was fetched as, the address of a tile of it. */
function tileOf(bundle: string, place: LngLat, zoom: number): string {
  const { x, y } = cellAt(place, zoom)
  return bundle.replace(/\/bundle\?.*$/, `/${zoom}/${x}/${y}`)
}
