import { expect, test } from 'vitest'
import { retryAfterMs } from './retry-after.ts'

const NOW = Date.parse('2026-05-15T12:00:00Z')

test.each([
  [null, 0],
  ['', 0],
  ['120', 120_000],
  ['Fri, 15 May 2026 12:00:30 GMT', 30_000],
  ['Fri, 15 May 2026 11:00:00 GMT', 0],
  ['soon', 0],
])('Retry-After: %s asks to wait %i ms', (header, expected) => {
  expect(retryAfterMs(header, NOW)).toBe(expected)
})
