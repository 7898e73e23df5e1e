/** An answer that is kept. */
export interface Kept {
  readonly url: string
  readonly bytes: number
  /** When the network gave it, epoch ms. */
  readonly at: number
}

/** So much of what was seen is kept: some hundred views with their tiles. */
export const LIMITS = { count: 2000, bytes: 60 * 2 ** 20 } as const

/** Pure: which to delete, the oldest first, so that no more than a share of {@link LIMITS} is left. */
export function surplus(kept: readonly Kept[], share = 1): readonly string[] {
  let [count, bytes] = [0, 0]
  const newestFirst = kept.toSorted((a, b) => b.at - a.at)
  const isFit = (one: Kept) => {
    count += 1
    bytes += one.bytes
    return count <= LIMITS.count * share && bytes <= LIMITS.bytes * share
  }
  return newestFirst.filter((one) => !isFit(one)).map(({ url }) => url)
}
