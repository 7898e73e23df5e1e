import { BBoxSchema, type BBox } from '#contract/geometry.ts'
import { GroundError } from './osm/ground-error.ts'

/** A box as `west,south,east,north` in degrees. Throws a GroundError. */
export function bboxIn(text: string): BBox {
  const numbers = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)))
  const read = BBoxSchema.safeParse(numbers)
  const [west, south, east, north] = read.data ?? []
  if (west !== undefined && south !== undefined && east !== undefined && north !== undefined) {
    if (west < east && south < north) return [west, south, east, north]
  }
  throw new GroundError(`--bbox ${text}: enter west, south, east and north in degrees, such as 1.4,42.4,1.8,42.7.`)
}
