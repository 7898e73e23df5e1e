import { NO_COUNTRY } from '#contract/ids.ts'

/** A country of fewer names than this, as a part of all, may be there by mistake. */
const LEAST_SHARE = 0.1

/** What tells the region that a file is about. */
interface Signs {
  /** The country that the operator says; null where that is left to the file. */
  readonly country: number | null
  /** The countries in which shapes of the file lie. */
  readonly shapes: ReadonlySet<number>
  /** The countries of its names that mean one area, a vote each. */
  readonly votes: readonly number[]
}

/** The countries that a file is about: as the operator says, else by its shapes, else by its names; null: nothing tells. */
export function regionOf({ country, shapes, votes }: Signs): ReadonlySet<number> | null {
  if (country !== null) return new Set([country])
  if (shapes.size > 0) return shapes
  const counts = new Map<number, number>()
  for (const vote of votes) if (vote !== NO_COUNTRY) counts.set(vote, (counts.get(vote) ?? 0) + 1)
  if (counts.size === 0) return null
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return new Set([...counts].filter(([, count]) => count >= all * LEAST_SHARE).map(([id]) => id))
}
