import { expect, test } from 'vitest'
import { rowForKey } from './row-keys.ts'

const seen = { count: 20_000, page: 7 }

test('arrows lead by a row, page keys by a page, Home and End to the ends', () => {
  expect(rowForKey('ArrowDown', 3, seen)).toBe(4)
  expect(rowForKey('ArrowUp', 3, seen)).toBe(2)
  expect(rowForKey('PageDown', 3, seen)).toBe(10)
  expect(rowForKey('PageUp', 9, seen)).toBe(2)
  expect(rowForKey('Home', 9000, seen)).toBe(0)
  expect(rowForKey('End', 3, seen)).toBe(19_999)
})

test('no key leads beyond the ends, and other keys lead nowhere', () => {
  expect(rowForKey('PageUp', 3, seen)).toBe(0)
  expect(rowForKey('PageDown', 19_997, seen)).toBe(19_999)
  expect(rowForKey('ArrowUp', 0, seen)).toBeNull()
  expect(rowForKey('ArrowDown', 19_999, seen)).toBeNull()
  expect(rowForKey('Enter', 3, seen)).toBeNull()
})
