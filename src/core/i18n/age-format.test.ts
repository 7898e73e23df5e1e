import { expect, it } from 'vitest'
import { formatAgo } from './age-format.ts'

it.each([
  [0, 'now', 'jetzt'],
  [59_999, 'now', 'jetzt'],
  [5 * 60_000, '5 minutes ago', 'vor 5 Minuten'],
  [119 * 60_000, '1 hour ago', 'vor 1 Stunde'],
  [24 * 3_600_000, 'yesterday', 'gestern'],
  [72 * 3_600_000, '3 days ago', 'vor 3 Tagen'],
])('%i ms ago is said as "%s"', (ms, english, german) => {
  expect([formatAgo('en', ms), formatAgo('de', ms)]).toEqual([english, german])
})
