import { afterEach, expect, it } from 'vitest'
import { formatDate, formatDay, formatTime } from './formats.ts'
import { grammarOf } from './grammar.ts'
import { keepRegions, localeOf } from './locale.ts'

afterEach(() => keepRegions([]))

it('keeps the first region of a reader for each of their languages', () => {
  keepRegions(['de', 'de-CH-1996', 'DE-at', 'fr-Latn-ch', 'it-419', 'pt-BR'])
  expect(['de', 'fr', 'it', 'en'].map((language) => localeOf(language as 'de'))).toEqual([
    'de-CH',
    'fr-CH',
    'it-IT',
    'en-GB',
  ])
})

it.each([
  ['de-CH', 'de', '1’234’567', '3. Januar 2027'],
  ['de-AT', 'de', '1\u00a0234\u00a0567', '3. Jänner 2027'],
  ['en-US', 'en', '1,234,567', 'January 3, 2027'],
  ['it-CH', 'it', '1’234’567', '3 gennaio 2027'],
] as const)('%s writes numbers and dates as its region does', (tag, language, number, date) => {
  keepRegions([tag])
  const instant = Date.parse('2027-01-03T15:05:00Z')
  // Engines differ in which apostrophe they have.
  expect(grammarOf(language).number(1_234_567).replaceAll("'", '’')).toBe(number)
  expect(formatDate(language, instant, 'UTC')).toBe(date)
  expect(formatTime(language, instant, 'UTC')).toBe('15:05')
})

it('writes the weekday of an American date without a comma of its own', () => {
  keepRegions(['en-US'])
  expect(formatDay('en', Date.parse('2026-05-18T12:00:00Z'), 'UTC')).toBe('Mon May 18, 2026')
})

it('writes the first of a month in French as it is said', () => {
  const first = Date.parse('2026-05-01T12:00:00Z')
  expect([formatDate('fr', first, 'UTC'), formatDay('fr', first, 'UTC')]).toEqual(['1er mai 2026', 'ven. 1er mai 2026'])
  expect(formatDate('fr', Date.parse('2026-05-11T12:00:00Z'), 'UTC')).toBe('11 mai 2026')
})
