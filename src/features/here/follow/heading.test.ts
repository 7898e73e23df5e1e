import { expect, test } from 'vitest'
import { headingOf } from './heading.ts'

/** What a compass tells: `alpha` is counted the other way round, and only true where it is absolute. */
const told = (alpha: number | null, absolute = true) => ({ alpha, absolute })

test('a heading is where the top of the screen points, clockwise from north', () => {
  expect(headingOf(told(0), 0)).toBe(0)
  expect(headingOf(told(270), 0)).toBe(90)
  expect(headingOf({ ...told(null, false), webkitCompassHeading: 90 }, 0)).toBe(90)
})

test('on a device that is turned it is that of the screen, not of the device', () => {
  // The top of the device points west, and its right side is up.
  expect(headingOf(told(90), 90)).toBe(0)
  expect(headingOf({ ...told(null, false), webkitCompassHeading: 270 }, 90)).toBe(0)
  expect(headingOf(told(270), 270)).toBe(0)
})

test('without a compass there is none', () => {
  expect(headingOf(told(90, false), 0)).toBeNull()
  expect(headingOf(told(null), 0)).toBeNull()
})
