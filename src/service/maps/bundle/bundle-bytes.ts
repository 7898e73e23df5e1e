import type { Bytes } from '../../answer/answer.ts'
import type { Archive } from '../files/archive.ts'
import type { BundlePlan } from './plan.ts'

/** So many contents are asked for at once. */
const STRIDE = 512

/** The bytes of a bundle from one on, up to and without another: those that are asked for and no more. */
export async function* bundleBytes(
  archive: Archive,
  { head, places, starts }: BundlePlan,
  from: number,
  to: number,
): AsyncGenerator<Bytes, undefined> {
  if (from < head.length) yield head.slice(from, Math.min(to, head.length))
  let index = Math.max(0, lastUpTo(starts, from))
  let at = starts[index] ?? to
  while (at < to && index < places.length) {
    const end = Math.min(index + STRIDE, Math.max(index + 1, lastUpTo(starts, to - 1) + 1))
    for await (const piece of archive.contents(places.slice(index, end))) {
      const part = piece.subarray(Math.max(0, from - at), Math.max(0, to - at))
      at += piece.length
      if (part.length > 0) yield part
    }
    index = end
  }
}

/** The last of some ascending numbers that is not larger than one; -1 where all are. */
function lastUpTo(numbers: Float64Array, one: number): number {
  let [low, high] = [0, numbers.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? Infinity) <= one) low = middle + 1
    else high = middle - 1
  }
  return high
}
