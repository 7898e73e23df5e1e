import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLOSURE_TYPES, type Closure } from '#contract/records/closure.ts'
import { sentenceOf } from '#contract/standing/sentence.ts'
import { standingAt } from '#contract/standing/standing.ts'
import { recordAndNow } from '#contract/status/testing/arbitraries.ts'
import { LANGUAGES, type Language } from '#contract/vocabulary/languages.ts'
import { aClosure } from '#testing/builders.ts'
import { messages } from '../messages/messages.ts'
import { sentenceLine } from './record.ts'

const night = { daytime_start: '20:00:00', daytime_end: '06:00:00' }
const day = { daytime_start: '08:00:00', daytime_end: '17:00:00' }

function lineOf(changes: Partial<Closure>, now: string, language: Language = 'en') {
  const { sign, lead, rest } = sentenceLine(aClosure(changes), Date.parse(now), language)
  return [sign, rest === '' ? lead : `${lead} · ${rest}`]
}

describe('how one closure stands', () => {
  it.each<[Partial<Closure>, string, string, string]>([
    [night, '2026-05-15T22:00:00Z', 'closed-now', 'Closed now · until 06:00 · again 20:00'],
    [night, '2026-05-15T12:00:00Z', 'closed-other-hours', 'Not in force now · closed again 20:00'],
    [day, '2026-05-15T18:00:00Z', 'closed-other-hours', 'Not in force now · closed again tomorrow, 08:00'],
    [{}, '2026-05-15T12:00:00Z', 'closed-now', 'Closed now · until 31 July 2026'],
    [{ end_on: null }, '2026-05-15T12:00:00Z', 'closed-now', 'Closed now · until further notice'],
    [{ end_on: '2026-05-15' }, '2026-05-15T12:00:00Z', 'closed-now', 'Closed now · until midnight'],
    [{ start_on: '2026-05-18', ...day }, '2026-05-15T12:00:00Z', 'upcoming-closure', 'Closes Mon 18 May 2026, 08:00'],
    [{ start_on: '2026-05-18' }, '2026-05-15T12:00:00Z', 'upcoming-closure', 'Closes Mon 18 May 2026'],
    [{ start_on: '2026-05-15', ...night }, '2026-05-15T12:00:00Z', 'upcoming-closure', 'Closes today, 20:00'],
    [{ end_on: '2026-05-10' }, '2026-05-15T12:00:00Z', 'expired', 'Expired · 10 May 2026'],
    [{ is_binding: false }, '2026-05-15T12:00:00Z', 'advice-now', 'Please avoid · until 31 July 2026'],
    [
      { is_binding: false, ...night },
      '2026-05-15T12:00:00Z',
      'advice-other-hours',
      'Not in force now · please avoid again from 20:00',
    ],
    [
      { is_binding: false, start_on: '2026-05-18' },
      '2026-05-15T12:00:00Z',
      'upcoming-advice',
      'Please avoid from Mon 18 May 2026',
    ],
    [{ type: 'notice', ...night }, '2026-05-15T22:00:00Z', 'notice', 'Notice · until 06:00 · again 20:00'],
    [{ type: 'notice', ...night }, '2026-05-15T12:00:00Z', 'notice', 'Notice · applies again 20:00'],
    [
      { type: 'notice', start_on: '2026-05-18' },
      '2026-05-15T12:00:00Z',
      'upcoming-notice',
      'Notice · from Mon 18 May 2026',
    ],
    [
      { ...night, time_zone: 'Asia/Tokyo' },
      '2026-05-15T12:00:00Z',
      'closed-now',
      'Closed now · until 06:00 · again 20:00',
    ],
  ])('%j at %s: %s, %s', (changes, now, sign, text) => {
    expect(lineOf(changes, now)).toEqual([sign, text])
  })

  it('is said in each language', () => {
    const texts = LANGUAGES.map((language) => lineOf(night, '2026-05-15T22:00:00Z', language)[1])
    expect(texts).toEqual([
      'Closed now · until 06:00 · again 20:00',
      'Jetzt gesperrt · bis 06:00 · wieder ab 20:00',
      'Fermé en ce moment · jusqu’à 06:00 · de nouveau dès 20:00',
      'Chiuso adesso · fino alle 06:00 · di nuovo: 20:00',
    ])
    expect(lineOf({ start_on: '2026-05-18', ...day }, '2026-05-15T12:00:00Z', 'de')[1]).toBe(
      'Gesperrt ab Mo., 18. Mai 2026, 08:00',
    )
  })

  it('is what the contract says of any record at any instant, sign and sentence alike', () => {
    const kind = fc.record({ type: fc.constantFrom(...CLOSURE_TYPES), is_binding: fc.boolean() })
    fc.assert(
      fc.property(recordAndNow, kind, fc.constantFrom(...LANGUAGES), ({ validity, now }, kinds, language) => {
        const record = { ...aClosure(), ...validity, ...kinds }
        const standing = standingAt(record, record.time_zone, now)
        const options = { language, messages: messages[language].standing, isNow: true, viewerZone: null }
        const { lead, until, again } = sentenceOf(record, standing, options)
        const line = sentenceLine(record, now, language)
        expect([line.sign, line.lead]).toEqual([standing.displayStatus, lead])
        for (const part of [until, until === null ? again?.whole : again?.short])
          expect(line.rest).toContain(part ?? '')
      }),
    )
  })
})
