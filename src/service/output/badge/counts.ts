import { compareWorstFirst } from '#contract/standing/order.ts'
import type { Standing } from '#contract/standing/standing.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import { messages } from '../messages/messages.ts'
import type { Line } from './badge.ts'
import type { BadgeSign } from './signs.ts'
import type { Tally } from './tally.ts'

/** How many there are: "3 closures now · 2 upcoming". `standings`: those of the tally's first records; null: not looked at. */
export function countsLine(tally: Tally, standings: readonly Standing[] | null, language: Language): Line {
  const { current, upcoming, notices, past } = tally
  const { badge, facts } = messages[language]
  const line = (sign: BadgeSign, lead: string, rest = ''): Line => ({ sign, lead, rest })
  const worst = worstOf(standings)
  if (current > 0) {
    const rest = upcoming === 0 ? '' : badge.alsoUpcoming(upcoming)
    if (worst === null) return line('closed-other-hours', badge.current(current), rest)
    const inForce = standings?.filter((standing) => standing.inForce).length ?? 0
    const lead = inForce > 0 ? badge.now(inForce) : facts.counts.otherHours(current)
    return line(worst.displayStatus, lead, rest)
  }
  if (upcoming > 0) return line(worst?.displayStatus ?? 'upcoming-closure', facts.counts.upcoming(upcoming))
  if (notices > 0) return line(worst?.displayStatus ?? 'notice', facts.counts.notices(notices))
  if (past.closure > 0) return line('expired', badge.pastClosures(past.closure))
  if (past.notice > 0) return line('expired', badge.pastNotices(past.notice))
  return line('none', badge.none)
}

function worstOf(standings: readonly Standing[] | null): Standing | null {
  const worse = (worst: Standing | null, next: Standing) =>
    worst === null || compareWorstFirst(next, worst) < 0 ? next : worst
  return (standings ?? []).reduce(worse, null)
}
