import { expect, test } from 'vitest'
import { Line } from './line.ts'

test('a line that was bad a moment ago is waited for less', () => {
  const line = new Line()
  const patience = line.patience(0)
  line.wasBad('offline', 0)
  expect(line.patience(10_000)).toBeLessThan(patience)
  expect(line.patience(60_000)).toBe(patience)
})

test('that it answers again is noticed once', () => {
  const line = new Line()
  expect(line.wasWell()).toBe(false)
  line.wasBad('slow', 0)
  expect(line.wasWell()).toBe(true)
  expect(line.wasWell()).toBe(false)
})
