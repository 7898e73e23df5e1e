import type { BBox } from '#contract/geometry.ts'

/** The box around boxes that do not cross the antimeridian. */
export function boundsAround(boxes: readonly BBox[]): BBox {
  const extreme = (side: 0 | 1 | 2 | 3, pick: (...values: number[]) => number) => pick(...boxes.map((box) => box[side]))
  return [extreme(0, Math.min), extreme(1, Math.min), extreme(2, Math.max), extreme(3, Math.max)]
}

/** Where two boxes overlap; null where they do not. */
export function overlapOf(a: BBox, b: BBox): BBox | null {
  const [west, south] = [Math.max(a[0], b[0]), Math.max(a[1], b[1])]
  const [east, north] = [Math.min(a[2], b[2]), Math.min(a[3], b[3])]
  return east > west && north > south ? [west, south, east, north] : null
}

/** A box with so many degrees more on each side, on the earth. */
export function widened([west, south, east, north]: BBox, lng: number, lat: number): BBox {
  return [Math.max(-180, west - lng), Math.max(-90, south - lat), Math.min(180, east + lng), Math.min(90, north + lat)]
}
