import { describe, expect, test } from 'vitest'
import { messages as de } from '#contract/messages/de.ts'
import { messages as en } from '#contract/messages/en.ts'
import { dailyHoursOf, dailyHoursText } from '#contract/standing/daily-hours.ts'
import { aClosure } from '#testing/builders.ts'
import { partsOfDay } from './day-strip-hours.ts'

function hours(daytime_start: string | null, daytime_end: string | null) {
  return dailyHoursOf({ ...aClosure(), daytime_start, daytime_end })
}

describe('daily hours', () => {
  test('within a day', () => {
    const dawn = hours('04:00:00', '09:00:00')
    expect(dawn && [dailyHoursText(dawn, en.standing), partsOfDay(dawn)]).toEqual([
      '04:00 to 09:00',
      [{ from: 4 / 24, to: 9 / 24 }],
    ])
  })
  test('overnight, in two parts of the day', () => {
    const night = hours('20:00:00', '06:00:00')
    expect(
      night && [dailyHoursText(night, en.standing), dailyHoursText(night, de.standing), partsOfDay(night)],
    ).toEqual([
      '20:00 to 06:00 the next day',
      '20:00 bis 06:00 am nächsten Tag',
      [
        { from: 0, to: 0.25 },
        { from: 20 / 24, to: 1 },
      ],
    ])
  })
  test('until midnight, however that is written', () => {
    for (const end of [null, '00:00:00']) {
      const evening = hours('18:00:00', end)
      expect(evening && [dailyHoursText(evening, en.standing), partsOfDay(evening)]).toEqual([
        '18:00 to 24:00',
        [{ from: 0.75, to: 1 }],
      ])
    }
  })
  test('none around the clock', () => {
    expect([hours(null, null), hours('00:00:00', null), hours('08:00:00', '08:00:00')]).toEqual([null, null, null])
  })
})
