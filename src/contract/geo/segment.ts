type Point = readonly [x: number, y: number]

/** The point of a segment, from `a` to `b`, that is nearest to another point; both ends may be the same. */
export function nearestOnSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): Point {
  const [dx, dy] = [bx - ax, by - ay]
  const square = dx * dx + dy * dy
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square))
  return [ax + share * dx, ay + share * dy]
}
