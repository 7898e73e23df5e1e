import { expect, test } from 'vitest'
import { keepRegions } from '#contract/messages/locale.ts'
import { LANGUAGES } from '#contract/vocabulary/languages.ts'
import { dateText, readDate, readTime } from './date-text.ts'

test('a date is read as it is written in each language, and as the address has it', () => {
  expect(dateText('de', '2026-11-08')).toBe('08.11.2026')
  expect(dateText('en', '2026-11-08')).toBe('08/11/2026')
  for (const text of ['08.11.2026', '8/11/2026', ' 8. 11. 2026', '08112026', '2026-11-08'])
    expect(readDate('de', text)).toBe('2026-11-08')
})

test('a date is read with the month first where the reader’s region writes it so', () => {
  keepRegions(['en-US'])
  expect([dateText('en', '2026-11-08'), readDate('en', '11/8/2026'), readDate('en', '11082026')]).toEqual([
    '11/08/2026',
    '2026-11-08',
    '2026-11-08',
  ])
  keepRegions([])
})

test.each(['en-ZA', 'en-CA', 'fr-CA', 'de-CH'])('a date is read as it is shown to a reader with %s', (tag) => {
  keepRegions([tag])
  const [language = 'en'] = LANGUAGES.filter((one) => tag.startsWith(one))
  expect(readDate(language, dateText(language, '2026-11-08'))).toBe('2026-11-08')
  keepRegions([])
})

test('what is no date, or not yet, is none', () => {
  for (const text of ['', '8.11.', '8.11.26', '31.02.2026', '8.13.2026', '0026-11-08', 'tomorrow']) {
    expect(readDate('en', text)).toBeNull()
  }
})

test('a time is read with its minutes or without', () => {
  expect(['7', '07', '730', '7:30', '7.30', '0730', '23h59'].map(readTime)).toEqual([
    '07:00',
    '07:00',
    '07:30',
    '07:30',
    '07:30',
    '07:30',
    '23:59',
  ])
  expect(['', '24', '7:60', '7:3', 'noon', '12345'].map(readTime)).toEqual([null, null, null, null, null, null])
})
