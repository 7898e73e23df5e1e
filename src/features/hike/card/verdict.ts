import type { DisplayStatus } from '#contract/standing/display-status.ts'
import type { Encounter } from '../time/encounter.ts'
import type { HikeMessages } from '../messages/en.ts'

/** All that is met in one line, and how the map would draw it. */
export interface Verdict {
  readonly displayStatus: DisplayStatus
  readonly title: string
}

/** The verdict on what is met, by the worst that is about the activity. */
export function verdictOf(encounters: readonly Encounter[], { verdict }: HikeMessages): Verdict {
  const mine = encounters.filter(({ concern }) => concern !== 'no')
  const count = (status: DisplayStatus) => mine.filter(({ displayStatus }) => displayStatus === status).length
  const isOffPaths = ({ concern, displayStatus }: Encounter) =>
    concern === 'off-paths' && displayStatus === 'advice-now'
  const [inForce, unknown, offPaths] = [count('closed-now'), count('zone-unknown'), mine.filter(isOffPaths).length]
  const voluntary = count('advice-now') - offPaths
  if (inForce > 0) return { displayStatus: 'closed-now', title: verdict.inForce(inForce) }
  if (voluntary > 0) return { displayStatus: 'advice-now', title: verdict.voluntary(voluntary) }
  if (offPaths > 0) return { displayStatus: 'advice-now', title: verdict.offPaths(offPaths) }
  if (unknown > 0) return { displayStatus: 'zone-unknown', title: verdict.unknown(unknown) }
  const [first] = [...mine, ...encounters]
  if (first === undefined) return { displayStatus: 'expired', title: verdict.none }
  return { displayStatus: first.displayStatus, title: verdict.others(encounters.length) }
}
