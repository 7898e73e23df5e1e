import { expect, test } from 'vitest'
import { formatStoredAt } from './age-words.ts'

const now = Date.parse('2026-05-21T08:00:00Z')
const at = (instant: string, language: 'en' | 'de' = 'en') =>
  formatStoredAt(language, Date.parse(instant), now, 'Europe/Berlin')

test('data of today has a time, that of the last days a weekday too, older data its date', () => {
  expect(at('2026-05-21T05:12:00Z')).toBe('07:12')
  expect(at('2026-05-20T21:59:00Z')).toBe('Wed 23:59')
  expect(at('2026-05-19T05:12:00Z', 'de')).toBe('Di., 07:12')
  expect(at('2026-05-14T05:12:00Z')).toBe('14 May 2026 at 07:12')
})
