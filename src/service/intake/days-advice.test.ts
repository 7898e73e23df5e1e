import { expect, it } from 'vitest'
import { adviceOnDays, periodsIn, tellsDays } from './days-advice.ts'

it.each([
  ['1.2.–31.3. und 1.10.–15.11.', ['1.2.–31.3.', '1.10.–15.11.']],
  ['01.02.2027 - 31.03.2027; 01.10.2027 - 15.11.2027', ['01.02.2027 - 31.03.2027', '01.10.2027 - 15.11.2027']],
  ['1 February – 31 March and 1 October – 15 November', ['1 February – 31 March', '1 October – 15 November']],
  ['1 February and 31 March', []],
  ['1 February – 31 March, dogs on a leash', []],
  ['between 1 February and 31 March', []],
])('“%s” tells several periods: %j', (text, periods) => {
  expect(periodsIn(text)).toEqual(periods)
})

it.each([
  ['1.2.–31.3. und 1.10.–15.11.', 'give each a row of its own'],
  ['Mitte April', 'no day is sure'],
  ['de mi-mars à fin mai', 'no day is sure'],
  ['dès le 15 nov.', 'without a year'],
])('says what to do about “%s”: %s', (text, advice) => {
  expect(adviceOnDays(text)).toContain(advice)
  expect(tellsDays(text)).toBe(true)
})

it.each(['spring', 'Falcon Rocks', '12', ''])('says nothing about “%s”', (text) => {
  expect(adviceOnDays(text)).toBe('')
  expect(tellsDays(text)).toBe(false)
})

it.each(['ende märz ', '1.2.-31.3. and ', '& ', ' '])('ends on a text of a hundred thousand times “%s”', (part) => {
  expect(tellsDays(`a${part.repeat(100_000)}b`)).toBe(false)
})
