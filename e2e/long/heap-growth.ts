import { expect } from '@playwright/test'
import { spreadOf } from '../bench/results.ts'

/** Of the heap, from the second third of the time to the last. */
const MOST_GROWTH = 1.05

/** Expects of looks at a heap (MB), at equal intervals, that it does not grow once it is warm. */
export function expectNoGrowth(heaps: readonly number[]): void {
  const third = Math.floor(heaps.length / 3)
  expect(third, 'looks at the heap in a third of the time').toBeGreaterThan(0)
  const [middle, last] = [heaps.slice(third, 2 * third), heaps.slice(-third)].map((part) => spreadOf(part).median)
  console.log(
    `The heap: ${heaps[0]?.toFixed(1)} MB at first, ${middle?.toFixed(1)} MB in the middle, ${last?.toFixed(1)} MB at last.`,
  )
  expect(last).toBeLessThan((middle ?? NaN) * MOST_GROWTH)
}
