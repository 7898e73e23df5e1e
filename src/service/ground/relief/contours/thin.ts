export type LngLat = [lng: number, lat: number]

const METRES_A_DEGREE = 111_200

/**
 * A line without the points that lie within `metres` of what is left (Douglas and Peucker). Its ends stay; a ring keeps
 * its furthest point too.
 */
export function thinned(line: readonly LngLat[], metres: number): LngLat[] {
  const flat = flattened(line)
  const keep = new Uint8Array(line.length)
  keep[0] = keep[line.length - 1] = 1
  const open: [first: number, last: number][] = [[0, line.length - 1]]
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const [first, last] = part
    const { index, distance } = furthest(flat, first, last)
    if (distance <= metres) continue
    keep[index] = 1
    open.push([first, index], [index, last])
  }
  return line.filter((_, index) => keep[index] === 1)
}

/** How far a line reaches from corner to corner, in metres. */
export function extentOf(line: readonly LngLat[]): number {
  const flat = flattened(line)
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let at = 0; at < flat.length; at += 2) {
    const [x, y] = [flat[at] ?? NaN, flat[at + 1] ?? NaN]
    ;[west, east, south, north] = [Math.min(west, x), Math.max(east, x), Math.min(south, y), Math.max(north, y)]
  }
  return Math.hypot(east - west, north - south)
}

/** Metres east and north of the equator's beginning, right near the line's own latitude. */
function flattened(line: readonly LngLat[]): Float64Array {
  const shrink = Math.cos(((line[0]?.[1] ?? 0) * Math.PI) / 180)
  const flat = new Float64Array(2 * line.length)
  for (const [index, [lng, lat]] of line.entries()) {
    flat[2 * index] = lng * METRES_A_DEGREE * shrink
    flat[2 * index + 1] = lat * METRES_A_DEGREE
  }
  return flat
}

/** The point between two that is furthest from the segment between them. */
function furthest(flat: Float64Array, first: number, last: number): { index: number; distance: number } {
  const of = (index: number) => flat[index] ?? NaN
  const [x, y] = [of(2 * first), of(2 * first + 1)]
  const [right, up] = [of(2 * last) - x, of(2 * last + 1) - y]
  const length = right * right + up * up
  let [index, most] = [first, 0]
  for (let at = first + 1; at < last; at++) {
    const [dx, dy] = [of(2 * at) - x, of(2 * at + 1) - y]
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, (dx * right + dy * up) / length))
    const square = (dx - share * right) ** 2 + (dy - share * up) ** 2
    if (square > most) [index, most] = [at, square]
  }
  return { index, distance: Math.sqrt(most) }
}
