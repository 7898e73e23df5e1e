import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { casesOf } from '#testing/effort.ts'
import { CLOSURE_TYPES, STATUSES } from '../records/closure.ts'
import { messages as de } from '../messages/de.ts'
import { messages as en } from '../messages/en.ts'
import { messages as fr } from '../messages/fr.ts'
import { messages as italian } from '../messages/it.ts'
import { recordAndNow } from '../status/testing/arbitraries.ts'
import { LANGUAGES } from '../vocabulary/languages.ts'
import { DISPLAY_STATUSES, toneOf, type DisplayStatus } from './display-status.ts'
import { compareWorstFirst, rankOf } from './order.ts'
import { sentenceOf, type SentenceOptions } from './sentence.ts'
import { oneLine } from './sentence-lines.ts'
import type { StandingMessages } from '../messages/en.ts'
import { standingAt, type Standing, type StandingRecord } from './standing.ts'

interface Stood {
  readonly record: StandingRecord
  readonly standing: Standing
}

const messages = { en: en.standing, de: de.standing, fr: fr.standing, it: italian.standing }
const stood: fc.Arbitrary<Stood> = fc
  .record({
    when: recordAndNow,
    type: fc.constantFrom(...CLOSURE_TYPES),
    is_binding: fc.constantFrom(true, true, false, undefined),
    status: fc.constantFrom(undefined, ...STATUSES),
    hasZone: fc.constantFrom(true, true, true, false),
  })
  .map(({ when: { validity, now }, hasZone, ...kind }) => {
    const { time_zone, ...dates } = validity
    const record = { ...kind, ...dates }
    return { record, standing: standingAt(record, hasZone ? time_zone : null, now) }
  })
const options: fc.Arbitrary<SentenceOptions> = fc
  .record({
    language: fc.constantFrom(...LANGUAGES),
    isNow: fc.boolean(),
    viewerZone: fc.constantFrom(null, 'Europe/Berlin', 'America/Vancouver', 'Nowhere/Land'),
  })
  .map((chosen) => ({ ...chosen, messages: messages[chosen.language] }))

/** How the sentence of each display status begins. */
function leadsOf(words: StandingMessages, isNow: boolean): Readonly<Record<DisplayStatus, readonly string[]>> {
  const notInForce = isNow ? words.notInForce : words.notInForceThen
  const label = words.displayStatus
  return {
    'closed-now': [isNow ? words.displayStatus['closed-now'] : words.closed],
    'advice-now': [words.avoid],
    'zone-unknown': [words.closed, words.avoid],
    'closed-other-hours': [notInForce],
    'advice-other-hours': [notInForce],
    'upcoming-closure': [words.closes(''), label['upcoming-closure']],
    'upcoming-advice': [words.avoidFrom(''), label['upcoming-advice']],
    notice: [words.displayStatus.notice],
    'upcoming-notice': [words.displayStatus.notice],
    expired: [words.displayStatus.expired],
  }
}

describe('how any record stands at any instant', () => {
  it('is the same in its sentence, its tone, its display status and whether it is in force', () => {
    fc.assert(
      fc.property(stood, options, ({ record, standing }, said) => {
        const { displayStatus, status, inForce } = standing
        const { lead, tone } = sentenceOf(record, standing, said)
        expect(leadsOf(said.messages, said.isNow)[displayStatus].some((start) => lead.startsWith(start))).toBe(true)
        expect(tone).toBe(toneOf(displayStatus))
        expect(displayStatus === 'expired').toBe(status === 'expired')
        expect(displayStatus.startsWith('upcoming')).toBe(status === 'upcoming')
        const isNotice = record.type === 'notice'
        expect(displayStatus.endsWith('notice')).toBe(isNotice && status !== 'expired')
        expect(displayStatus.endsWith('-now')).toBe(!isNotice && inForce === true)
        expect(displayStatus === 'zone-unknown').toBe(!isNotice && inForce === null)
      }),
      casesOf('standings'),
    )
  })

  it('gives a sentence that ends with a time exactly where the record has one to name', () => {
    fc.assert(
      fc.property(stood, options, ({ record, standing }, said) => {
        const sentence = sentenceOf(record, standing, said)
        const { times } = standing
        fc.pre(times !== null)
        expect(sentence.again !== null).toBe(times.again !== null && times.status === 'current')
        expect(oneLine(sentence).rest.includes(said.messages.untilFurtherNotice)).toBe(times.until === Infinity)
      }),
    )
  })

  it('orders any records without contradiction, by display status where these are of different kinds', () => {
    fc.assert(
      fc.property(stood, stood, stood, ({ standing: a }, { standing: b }, { standing: c }) => {
        const compare = (x: Standing, y: Standing) => Math.sign(compareWorstFirst(x, y))
        const inOrder = [a, b, c].toSorted(compareWorstFirst)
        expect(
          inOrder.slice(1).every((next, index) => inOrder.slice(0, index + 1).every((x) => compare(x, next) <= 0)),
        ).toBe(true)
        expect(compare(a, b) + compare(b, a)).toBe(0)
        const soonest = a.status === 'upcoming' && b.status === 'upcoming' ? Math.sign(a.begin - b.begin) : 0
        const byStatus = Math.sign(rankOf(a.displayStatus) - rankOf(b.displayStatus))
        const isNotice = [a, b].some(({ displayStatus }) => displayStatus.endsWith('notice'))
        expect(compare(a, b)).toBe(isNotice ? byStatus || soonest : soonest || byStatus)
      }),
      casesOf('standings'),
    )
  })

  it('reaches every display status', () => {
    const seen = new Set(fc.sample(stood, { numRuns: 2000, seed: 1 }).map(({ standing }) => standing.displayStatus))
    expect([...seen].sort()).toEqual(DISPLAY_STATUSES.toSorted())
  })
})

it('says in no language that anything is open', () => {
  const open = /\b(open|opens|geöffnet|offen|öffnet|ouvert|ouverte|aperto|aperta)\b/i
  fc.assert(
    fc.property(stood, options, ({ record, standing }, said) => {
      expect(Object.values(oneLine(sentenceOf(record, standing, said))).join(' ')).not.toMatch(open)
    }),
  )
})
