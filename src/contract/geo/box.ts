import type { BBox, LngLat } from '../geometry.ts'

/** A box in degrees on one turn of the world: west <= east, and both may lie beyond ±180. */
export type UnwrappedBox = readonly [west: number, south: number, east: number, north: number]

/** A longitude as one from -180 to 180. */
export function wrapLng(lng: number): number {
  return Math.abs(lng) <= 180 ? lng : nearestLng(lng, 0)
}

/** How many turns of the world eastward the copy of a longitude lies that is nearest to another one. */
export function turnsTo(lng: number, to: number): number {
  return Math.round((to - lng) / 360)
}

/** The longitude of the same meridian that is nearest to another one, on whichever turn of the world. */
export function nearestLng(lng: number, to: number): number {
  return lng + 360 * turnsTo(lng, to)
}

/** How many degrees of longitude a box covers. */
export function boxWidth([west, , east]: BBox): number {
  return east < west ? east + 360 - west : east - west
}

/** The middle of a box in degrees. */
export function boxCentre(box: BBox): LngLat {
  return [wrapLng(box[0] + boxWidth(box) / 2), (box[1] + box[3]) / 2]
}

/** A box between ±180 and ±90; all longitudes where it is a whole turn wide. */
export function wrappedBox([west, south, east, north]: UnwrappedBox): BBox {
  const [bottom, top] = [Math.max(-90, south), Math.min(90, north)]
  return east - west >= 360 ? [-180, bottom, 180, top] : [wrapLng(west), bottom, wrapLng(east), top]
}

/** A box with room around it, a share of its size to each side. */
export function around(box: BBox, share = 1 / 2): BBox {
  const width = boxWidth(box)
  const [x, y] = [width * share, (box[3] - box[1]) * share]
  return wrappedBox([box[0] - x, box[1] - y, box[0] + width + x, box[3] + y])
}

/** What two boxes share; all of the second where they share nothing. Either may cross the antimeridian. */
export function boxWithin(box: BBox, region: BBox): BBox {
  // Degrees eastward from the region's west.
  const start = wrapLng(box[0] - region[0])
  const west = Math.max(0, start)
  const east = Math.min(boxWidth(region), start + boxWidth(box))
  const [south, north] = [Math.max(region[1], box[1]), Math.min(region[3], box[3])]
  return east < west || north < south ? region : wrappedBox([region[0] + west, south, region[0] + east, north])
}

/** The boxes that a box covers without crossing the antimeridian: one, or two where it crosses. */
export function splitAtAntimeridian([west, south, east, north]: BBox): readonly BBox[] {
  return west <= east
    ? [[west, south, east, north]]
    : [
        [west, south, 180, north],
        [-180, south, east, north],
      ]
}

/** Whether two boxes share a point; either may cross the antimeridian. */
export function boxesIntersect(a: BBox, b: BBox): boolean {
  return splitAtAntimeridian(a).some((p) =>
    splitAtAntimeridian(b).some((q) => p[0] <= q[2] && q[0] <= p[2] && p[1] <= q[3] && q[1] <= p[3]),
  )
}

/** Whether a box has all of another in it; either may cross the antimeridian. */
export function boxHolds(outer: BBox, inner: BBox): boolean {
  const eastward = (((inner[0] - outer[0]) % 360) + 360) % 360
  const isWithinLngs = boxWidth(outer) >= 360 || eastward + boxWidth(inner) <= boxWidth(outer)
  return isWithinLngs && inner[1] >= outer[1] && inner[3] <= outer[3]
}

/** The boxes that the rest of the world is made of. */
export function boxesBeside(box: BBox): readonly BBox[] {
  const [west, south, east, north] = box
  const rows: readonly BBox[] = [
    [-180, north, 180, 90],
    [-180, -90, 180, south],
  ]
  const beside: readonly BBox[] =
    west <= east
      ? [
          [-180, south, west, north],
          [east, south, 180, north],
        ]
      : [[east, south, west, north]]
  return [...rows, ...beside].filter(([left, bottom, right, top]) => left < right && bottom < top)
}

/** The outline of a box, as polygons have it. */
export function boxRing([west, south, east, north]: BBox): [number, number][] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
}
