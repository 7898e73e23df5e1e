import { expect, test } from 'vitest'
import { directionText, lengthText } from './lengths.ts'
import { messages as en } from './messages/en.ts'

test('lengths are as sharp as they are short', () => {
  const told = [0.4, 18.4, 99.6, 234, 994, 996, 1234, 19_960].map((metres) => lengthText(metres, 'en'))
  expect(told).toEqual(['0 m', '18 m', '100 m', '230 m', '990 m', '1 km', '1.2 km', '20 km'])
})

test('directions are those of the nearest wind', () => {
  const told = [0, 22, 23, 90, 225, 337, 338, 359.9].map((bearing) => directionText(bearing, en))
  expect(told).toEqual(['north', 'north', 'north-east', 'east', 'south-west', 'north-west', 'north', 'north'])
})
