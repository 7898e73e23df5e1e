import { expect, test } from 'vitest'
import { LIMITS, surplus } from './surplus.ts'

const kept = (count: number, bytes: number) => Array.from({ length: count }, (_, at) => ({ url: `/${at}`, bytes, at }))

test('what is within the limits stays', () => {
  expect(surplus(kept(LIMITS.count, 1))).toEqual([])
})

test('of too many, and of too much, the oldest go', () => {
  expect(surplus(kept(LIMITS.count + 2, 1))).toEqual(['/1', '/0'])
  expect(surplus(kept(4, LIMITS.bytes / 3))).toEqual(['/0'])
  expect(surplus(kept(4, LIMITS.bytes / 4), 0.5)).toEqual(['/1', '/0'])
})
