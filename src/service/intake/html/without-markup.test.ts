import { expect, it } from 'vitest'
import { withoutMarkup } from './without-markup.ts'

it.each([
  ['<p>Closed<br/>daily&nbsp;7–17</p>', ' Closed daily 7–17 '],
  ['from < 7 to > 5', 'from   5'],
  ['a << b <i>c', 'a << b  c'],
  ['<'.repeat(1_000_000), '<'.repeat(1_000_000)],
])('leaves the words alone', (text, words) => {
  expect(withoutMarkup(text)).toBe(words)
})
