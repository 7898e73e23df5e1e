import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DISPLAY_STATUSES, type DisplayStatus } from '#contract/standing/display-status.ts'
import { joined } from '#contract/standing/sentence.ts'
import { LANGUAGES, type Language } from '#contract/vocabulary/languages.ts'
import { messages } from '../messages/messages.ts'
import { countsLine } from './counts.ts'

/** A line about so many of each. */
function lineOf(counts: Partial<Record<DisplayStatus, number>>, language: Language = 'en') {
  const worst = DISPLAY_STATUSES.find((status) => (counts[status] ?? 0) > 0) ?? null
  const of = (...statuses: readonly DisplayStatus[]) => statuses.reduce((sum, one) => sum + (counts[one] ?? 0), 0)
  const { sign, lead, rest } = countsLine({ worst, of, past: { closure: 0, notice: 0 } }, language)
  return [sign, joined(lead, rest)]
}

it.each<[Partial<Record<DisplayStatus, number>>, string]>([
  [
    { 'closed-now': 85, 'advice-now': 13, 'upcoming-closure': 2 },
    '85 closures now · 13 pieces of advice now · 2 upcoming',
  ],
  [{ 'advice-now': 1, 'closed-other-hours': 4 }, '1 piece of advice now'],
  [
    { 'closed-other-hours': 2, 'advice-other-hours': 1, notice: 3 },
    '2 closures, not in force now · 1 piece of advice, not for now',
  ],
  [{ 'advice-other-hours': 2, 'upcoming-advice': 1 }, '2 pieces of advice, not for now · 1 upcoming'],
  [{ 'upcoming-closure': 2, 'upcoming-advice': 1, notice: 1 }, '2 upcoming closures · 1 upcoming piece of advice'],
  [{ notice: 2, 'upcoming-notice': 1 }, '3 notices'],
])('of %j a badge tells what binds apart from advice', (counts, expected) => {
  const [worst] = DISPLAY_STATUSES.filter((status) => status in counts)
  expect(lineOf(counts)).toEqual([worst, expected])
})

it('advice is no closure in any language', () => {
  for (const language of LANGUAGES) {
    const [, closures] = lineOf({ 'closed-now': 2 }, language)
    for (const advice of ['advice-now', 'advice-other-hours', 'upcoming-advice'] as const) {
      const noun = /(closure|Sperrung|fermeture|chiusur)/
      expect(lineOf({ [advice]: 2 }, language)[1]).not.toMatch(noun)
      expect(closures).toMatch(noun)
    }
  }
})

const OPEN = /\b(open|opens|geöffnet|offen|öffnet|ouvert|ouverte|aperto|aperta)\b/i

it('no message of a badge says that anything is open', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGES), fc.nat({ max: 999 }), (language, n) => {
      const { toMap: _, none, times, missing, wrongAddress, ...counts } = messages[language].badge
      const numbered = Object.values(counts).map((count) => count(n))
      for (const text of [none, times(''), missing, wrongAddress, ...numbered]) expect(text).not.toMatch(OPEN)
      for (const text of numbered) expect(text).toContain(String(n))
    }),
  )
})
