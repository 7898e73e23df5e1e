import type { Pixel } from '../../camera/world.ts'

/** Where words or a sign stand, and how far they are turned, in radians. */
export interface Spot {
  readonly at: Pixel
  readonly angle: number
}

/** How much shorter a chord may be than the line below it that words can still lie on it. */
const STRAIGHT = 0.96

/**
 * Spots along a line for what is `length` px long, about `spacing` px apart: where the line is long enough, and straight
 * enough there. What stands on them is upright.
 */
export function spotsAlong(line: readonly Pixel[], spacing: number, length: number): readonly Spot[] {
  const reached = distances(line)
  const whole = reached.at(-1) ?? 0
  if (whole === 0 || whole < length) return []
  const count = Math.max(1, Math.floor(whole / Math.max(spacing, length)))
  return Array.from({ length: count }, (_, index) => ((index + 0.5) / count) * whole).flatMap((middle) => {
    const half = Math.max(length, 2) / 2
    const [from, to] = [pointAt(line, reached, middle - half), pointAt(line, reached, middle + half)]
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    if (Math.hypot(dx, dy) < STRAIGHT * length) return []
    return [{ at: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, angle: upright(Math.atan2(dy, dx)) }]
  })
}

/** How far along the line each of its points is. */
function distances(line: readonly Pixel[]): readonly number[] {
  let reached = 0
  return line.map(({ x, y }, index) => {
    const before = line[index - 1]
    if (before !== undefined) reached += Math.hypot(x - before.x, y - before.y)
    return reached
  })
}

function pointAt(line: readonly Pixel[], reached: readonly number[], distance: number): Pixel {
  const after = Math.max(
    1,
    reached.findIndex((so) => so >= distance),
  )
  const [a, b] = [line[after - 1], line[after]]
  const [from = 0, to = 0] = [reached[after - 1], reached[after]]
  if (a === undefined || b === undefined) return line.at(-1) ?? { x: NaN, y: NaN }
  const share = to === from ? 0 : (distance - from) / (to - from)
  return { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) }
}

function upright(angle: number): number {
  if (angle > Math.PI / 2) return angle - Math.PI
  return angle <= -Math.PI / 2 ? angle + Math.PI : angle
}
