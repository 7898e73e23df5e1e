import type { DisplayStatus } from '#contract/standing/display-status.ts'
import { conditionOf, type Condition } from '#contract/vocabulary/activity-implications.ts'
import type { Encounter } from '../time/encounter.ts'
import type { HikeMessages } from '../messages/en.ts'

/** All that is met in one line, and how the map would draw it. */
export interface Verdict {
  readonly displayStatus: DisplayStatus
  readonly title: string
}

const CONDITIONS = ['off-paths', 'off-leash'] as const satisfies readonly Condition[]

/** The verdict on what is met, by the worst that is about what one does. */
export function verdictOf(encounters: readonly Encounter[], { verdict }: HikeMessages): Verdict {
  const mine = encounters.filter(({ concern }) => concern !== 'no')
  const count = (status: DisplayStatus, among = mine) =>
    among.filter(({ displayStatus }) => displayStatus === status).length
  const [inForce, unknown] = [count('closed-now'), count('zone-unknown')]
  const asked = count(
    'advice-now',
    mine.filter(({ concern }) => conditionOf(concern) === null),
  )
  if (inForce > 0) return { displayStatus: 'closed-now', title: verdict.inForce(inForce) }
  if (asked > 0) return { displayStatus: 'advice-now', title: verdict.voluntary(asked) }
  for (const condition of CONDITIONS) {
    const bound = count(
      'advice-now',
      mine.filter(({ concern }) => concern === condition),
    )
    if (bound > 0) return { displayStatus: 'advice-now', title: verdict.only[condition](bound) }
  }
  if (unknown > 0) return { displayStatus: 'zone-unknown', title: verdict.unknown(unknown) }
  const [first] = [...mine, ...encounters]
  if (first === undefined) return { displayStatus: 'expired', title: verdict.none }
  return { displayStatus: first.displayStatus, title: verdict.others(encounters.length) }
}
