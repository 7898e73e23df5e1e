import * as z from 'zod/mini'
import { MAX_PAGE_SIZE } from '#contract/list.ts'
import { paths } from '#contract/paths.ts'
import type { AreaRecord } from '#contract/records/area.ts'
import { Category } from '#contract/records/lookups.ts'
import { TileJson } from '#contract/tile-json.ts'
import type { StyleParts } from '#map/style/surface.ts'
import { markLayers } from '#records/areas/layer/area-marks.ts'
import type { AreaLook } from '#records/areas/layer/area-style-setting.ts'
import { areaLayers } from '#records/areas/layer/area-style.ts'
import { familiesIn, familiesOf, type Families } from '#records/areas/layer/families.ts'
import { MARKED_FROM_TILES, markedTileSources } from '#records/areas/layer/marked-tile-sources.ts'
import { FROM_TILES, tileSources } from '#records/areas/layer/tile-sources.ts'
import { palette, THEME } from '../look.ts'
import { readDocument } from '../reading.ts'
import type { AskService } from '../service-line.ts'

const Categories = z.object({ results: z.array(Category) })
const ALL = { category_id: [], country_id: [] }

/** What the map draws of areas, bottom to top, and whom that is owed to. */
export interface AreaParts {
  readonly parts: readonly StyleParts[]
  readonly attribution: string | null
}

/** What the service's categories are drawn as. */
export async function readFamilies(ask: AskService): Promise<Families> {
  const path = `${paths.categories}?page_size=${MAX_PAGE_SIZE}`
  return familiesOf((await readDocument(ask, path, Categories)).results)
}

/** The areas, with the selected one marked; null: none is. */
export async function areaParts(ask: AskService, families: Families, selected: AreaRecord | null): Promise<AreaParts> {
  const tiles = await readDocument(ask, `${paths.areaTiles}.json`, TileJson)
  const look: AreaLook = { palette, theme: THEME, families, shown: ALL }
  const drawn = { ...look, families: familiesIn(tiles, families), sources: FROM_TILES }
  const all = { sources: tileSources(tiles), layers: areaLayers(drawn) }
  const attribution = tiles.attribution ?? null
  if (selected === null) return { parts: [all], attribution }
  const marked = { hovered: null, selected: { uuid: selected.uuid, number: selected.id ?? null, category: null } }
  const layers = markLayers({ ...look, sources: MARKED_FROM_TILES }, marked)
  return { parts: [{ sources: markedTileSources(tiles), layers }, all], attribution }
}
