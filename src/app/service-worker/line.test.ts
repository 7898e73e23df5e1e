import { expect, test } from 'vitest'
import { Line } from './line.ts'

test('a line that was bad a moment ago is waited for less', () => {
  const line = new Line()
  const patience = line.patience(0)
  line.wasBad('/a', 0)
  expect(line.patience(10_000)).toBeLessThan(patience)
  expect(line.patience(60_000)).toBe(patience)
})

test('that it answers again is noticed once, where it had failed', () => {
  const line = new Line()
  expect(line.wasWell('/a')).toBe(false)
  line.wasBad('/a', 0)
  line.wasBad('/b', 0)
  expect(line.wasWell('/well-all-along')).toBe(false)
  expect(line.wasWell('/a')).toBe(true)
  expect(line.wasWell('/a')).toBe(false)
  expect(line.wasWell('/b')).toBe(false)
})
