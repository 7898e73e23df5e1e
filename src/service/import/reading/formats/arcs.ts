import type { Position } from 'geojson'

/** The angle between two points of an arc that is drawn with lines: they leave it by at most a 1,600th of its radius. */
const STEP = Math.PI / 45

/**
 * A curve of circular arcs, each of which goes from one point through a second one to a third, where the next begins, as a
 * line: the same points, and others between them. Heights go up evenly.
 */
export function lineOfArcs(points: readonly Position[]): Position[] {
  const line = points.slice(0, 1)
  for (let at = 0; at + 2 < points.length; at += 2) {
    const [from = [], through = [], to = []] = points.slice(at, at + 3)
    line.push(...between(from, through, to), to)
  }
  return line
}

/** The whole circle through three points, as a line that ends where it begins. */
export function circleThrough([from = [], through = [], to = []]: readonly Position[]): Position[] {
  const middle = middleOf(from, through, to)
  if (middle === null) return [from, through, to]
  const opposite = [2 * middle.x - (from[0] ?? 0), 2 * middle.y - (from[1] ?? 0), ...from.slice(2)]
  return lineOfArcs([from, opposite, from])
}

function between(from: Position, through: Position, to: Position): Position[] {
  const middle = middleOf(from, through, to)
  if (middle === null) return [through]
  const angleOf = ([x = 0, y = 0]: Position) => Math.atan2(y - middle.y, x - middle.x)
  const first = angleOf(from)
  const turnTo = (position: Position) => (angleOf(position) - first + 2 * Math.PI) % (2 * Math.PI)
  const isWhole = from[0] === to[0] && from[1] === to[1]
  const [half, whole] = [turnTo(through), isWhole ? 2 * Math.PI : turnTo(to)]
  const turn = isWhole || half < whole ? whole : whole - 2 * Math.PI
  const count = Math.ceil(Math.abs(turn) / STEP)
  const [, , bottom, ...others] = from
  const top = to[2]
  return Array.from({ length: count - 1 }, (_, index) => {
    const part = (index + 1) / count
    const angle = first + part * turn
    const place = [middle.x + middle.radius * Math.cos(angle), middle.y + middle.radius * Math.sin(angle)]
    return bottom === undefined || top === undefined ? place : [...place, bottom + part * (top - bottom), ...others]
  })
}

/** The middle of the circle through three points; null where they lie on a line. */
function middleOf(from: Position, through: Position, to: Position): { x: number; y: number; radius: number } | null {
  const [x = 0, y = 0] = from
  const [bx, by] = [(through[0] ?? 0) - x, (through[1] ?? 0) - y]
  const [cx, cy] = [(to[0] ?? 0) - x, (to[1] ?? 0) - y]
  // From a point to itself: the second one lies opposite, and the arc is a whole circle.
  if (cx === 0 && cy === 0) return { x: x + bx / 2, y: y + by / 2, radius: Math.hypot(bx, by) / 2 }
  const cross = 2 * (bx * cy - by * cx)
  if (Math.abs(cross) < 1e-12 * (Math.hypot(bx, by) * Math.hypot(cx, cy))) return null
  const [b, c] = [bx * bx + by * by, cx * cx + cy * cy]
  const [dx, dy] = [(cy * b - by * c) / cross, (bx * c - cx * b) / cross]
  return { x: x + dx, y: y + dy, radius: Math.hypot(dx, dy) }
}
