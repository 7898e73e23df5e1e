import { boxesIntersect } from '#contract/geo/box.ts'
import { NO_COUNTRY } from '#contract/ids.ts'
import { boxCentre } from '#contract/geo/box.ts'
import { paths } from '#contract/paths.ts'
import { drawnQuery } from '#contract/query/drawn-query.ts'
import { areaTile } from '#contract/tiles/area-tile.ts'
import { areaTileJson, TILE_COUNTS_PATH, TILE_TYPE } from '#contract/tiles/area-tile-json.ts'
import { TILE_MAX_ZOOM, TILE_MIN_ZOOM, tileBounds, type TileId } from '#contract/tiles/grid.ts'
import { levelFor } from '#contract/tiles/levels.ts'
import type { TileArea } from '#contract/tiles/tile-area.ts'
import type { BBox } from '#contract/geometry.ts'
import { bytes, isWithinReach, json, queryIn, type Asked } from './context.ts'
import type { HeldArea } from './held.ts'

/** The description of the tiles of areas: a pack has few enough for all to be drawn at every zoom. */
export function describeTiles(asked: Asked): Response {
  const { base, version, areas } = asked.data
  const template = `${base}${paths.areaTiles}/{z}/{x}/{y}.mvt?pack=${encodeURIComponent(version)}`
  const records = [...areas.values()].map(({ record }) => record)
  const described = {
    template,
    counts: base + TILE_COUNTS_PATH,
    allFromZoom: TILE_MIN_ZOOM,
    categoryIds: [...new Set(records.map(categoryOf))],
    attributions: [...new Set(records.flatMap(({ attribution }) => attribution ?? []))],
  }
  return json(asked, areaTileJson(described))
}

export function countDrawn(asked: Asked): Response | null {
  const query = queryIn(asked, drawnQuery)
  if (query instanceof Response) return query
  if (!isWithinReach(asked.data, query.bbox)) return null
  const count = areasIn(asked, query.bbox).length
  return json(asked, { count, drawn: count })
}

/** A tile of areas, cut out of their shapes; null where no pack reaches. */
export function cutTile(asked: Asked, tile: TileId): Response | null {
  const box = tileBounds(tile)
  if (!isWithinReach(asked.data, box)) return null
  const areas = areasIn(asked, box).map((area) => tileAreaOf(area, tile.z))
  return bytes(asked.data, new Uint8Array(areaTile(areas, tile)), TILE_TYPE)
}

/** The tile that a path names; null for one that there is not. */
export function tileIn(path: string): TileId | null {
  const [, z = NaN, x = NaN, y = NaN] = /\/(\d{1,2})\/(\d{1,8})\/(\d{1,8})(\.mvt)?$/.exec(path)?.map(Number) ?? []
  const side = 2 ** z
  return z <= TILE_MAX_ZOOM && x < side && y < side ? { z, x, y } : null
}

function areasIn({ data }: Asked, box: BBox | undefined): readonly HeldArea[] {
  const areas = [...data.areas.values()]
  return box === undefined ? areas : areas.filter((area) => area.box !== null && boxesIntersect(area.box, box))
}

/** As tiles have it: 0 where it is not known. */
function categoryOf({ category_id = 0 }: HeldArea['record']): number {
  return category_id
}

function tileAreaOf(area: HeldArea, zoom: number): TileArea {
  const { uuid, id = 0, name, country_id, area_km2, centroid } = area.record
  return {
    id,
    uuid,
    name,
    categoryId: categoryOf(area.record),
    countryId: country_id ?? NO_COUNTRY,
    areaKm2: area_km2 ?? null,
    centroid: centroid ?? (area.box === null ? [0, 0] : boxCentre(area.box)),
    hasPoint: true,
    shape: area.shapeAt(levelFor(zoom)),
  }
}
