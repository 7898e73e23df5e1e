import { describe, expect, it } from 'vitest'
import { MonthDay } from './wildlife.ts'

describe('a month and a day', () => {
  it.each(['01-01', '02-29', '04-30', '12-31'])('%s is one', (text) => {
    expect(MonthDay.safeParse(text).success).toBe(true)
  })

  it.each(['02-30', '04-31', '13-01', '00-10', '1-1', '05-01T', ''])('%s is none', (text) => {
    expect(MonthDay.safeParse(text).success).toBe(false)
  })
})
