import { bytesOf, isTrue, numberOf, textOf, type SqlRow } from '../sql.ts'
import type { TileArea } from '#contract/tiles/tile-area.ts'

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
