import type { Language } from '#contract/vocabulary/languages.ts'
import { messages } from '../messages/messages.ts'
import type { Line } from './badge.ts'
import type { BadgeSign } from './signs.ts'
import { NOTICES, type Tally } from './tally.ts'

/** How many there are, what binds apart from what is advice: "3 closures now · 1 piece of advice now · 2 upcoming". */
export function countsLine({ worst, of, past }: Tally, language: Language): Line {
  const { badge, facts } = messages[language]
  const line = (sign: BadgeSign, lead: string, rest: readonly string[] = []): Line => ({
    sign,
    lead,
    rest: rest.join(' · '),
  })
  const some = (count: number, words: (count: number) => string) => (count > 0 ? [words(count)] : [])
  const toCome = [...some(of('upcoming-closure', 'upcoming-advice'), badge.alsoUpcoming)]
  const groups = [
    [...some(of('closed-now'), badge.now), ...some(of('advice-now'), badge.adviceNow), ...toCome],
    [
      ...some(of('zone-unknown', 'closed-other-hours'), facts.counts.otherHours),
      ...some(of('advice-other-hours'), badge.adviceOtherHours),
      ...toCome,
    ],
    [...some(of('upcoming-closure'), facts.counts.upcoming), ...some(of('upcoming-advice'), badge.upcomingAdvice)],
    some(of(...NOTICES), facts.counts.notices),
  ]
  const [lead, ...rest] = groups.find((group, index) => group.length > (index < 2 ? toCome.length : 0)) ?? []
  if (lead !== undefined) return line(worst ?? 'none', lead, rest)
  if (past.closure > 0) return line('expired', badge.pastClosures(past.closure))
  if (past.notice > 0) return line('expired', badge.pastNotices(past.notice))
  return line('none', badge.none)
}
