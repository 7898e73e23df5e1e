import type { XY } from '#core/viewport/geometry/globe.ts'
import type { Interval } from './intervals.ts'

/**
 * The shares of the way from `a` to `b` that are no further than `radius` from the segment `p`–`q` (a point where both
 * are the same); null where none is. What is within reach of a segment is convex: it is one stretch or none.
 */
export function clipToReach([a, b]: readonly [XY, XY], [p, q]: readonly [XY, XY], radius: number): Interval | null {
  const way: XY = [b[0] - a[0], b[1] - a[1]]
  const parts = [clipToDisc(a, way, p, radius)]
  if (p[0] !== q[0] || p[1] !== q[1]) parts.push(clipToDisc(a, way, q, radius), clipToBand(a, way, [p, q], radius))
  const found = parts.filter((part) => part !== null)
  if (found.length === 0) return null
  return { from: Math.min(...found.map(({ from }) => from)), to: Math.max(...found.map(({ to }) => to)) }
}

function clipToDisc(a: XY, way: XY, centre: XY, radius: number): Interval | null {
  const [x, y] = [a[0] - centre[0], a[1] - centre[1]]
  const square = way[0] * way[0] + way[1] * way[1]
  const rest = x * x + y * y - radius * radius
  if (square === 0) return rest <= 0 ? { from: 0, to: 1 } : null
  const half = x * way[0] + y * way[1]
  const root = half * half - square * rest
  if (root < 0) return null
  return within01((-half - Math.sqrt(root)) / square, (-half + Math.sqrt(root)) / square)
}

/** The rectangle along a segment, `radius` to either side. */
function clipToBand(a: XY, way: XY, [p, q]: readonly [XY, XY], radius: number): Interval | null {
  const length = Math.hypot(q[0] - p[0], q[1] - p[1])
  const [ux, uy] = [(q[0] - p[0]) / length, (q[1] - p[1]) / length]
  const [x, y] = [a[0] - p[0], a[1] - p[1]]
  const lengthwise = clipToRange(x * ux + y * uy, way[0] * ux + way[1] * uy, 0, length)
  const sideways = clipToRange(y * ux - x * uy, way[1] * ux - way[0] * uy, -radius, radius)
  if (lengthwise === null || sideways === null) return null
  return within01(Math.max(lengthwise.from, sideways.from), Math.min(lengthwise.to, sideways.to))
}

/** Where `start + t · slope` lies between two bounds. */
function clipToRange(start: number, slope: number, low: number, high: number): Interval | null {
  if (slope === 0) return start >= low && start <= high ? { from: -Infinity, to: Infinity } : null
  const [one, other] = [(low - start) / slope, (high - start) / slope]
  return { from: Math.min(one, other), to: Math.max(one, other) }
}

function within01(from: number, to: number): Interval | null {
  const [low, high] = [Math.max(0, from), Math.min(1, to)]
  return low <= high ? { from: low, to: high } : null
}

/** The share of the way from `a` to `b` at which it crosses the segment `p`–`q`; null where it does not, or runs along. */
export function crossing([a, b]: readonly [XY, XY], [p, q]: readonly [XY, XY]): number | null {
  const [wx, wy, sx, sy] = [b[0] - a[0], b[1] - a[1], q[0] - p[0], q[1] - p[1]]
  const cross = wx * sy - wy * sx
  if (cross === 0) return null
  const [x, y] = [p[0] - a[0], p[1] - a[1]]
  const t = (x * sy - y * sx) / cross
  const s = (x * wy - y * wx) / cross
  return t >= 0 && t <= 1 && s >= 0 && s <= 1 ? t : null
}
