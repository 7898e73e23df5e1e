import { describe, expect, test } from 'vitest'
import { messages as de } from '../messages/de.ts'
import { messages as en } from '../messages/en.ts'
import { viewerTimes } from './sentence-lines.ts'
import { standingAt, type StandingRecord } from './standing.ts'

const messages = { en: en.standing, de: de.standing }
const allDay = { start_on: '2026-05-01', end_on: '2026-07-31' }
const night = { ...allDay, daytime_start: '20:00:00', daytime_end: '06:00:00' }

describe('the times of a card on the viewer’s own clock', () => {
  const told = (record: StandingRecord, at: string, viewerZone: string, language: 'en' | 'de' = 'en') => {
    const standing = standingAt(record, 'Europe/Berlin', Date.parse(at))
    return viewerTimes(standing, { language, messages: messages[language], viewerZone, isNow: true })
  }

  test('are those of the place, told for another zone', () => {
    expect(told(night, '2026-05-14T02:00Z', 'America/Vancouver')).toBe('until 21:00 · again tomorrow, 11:00')
    expect(told(night, '2026-05-14T02:00Z', 'America/Vancouver', 'de')).toBe('bis 21:00 · wieder ab morgen, 11:00')
    expect(told(night, '2026-05-14T10:00Z', 'America/Vancouver')).toBe('again 11:00')
    expect(
      told({ ...night, daytime_start: '04:00:00', daytime_end: '09:00:00' }, '2026-05-14T10:00Z', 'America/Vancouver'),
    ).toBe('again today, 19:00')
    expect(told({ ...night, start_on: '2026-06-01' }, '2026-05-14T10:00Z', 'Asia/Tokyo')).toBe('Tue 2 Jun 2026, 03:00')
    expect(told(night, '2026-08-01T06:00Z', 'Europe/London')).toBe('today, 05:00')
  })
  test('are not told where its clock shows the same, or no time is told', () => {
    expect(told(night, '2026-05-14T02:00Z', 'Europe/Paris')).toBeNull()
    expect(told(allDay, '2026-05-14T02:00Z', 'America/Vancouver')).toBeNull()
    expect(told(night, '2026-05-14T02:00Z', 'Nowhere/Land')).toBeNull()
  })
  test('are told for those instants at which the two differ', () => {
    const rare = { ...night, start_on: '2026-03-27', end_on: '2026-03-29' }
    expect(told(rare, '2026-03-28T20:00Z', 'Africa/Lagos')).toBe('until 05:00 · again tomorrow, 19:00')
    expect(told(rare, '2026-03-27T20:00Z', 'Africa/Lagos')).toBeNull()
  })
  test('are not told for a moment that is planned for', () => {
    const at = Date.parse('2026-05-14T02:00Z')
    const standing = standingAt(night, 'Europe/Berlin', at)
    const reader = { language: 'en', messages: messages.en, viewerZone: 'America/Vancouver' } as const
    expect(viewerTimes(standing, { ...reader, isNow: true })).not.toBeNull()
    expect(viewerTimes(standing, { ...reader, isNow: false })).toBeNull()
  })
})
