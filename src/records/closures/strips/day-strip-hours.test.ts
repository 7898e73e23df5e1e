import { describe, expect, test } from 'vitest'
import { messages as de } from '#contract/messages/de.ts'
import { messages as en } from '#contract/messages/en.ts'
import { dailyHoursOf, dailyHoursText } from '#contract/standing/daily-hours.ts'
import { aClosure } from '#testing/builders.ts'
import { changedHoursOn, dailyHoursOn } from './day-strip-hours.ts'

function by(daytime_start: string | null, daytime_end: string | null) {
  return aClosure({ start_on: '2026-01-01', end_on: '2026-12-31', daytime_start, daytime_end })
}

const ANY_DAY = '2026-05-14'

/** Where the hours of a record lie on a day in Berlin. */
function parts(record: ReturnType<typeof by>, date = ANY_DAY) {
  return dailyHoursOn(record, 'Europe/Berlin', date).parts.map(({ from, to }) => ({ from, to }))
}

describe('daily hours', () => {
  test('within a day', () => {
    const dawn = by('04:00:00', '09:00:00')
    const hours = dailyHoursOf(dawn)
    expect(hours && dailyHoursText(hours, en.standing)).toBe('04:00 to 09:00')
    expect(parts(dawn)).toEqual([{ from: 4 / 24, to: 9 / 24 }])
  })
  test('overnight, in two parts of the day', () => {
    const night = by('20:00:00', '06:00:00')
    const hours = dailyHoursOf(night)
    expect(hours && [en, de].map(({ standing }) => dailyHoursText(hours, standing))).toEqual([
      '20:00 to 06:00 the next day',
      '20:00 bis 06:00 am nächsten Tag',
    ])
    expect(parts(night)).toEqual([
      { from: 0, to: 0.25 },
      { from: 20 / 24, to: 1 },
    ])
  })
  test('until midnight, however that is written', () => {
    for (const end of [null, '00:00:00']) {
      const evening = by('18:00:00', end)
      const hours = dailyHoursOf(evening)
      expect(hours && dailyHoursText(hours, en.standing)).toBe('18:00 to 24:00')
      expect(parts(evening)).toEqual([{ from: 0.75, to: 1 }])
    }
  })
  test('none around the clock', () => {
    const around = [by(null, null), by('00:00:00', null), by('08:00:00', '08:00:00')]
    expect(around.map(dailyHoursOf)).toEqual([null, null, null])
  })
})

describe('on a day on which clocks change', () => {
  const small = by('00:30:00', '02:30:00')

  test('hours that end within the skipped hour end when the closure ends', () => {
    const spring = dailyHoursOn(small, 'Europe/Berlin', '2026-03-29')
    expect(spring.length).toBe(23)
    expect(spring.parts).toEqual([{ from: 0.5 / 23, to: 2.5 / 23, starts: '00:30', ends: '03:30' }])
    expect(spring.ticks.slice(1, 4)).toEqual([2 / 23, 2 / 23, 3 / 23])
    expect(spring.shareOf(Date.parse('2026-03-29T01:15Z'))).toBe(2.25 / 23)
  })
  test('hours that end within the repeated hour end when it comes first', () => {
    const autumn = dailyHoursOn(small, 'Europe/Berlin', '2026-10-25')
    expect(autumn.length).toBe(25)
    expect(autumn.parts).toMatchObject([{ from: 0.5 / 25, to: 2.5 / 25, starts: '00:30', ends: '02:30' }])
    expect(autumn.shareOf(Date.parse('2026-10-25T01:15Z'))).toBe(3.25 / 25)
  })
  test('changed hours are told only for days on which the closure holds', () => {
    const ends = (record: ReturnType<typeof by>, date: string) =>
      changedHoursOn(record, 'Europe/Berlin', date)?.map((hours) => `${hours.starts}–${hours.ends}`) ?? null
    const night = by('20:00:00', '02:30:00')
    expect(ends(small, '2026-03-29')).toEqual(['00:30–03:30'])
    expect(ends(night, '2026-03-29')).toEqual(['00:00–03:30', '20:00–24:00'])
    expect(ends({ ...night, start_on: '2026-03-29' }, '2026-03-29')).toBeNull()
    expect(ends(small, '2026-03-28')).toBeNull()
    expect(ends(small, '2026-10-25')).toBeNull()
    expect(ends({ ...small, start_on: '2026-04-01' }, '2026-03-29')).toBeNull()
    expect(ends(by('04:00:00', '09:00:00'), '2026-03-29')).toBeNull()
  })
})
