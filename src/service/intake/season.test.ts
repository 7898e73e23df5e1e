import { expect, it } from 'vitest'
import { dayOfYear } from './season.ts'

it.each(['1er mars', '1. März', '1st March', 'March 1st', '1º marzo', '1 de marzo', '1 mars'])(
  'a day of every year is read as people write it: %s',
  (text) => {
    expect(dayOfYear(text, null)).toBe('--03-01')
  },
)

it.each(['1er', '32nd March', 'March', '1 of 3', '5th Avenue'])('%s is no day of a year', (text) => {
  expect(dayOfYear(text, null)).toBeNull()
})

it.each([
  ['15 listopada', 'Europe/Warsaw', '--11-15'],
  ['1. srp.', 'Europe/Prague', '--08-01'],
  ['1. srp.', 'Europe/Zagreb', '--07-01'],
])('%s in %s is %s', (text, zone, day) => {
  expect(dayOfYear(text, zone)).toBe(day)
})
