/** A closed ring in a tile's units, x and y by turns, without a closing vertex. */
export type FlatRing = readonly number[]

/**
 * The part of a ring that lies in the square from `low` to `high`, after Sutherland and Hodgman; empty where there is
 * none. Parts that hang together outside stay joined by lines along the square's sides.
 */
export function clipRing(ring: FlatRing, low: number, high: number): FlatRing {
  const fit = fits(ring, low, high)
  if (fit !== 'partly') return fit === 'inside' ? ring : []
  const left = clipSide(ring, 0, low, 1)
  const right = clipSide(left, 0, high, -1)
  const top = clipSide(right, 1, low, 1)
  return clipSide(top, 1, high, -1)
}

function fits(ring: FlatRing, low: number, high: number): 'inside' | 'outside' | 'partly' {
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let at = 0; at < ring.length; at += 2) {
    const x = ring[at] ?? 0
    const y = ring[at + 1] ?? 0
    if (x < west) west = x
    if (x > east) east = x
    if (y < north) north = y
    if (y > south) south = y
  }
  if (west > high || east < low || north > high || south < low) return 'outside'
  return west >= low && east <= high && north >= low && south <= high ? 'inside' : 'partly'
}

/** What lies on one side of a line: `axis` 0 compares x, 1 compares y; `sign` 1 keeps what is greater, -1 what is less. */
function clipSide(ring: FlatRing, axis: 0 | 1, bound: number, sign: 1 | -1): FlatRing {
  const kept: number[] = []
  let fromX = ring.at(-2) ?? 0
  let fromY = ring.at(-1) ?? 0
  let wasIn = ((axis === 0 ? fromX : fromY) - bound) * sign >= 0
  for (let at = 0; at < ring.length; at += 2) {
    const x = ring[at] ?? 0
    const y = ring[at + 1] ?? 0
    const isIn = ((axis === 0 ? x : y) - bound) * sign >= 0
    if (isIn !== wasIn) {
      if (axis === 0) kept.push(bound, Math.round(fromY + ((y - fromY) * (bound - fromX)) / (x - fromX)))
      else kept.push(Math.round(fromX + ((x - fromX) * (bound - fromY)) / (y - fromY)), bound)
    }
    if (isIn) kept.push(x, y)
    fromX = x
    fromY = y
    wasIn = isIn
  }
  return kept
}

/** Twice the signed area of a ring; positive where it runs clockwise on the screen, y growing downwards. */
export function ringTurn(ring: ArrayLike<number>): number {
  let sum = 0
  let fromX = ring[ring.length - 2] ?? 0
  let fromY = ring[ring.length - 1] ?? 0
  for (let at = 0; at < ring.length; at += 2) {
    const x = ring[at] ?? 0
    const y = ring[at + 1] ?? 0
    sum += fromX * y - x * fromY
    fromX = x
    fromY = y
  }
  return sum
}
