import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseInstant, toInstantText } from './instant.ts'

describe('the text of an instant', () => {
  it.each([
    [0, '1970-01-01T00:00:00Z'],
    [1999, '1970-01-01T00:00:01Z'],
    [-1, '1969-12-31T23:59:59Z'],
    [-62_135_600_000_000, '0000-12-31T23:06:40Z'],
    [253_402_300_799_999, '9999-12-31T23:59:59Z'],
  ])('%d is %s', (instant, expected) => {
    expect(toInstantText(instant)).toBe(expected)
  })

  it.each([Infinity, -Infinity, 253_402_300_800_000, -62_167_219_200_001])('%d has none', (instant) => {
    expect(toInstantText(instant)).toBeNull()
  })

  it('is read back as the same second', () => {
    fc.assert(
      fc.property(fc.integer({ min: -62_167_219_200, max: 253_402_300_799 }), (seconds) => {
        expect(parseInstant(toInstantText(seconds * 1000) ?? '')).toBe(seconds * 1000)
      }),
    )
  })
})

describe('reading an instant', () => {
  it.each([
    ['2026-05-01T08:00:00+02:00', '2026-05-01T06:00:00.000Z'],
    ['2026-05-01T08:00:00.25-03:30', '2026-05-01T11:30:00.250Z'],
    ['2026-05-01T08:00Z', '2026-05-01T08:00:00.000Z'],
  ])('%s is %s', (text, expected) => {
    expect(new Date(parseInstant(text) ?? Number.NaN).toISOString()).toBe(expected)
  })

  it.each([
    '2026-05-01',
    '2026-05-01T08:00:00',
    '2026-02-30T00:00:00Z',
    '2026-05-01T25:00:00Z',
    '2026-05-01 08:00:00Z',
    '1 May 2026',
    '',
  ])('"%s" is none', (text) => {
    expect(parseInstant(text)).toBeNull()
  })
})
