import type { LngLat } from '#contract/geometry.ts'
import type { Ring } from './ring.ts'

/** The first and the last visit of a position, as places in the ring. */
interface Visits {
  readonly first: number
  last: number
}

/** Whether a ring runs around one way between two visits of one position, and the other way on the rest. */
export function turnsBack(ring: Ring): boolean {
  if (!mayComeTwice(ring)) return false
  const columns = new Map<number, Map<number, Visits>>()
  let swept: Swept | null = null
  for (const [at, [x, y]] of ring.slice(0, -1).entries()) {
    const column = columns.get(x)
    const visits = column?.get(y)
    if (column === undefined) columns.set(x, new Map([[y, { first: at, last: at }]]))
    else if (visits === undefined) column.set(y, { first: at, last: at })
    else {
      swept ??= new Swept(ring)
      // Of all pairs of visits, some pair turns back only if one of these does.
      if (swept.opposed(visits.last, at) || swept.opposed(visits.first, at)) return true
      visits.last = at
    }
  }
  return false
}

/** Whether a ring may visit a position twice, told by sums that two different positions hardly ever share. Few rings do. */
function mayComeTwice(ring: Ring): boolean {
  const sums = new Set<number>()
  for (let at = 1; at < ring.length; at++) {
    const position = ring[at]
    sums.add((position?.[0] ?? NaN) + (position?.[1] ?? NaN) * Math.SQRT2)
  }
  return sums.size < ring.length - 1
}

/** What a ring has swept up to each of its positions: sums of two numbers each, in which no digit is lost. */
class Swept {
  readonly #high: Float64Array
  readonly #low: Float64Array
  readonly #end: number

  constructor(ring: Ring) {
    this.#end = ring.length - 1
    this.#high = new Float64Array(ring.length)
    this.#low = new Float64Array(ring.length)
    for (let at = 0; at < this.#end; at++) this.#add(at, ring[at], ring[at + 1])
  }

  /** Whether the part between two positions and the rest of the ring run around in opposite ways. */
  opposed(from: number, to: number): boolean {
    const part = this.#between(from, to)
    const rest = this.#between(0, this.#end) - part
    return part * rest < 0 && Math.min(Math.abs(part), Math.abs(rest)) > NOTHING
  }

  #between(from: number, to: number): number {
    const [high, low] = [this.#high, this.#low]
    return (high[to] ?? 0) - (high[from] ?? 0) + ((low[to] ?? 0) - (low[from] ?? 0))
  }

  #add(at: number, [fromX, fromY]: LngLat = [0, 0], [toX, toY]: LngLat = [0, 0]): void {
    let high = this.#high[at] ?? 0
    let low = this.#low[at] ?? 0
    for (const [a, b] of [
      [fromX, toY],
      [-toX, fromY],
    ] as const) {
      const product = a * b
      const sum = high + product
      const part = sum - high
      low += high - (sum - part) + (product - part) + lostIn(a, b, product)
      high = sum
    }
    this.#high[at + 1] = high
    this.#low[at + 1] = low
  }
}

/** A smaller area, in square degrees, is a rounding error. */
const NOTHING = 1e-20

const SPLITTER = 2 ** 27 + 1

/** The rounding error of a product (Dekker). */
function lostIn(a: number, b: number, product: number): number {
  const [aHigh, bHigh] = [headOf(a), headOf(b)]
  const [aLow, bLow] = [a - aHigh, b - bHigh]
  return aLow * bLow - (product - aHigh * bHigh - aLow * bHigh - aHigh * bLow)
}

function headOf(value: number): number {
  const scaled = SPLITTER * value
  return scaled - (scaled - value)
}
