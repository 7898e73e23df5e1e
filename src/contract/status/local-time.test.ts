import { describe, expect, it } from 'vitest'
import { addDays, dateOf, dayOf, isLocalDate, isLocalTime, timeOf } from './local-time.ts'

describe('dates', () => {
  it.each(['2026-05-01', '2024-02-29', '2000-02-29', '0001-01-01', '0099-12-31', '9999-12-31'])('%s is one', (text) => {
    expect(isLocalDate(text)).toBe(true)
    expect(dateOf(dayOf(text))).toBe(text)
  })

  it.each([
    '2026-02-30',
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-05-00',
    '0000-01-01',
    '2026-5-1',
    '2026-05-01T00:00',
    ' 2026-05-01',
    '2026-05-01\n',
    '-001-01-01',
    '',
  ])('"%s" is none', (text) => {
    expect(isLocalDate(text)).toBe(false)
    expect(() => dayOf(text)).toThrow(RangeError)
  })

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-03-01', -1, '2027-02-28'],
    ['1970-01-01', -1, '1969-12-31'],
    ['9999-12-31', 1, '+010000-01-01'],
  ])('%s and %d days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected)
  })
})

describe('times', () => {
  it.each([
    ['00:00', 0],
    ['00:00:01', 1000],
    ['08:30', 30_600_000],
    ['23:59:59', 86_399_000],
  ])('%s is %d ms after midnight', (text, expected) => {
    expect(isLocalTime(text)).toBe(true)
    expect(timeOf(text)).toBe(expected)
  })

  it.each(['24:00', '23:60', '8:00', '08:00:60', '08', '08:00:00.5', '08:00Z', ''])('"%s" is none', (text) => {
    expect(isLocalTime(text)).toBe(false)
    expect(() => timeOf(text)).toThrow(RangeError)
  })
})
