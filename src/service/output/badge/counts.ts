import type { Language } from '#contract/vocabulary/languages.ts'
import { LOCALES } from '../formats/closure-words.ts'
import type { Line } from './badge.ts'
import type { Spoken } from './sentence.ts'
import type { Standing } from './standing.ts'
import { badgeWords } from './words/words.ts'

/** How many there are, the worst first: "3 closures now · 2 upcoming". `inForce`: null where that is not known. */
export function countsOf(
  { current, upcoming, notices, past }: Standing,
  inForce: readonly Spoken[] | null,
  language: Language,
): Line {
  const words = badgeWords[language]
  const format = new Intl.NumberFormat(LOCALES[language])
  const say = (count: (n: number, written: string) => string, n: number) => count(n, format.format(n))
  const rest = upcoming === 0 ? [] : [say(words.alsoUpcoming, upcoming)]
  if (inForce === null) return { look: 'other-hours', lead: say(words.current, current), rest }
  if (inForce.length > 0) {
    const look = inForce.some(({ is_binding }) => is_binding) ? 'in-force' : 'voluntary'
    return { look, lead: say(words.now, inForce.length), rest }
  }
  if (current > 0) return { look: 'other-hours', lead: say(words.otherHours, current), rest }
  if (upcoming > 0) return { look: 'upcoming', lead: say(words.upcoming, upcoming), rest: [] }
  if (notices > 0) return { look: 'notice', lead: say(words.notices, notices), rest: [] }
  if (past.closure > 0) return { look: 'expired', lead: say(words.pastClosures, past.closure), rest: [] }
  if (past.notice > 0) return { look: 'expired', lead: say(words.pastNotices, past.notice), rest: [] }
  return { look: 'none', lead: words.none, rest: [] }
}
