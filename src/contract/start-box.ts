import type { BBox } from './geometry.ts'

/** About ten metres. */
const DIGITS = 4

/** What `bbox` in an address of the map says for its start around a box. */
export function startBox(box: BBox): string {
  return boxText(around(box))
}

/** A box as an address has it. */
export function boxText(box: BBox): string {
  return box.map((degrees) => Number(degrees.toFixed(DIGITS))).join(',')
}

/** A box with room around it, half of its size to each side; whole turns stay within the world. */
export function around([west, south, east, north]: BBox): BBox {
  const [x, y] = [(east < west ? east + 360 - west : east - west) / 2, (north - south) / 2]
  const wide = 4 * x >= 360
  const wrapped = (lng: number) => (lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng)
  return [
    wide ? -180 : wrapped(west - x),
    Math.max(-90, south - y),
    wide ? 180 : wrapped(east + x),
    Math.min(90, north + y),
  ]
}
