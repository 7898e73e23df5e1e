import type { Tags } from '../osm/elements.ts'

/** A line of a table: who has the tag `key=value` (`*`: any value but `no`) is of a kind, in tiles from a zoom on. */
export type KindRow = readonly [key: string, value: string, kind: string, from: number]

export interface Kind {
  readonly kind: string
  readonly from: number
}

interface RankedKind extends Kind {
  readonly rank: number
}

/** Finds the kind of an element in a table, by the first line that fits; null where none does. */
export function kindsOf(rows: readonly KindRow[]): (tags: Tags) => Kind | null {
  const byKey = new Map<string, Map<string, RankedKind>>()
  for (const [rank, [key, value, kind, from]] of rows.entries()) {
    const byValue = byKey.get(key) ?? new Map<string, RankedKind>()
    byKey.set(key, byValue.set(value, { kind, from, rank }))
  }
  return (tags) => {
    let best: RankedKind | null = null
    for (const [key, byValue] of byKey) {
      const value = tags[key]
      if (value === undefined || value === 'no') continue
      const found = byValue.get(value) ?? byValue.get('*')
      if (found !== undefined && (best === null || found.rank < best.rank)) best = found
    }
    return best
  }
}
