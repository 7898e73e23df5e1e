import { describe, expect, it } from 'vitest'
import { dayForKey, monthsLater, weeksOf } from './weeks.ts'

const [MONDAY, SUNDAY] = [0, 6]

describe('the calendar', () => {
  it('has the whole month in whole weeks, and the days that follow', () => {
    const weeks = weeksOf('2026-11-25', MONDAY)
    expect(weeks.map((week) => week[0])).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ])
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06')
    expect(weeksOf('2027-02-14', MONDAY)[0]?.[0]).toBe('2027-02-01')
    expect(
      weeksOf('2026-11-25', SUNDAY)
        .map((week) => week[0])
        .slice(0, 2),
    ).toEqual(['2026-11-01', '2026-11-08'])
  })

  it('goes to the same day of another month, or to its last', () => {
    expect(monthsLater('2026-01-31', 1)).toBe('2026-02-28')
    expect(monthsLater('2026-12-15', 1)).toBe('2027-01-15')
    expect(monthsLater('2026-03-31', -1)).toBe('2026-02-28')
    expect(monthsLater('2026-01-05', -1)).toBe('2025-12-05')
  })

  it('is gone through by keys', () => {
    const keys = ['ArrowUp', 'ArrowRight', 'Home', 'End', 'PageDown', 'a']
    const days = keys.map((key) => dayForKey(key, '2026-11-25', MONDAY))
    expect(days).toEqual(['2026-11-18', '2026-11-26', '2026-11-23', '2026-11-29', '2026-12-25', null])
    expect(['Home', 'End'].map((key) => dayForKey(key, '2026-11-25', SUNDAY))).toEqual(['2026-11-22', '2026-11-28'])
  })
})
