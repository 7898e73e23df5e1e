import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Closure } from '#contract/records/closure.ts'
import { LANGUAGES, type Language } from '#contract/vocabulary/languages.ts'
import { aClosure } from '#testing/builders.ts'
import { sentenceOf } from './sentence.ts'
import { badgeWords } from './words/words.ts'

const night = { daytime_start: '20:00:00', daytime_end: '06:00:00' }
const day = { daytime_start: '08:00:00', daytime_end: '17:00:00' }

function said(changes: Partial<Closure>, now: string, language: Language = 'en') {
  const { look, lead, rest } = sentenceOf(aClosure(changes), Date.parse(now), language)
  return [look, [lead, ...rest].join(' · ')]
}

describe('how one closure stands', () => {
  it.each<[Partial<Closure>, string, string, string]>([
    [night, '2026-05-15T22:00:00Z', 'in-force', 'Closed now · until 06:00 · again 20:00'],
    [night, '2026-05-15T12:00:00Z', 'other-hours', 'Not in force now · closed again 20:00'],
    [day, '2026-05-15T18:00:00Z', 'other-hours', 'Not in force now · closed again tomorrow, 08:00'],
    [{}, '2026-05-15T12:00:00Z', 'in-force', 'Closed now · until 31 July 2026'],
    [{ end_on: null }, '2026-05-15T12:00:00Z', 'in-force', 'Closed now · until further notice'],
    [{ end_on: '2026-05-15' }, '2026-05-15T12:00:00Z', 'in-force', 'Closed now · until midnight'],
    [{ start_on: '2026-05-18', ...day }, '2026-05-15T12:00:00Z', 'upcoming', 'Closes Mon 18 May 2026, 08:00'],
    [{ start_on: '2026-05-18' }, '2026-05-15T12:00:00Z', 'upcoming', 'Closes Mon 18 May 2026'],
    [{ start_on: '2026-05-15', ...night }, '2026-05-15T12:00:00Z', 'upcoming', 'Closes today, 20:00'],
    [{ end_on: '2026-05-10' }, '2026-05-15T12:00:00Z', 'expired', 'Expired · 10 May 2026'],
    [{ is_binding: false }, '2026-05-15T12:00:00Z', 'voluntary', 'Please avoid · until 31 July 2026'],
    [
      { is_binding: false, ...night },
      '2026-05-15T12:00:00Z',
      'other-hours',
      'Not in force now · please avoid again from 20:00',
    ],
    [
      { is_binding: false, start_on: '2026-05-18' },
      '2026-05-15T12:00:00Z',
      'upcoming',
      'Please avoid from Mon 18 May 2026',
    ],
    [{ type: 'notice', ...night }, '2026-05-15T22:00:00Z', 'notice', 'Notice · until 06:00 · again 20:00'],
    [{ type: 'notice', ...night }, '2026-05-15T12:00:00Z', 'notice', 'Notice · applies again 20:00'],
    [{ type: 'notice', start_on: '2026-05-18' }, '2026-05-15T12:00:00Z', 'notice', 'Notice · from Mon 18 May 2026'],
    [
      { ...night, time_zone: 'Asia/Tokyo' },
      '2026-05-15T12:00:00Z',
      'in-force',
      'Closed now · until 06:00 · again 20:00',
    ],
  ])('%j at %s: %s, %s', (changes, now, look, text) => {
    expect(said(changes, now)).toEqual([look, text])
  })

  it('is said in each language', () => {
    const texts = LANGUAGES.map((language) => said(night, '2026-05-15T22:00:00Z', language)[1])
    expect(texts).toEqual([
      'Closed now · until 06:00 · again 20:00',
      'Jetzt gesperrt · bis 06:00 · wieder ab 20:00',
      'Fermé en ce moment · jusqu’à 06:00 · de nouveau dès 20:00',
      'Chiuso adesso · fino alle 06:00 · di nuovo: 20:00',
    ])
    expect(said({ start_on: '2026-05-18', ...day }, '2026-05-15T12:00:00Z', 'de')[1]).toBe(
      'Gesperrt ab Mo., 18. Mai 2026, 08:00',
    )
  })
})

const OPEN = /\b(open|opens|geöffnet|offen|öffnet|ouvert|ouverte|aperto|aperta)\b/i

it('no words of a badge say that anything is open', () => {
  const count = fc.nat({ max: 5000 })
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGES), count, (language, n) => {
      const { toMap: _, ...words } = badgeWords[language]
      const { now, otherHours, current, upcoming, notices, alsoUpcoming, pastClosures, pastNotices, ...others } = words
      const counts = [now, otherHours, current, upcoming, notices, alsoUpcoming, pastClosures, pastNotices]
      const counted = counts.map((say) => say(n, String(n)))
      const texts = Object.values(others).map((say) => (typeof say === 'string' ? say : say('')))
      for (const text of [...counted, ...texts]) expect(text).not.toMatch(OPEN)
      for (const text of counted) expect(text).toContain(String(n))
    }),
  )
})
