import type { Closure } from '#contract/records/closure.ts'
import type { DisplayStatus } from '#contract/standing/display-status.ts'
import { standingAt, type Standing } from '#contract/standing/standing.ts'
import { instantAt, type Moment } from '#contract/standing/when.ts'
import type { Language } from '#contract/vocabulary/languages.ts'

/** A closure, and how it stands by the contract. */
export interface Stood {
  readonly closure: Closure
  readonly standing: Standing
}

/** What the answers of a service are held against. */
export interface Asked {
  /** Asks the service for a path of its host. */
  readonly get: (path: string) => Promise<Response>
  readonly stood: readonly Stood[]
  readonly now: number
  readonly language: Language
}

/** How closures stand at a moment, each by the clocks of its place. */
export function standingsAt(closures: readonly Closure[], moment: Moment): readonly Stood[] {
  return closures.map((closure) => {
    const standing = standingAt(closure, closure.time_zone, instantAt(moment, closure.time_zone))
    return { closure, standing }
  })
}

export const isLive = ({ standing }: Stood) => standing.status !== 'expired'

/** How many have a display status. */
export function countOf(stood: readonly Stood[], status: DisplayStatus): number {
  return stood.filter(({ standing }) => standing.displayStatus === status).length
}

/** Finds closures by their uuid. Throws where nobody has put one there. */
export function finderIn(stood: readonly Stood[]): (uuid: unknown) => Stood {
  const byUuid = new Map<unknown, Stood>(stood.map((one) => [one.closure.uuid, one]))
  return (uuid) => {
    const found = byUuid.get(uuid)
    if (found === undefined) throw new Error(`Nobody has put ${String(uuid)} there.`)
    return found
  }
}
