import { bytesOf, isTrue, numberOf, textOf, type SqlRow } from '../sql.ts'
import type { TileArea } from '#contract/tiles/tile-area.ts'
import type { DrawnArea } from '../../../tiles/by-tile.ts'

/** An area as tiles draw it, of a row: id, uuid, name, category, country, km², longitude, latitude, point or none, shape. */
export function tileAreaOf([
  id,
  uuid,
  name,
  categoryId,
  countryId,
  areaKm2 = null,
  lng,
  lat,
  hasPoint,
  shape = null,
]: SqlRow): TileArea {
  return {
    id: numberOf(id),
    uuid: textOf(uuid),
    name: textOf(name),
    categoryId: numberOf(categoryId),
    countryId: numberOf(countryId),
    areaKm2: areaKm2 === null ? null : numberOf(areaKm2),
    centroid: [numberOf(lng), numberOf(lat)],
    hasPoint: isTrue(hasPoint),
    shape: shape === null ? null : bytesOf(shape),
  }
}

/** The first columns of {@link drawnAreaOf}, of which `d` is the row in `area_drawn`. */
export const DRAWN_FROM = 'coalesce(d.point_from, 0), coalesce(d.shape_from, 0)'

/** An area as it is drawn, of a row: {@link DRAWN_FROM}, its four bounds, and the columns that `areaOf` reads. */
export function drawnAreaOf(row: SqlRow, areaOf: (row: SqlRow) => TileArea): DrawnArea {
  const [pointFrom, shapeFrom, west, south, east, north, ...columns] = row
  return {
    ...areaOf(columns),
    bounds: [numberOf(west), numberOf(south), numberOf(east), numberOf(north)],
    pointFrom: numberOf(pointFrom),
    shapeFrom: numberOf(shapeFrom),
  }
}
