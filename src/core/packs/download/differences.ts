import type { Updates } from './known.ts'

/** By what records on the device differ from those of the service. */
export interface Differences {
  /** What the service has no longer, or not here. */
  readonly gone: readonly string[]
  /** What is new or was updated. */
  readonly changed: readonly string[]
  /** How many the service has. */
  readonly count: number
}

/** Compares records by uuid and time of update; where either side does not know the time, the uuid alone decides. */
export function differences(mine: Updates, theirs: Updates): Differences {
  const isChanged = ([uuid, updated]: readonly [string, string | null]) => {
    const own = mine.get(uuid)
    if (own === undefined) return true
    return own !== null && updated !== null && Date.parse(own) !== Date.parse(updated)
  }
  return {
    gone: [...mine.keys()].filter((uuid) => !theirs.has(uuid)),
    changed: [...theirs].filter(isChanged).map(([uuid]) => uuid),
    count: theirs.size,
  }
}
