import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLOSURE_TYPES, type Closure } from '#contract/records/closure.ts'
import { compareWorstFirst } from '#contract/standing/order.ts'
import { recordAndNow } from '#contract/status/testing/arbitraries.ts'
import { LANGUAGES } from '#contract/vocabulary/languages.ts'
import { aClosure, MAY_15 } from '#testing/builders.ts'
import { messages } from '../messages/messages.ts'
import { countsLine } from './counts.ts'
import { standingOf } from './record.ts'

const none = { current: 0, upcoming: 0, notices: 0, past: { closure: 0, notice: 0 }, first: [] }
const night = { daytime_start: '20:00:00', daytime_end: '06:00:00' }
const advice = { is_binding: false }

describe('the sign of a badge of several', () => {
  it.each<[Partial<Closure>[], string]>([
    [[advice, {}], 'closed-now'],
    [[advice, night], 'advice-now'],
    [[{ ...advice, ...night }, night], 'closed-other-hours'],
    [
      [
        { ...advice, ...night },
        { ...advice, ...night },
      ],
      'advice-other-hours',
    ],
  ])('is the worst of %j', (changes, sign) => {
    const standings = changes.map((change) => standingOf(aClosure(change), MAY_15))
    expect(countsLine({ ...none, current: changes.length }, standings, 'en').sign).toBe(sign)
  })

  it('is that of the soonest of what is upcoming, and of a notice in its time before one to come', () => {
    const soon = standingOf(aClosure({ ...advice, start_on: '2026-06-01' }), MAY_15)
    const later = standingOf(aClosure({ start_on: '2026-07-01' }), MAY_15)
    expect(countsLine({ ...none, upcoming: 2 }, [later, soon], 'en').sign).toBe('upcoming-advice')
    const notice = { type: 'notice' } as const
    const coming = standingOf(aClosure({ ...notice, start_on: '2026-07-01' }), MAY_15)
    expect(countsLine({ ...none, notices: 2 }, [coming, coming], 'en').sign).toBe('upcoming-notice')
    expect(countsLine({ ...none, notices: 2 }, [coming, standingOf(aClosure(notice), MAY_15)], 'en').sign).toBe(
      'notice',
    )
  })

  it('is the worst that the map shows, for any records', () => {
    const kind = fc.record({ type: fc.constantFrom(...CLOSURE_TYPES), is_binding: fc.boolean() })
    const stood = fc
      .tuple(recordAndNow, kind)
      .map(([{ validity, now }, kinds]) => standingOf({ ...aClosure(), ...validity, ...kinds }, now))
    fc.assert(
      fc.property(fc.array(stood, { minLength: 2 }), (standings) => {
        const [worst] = standings.toSorted(compareWorstFirst)
        const tally = { ...none, current: standings.length }
        expect(countsLine(tally, standings, 'en').sign).toBe(worst?.displayStatus)
      }),
    )
  })
})

it('counts what was too many to look at without saying whether it is in force', () => {
  expect(countsLine({ ...none, current: 5001, upcoming: 2, first: null }, null, 'en')).toMatchObject({
    lead: '5,001 current closures',
    rest: '2 upcoming',
  })
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
