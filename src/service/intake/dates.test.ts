import { describe, expect, it } from 'vitest'
import { asDay, dayAsWritten, dayInOrder, isOpenEnd, looksLikeDay, orderOf } from './dates.ts'

describe('days', () => {
  it.each([
    ['2026-05-01', '2026-05-01'],
    ['24.05.2026', '2026-05-24'],
    ['2026-05-01 08:30', '2026-05-01'],
    ['2026-04-30T22:00:00Z', '2026-05-01'],
    ['2026-05-01T00:00:00+02:00', '2026-05-01'],
    ['2026-05-01Z', '2026-05-01'],
    ['2026-05-01-07:00', '2026-05-01'],
    ['2026-05-01T23:30:00-0700', '2026-05-02'],
    ['1 May 2026', '2026-05-01'],
    ['May 1st, 2026', '2026-05-01'],
    ['Friday, 1 May 2026', '2026-05-01'],
    ['1. März 2026', '2026-03-01'],
    ['1er août 2026', '2026-08-01'],
    ['3 de enero de 2026', '2026-01-03'],
    ['12 maja 2026', '2026-05-12'],
    [20260501, '2026-05-01'],
    ['20261340', null],
    [1777586400000, '2026-05-01'],
    [1777593600000, '2026-05-01'],
    [-86400000, '1969-12-31'],
    [197000, null],
    ['1780000000', '2026-05-28'],
    [1777586400, '2026-05-01'],
    [1777593600, '2026-05-01'],
    ['-1000000000', '1938-04-24'],
    [253402300799, null],
    [9999999999, null],
    // The 13th of January 1970 in milliseconds, or the 9th of November 2002 in seconds.
    [1036800000, null],
    [-31536000, null],
    [-172800000, '1969-12-30'],
    [44582400000, '1971-06-01'],
    ['1. kesäkuuta 2026', '2026-06-01'],
    ['1-May-26', '2026-05-01'],
    ['01-May-2026', '2026-05-01'],
    ['01MAY2026', '2026-05-01'],
    ['1/May/2026 08:30', '2026-05-01'],
    ['1.V.2026', '2026-05-01'],
    ['2026. május 1.', '2026-05-01'],
    ['2026. 05. 01.', '2026-05-01'],
    ['2026/5/1', '2026-05-01'],
    ['2026/5/1 08:30', '2026-05-01'],
    ['2026年5月1日', '2026-05-01'],
    ['1 мая 2026 г.', '2026-05-01'],
    ['5 May 18 h', null],
    ['1 May 2026 to 31 July 2026', null],
    ['May 1, 2026 – July 31, 2026', null],
    ['31 February 2026', null],
    ['1 Maybe 2026', null],
    ['soon', null],
    ['46143', null],
  ])('%j is %j in Berlin', (value, day) => {
    expect(asDay(value, 'Europe/Berlin')).toBe(day)
  })

  it.each([
    ['5 listopada 2026', 'Europe/Warsaw', '2026-11-05'],
    ['5 lis 2026', 'Europe/Warsaw', '2026-11-05'],
    ['5 lip 2026', 'Europe/Warsaw', '2026-07-05'],
    ['5. srp 2026', 'Europe/Prague', '2026-08-05'],
    ['5. listopada 2026.', 'Europe/Zagreb', '2026-10-05'],
    ['5. lip 2026.', 'Europe/Zagreb', '2026-06-05'],
  ])('%s, a month that Poles, Czechs and Croats count otherwise, is in %s %s', (text, zone, day) => {
    expect(asDay(text, zone)).toBe(day)
    expect(dayAsWritten(text, zone)).toBe(day)
  })

  it('are as they are written where no zone is known', () => {
    expect(asDay('2026-04-30T22:00:00Z')).toBe('2026-04-30')
  })

  it('are none where a period is told', () => {
    expect(dayInOrder('01/03/2027 - 31/07/2027', 'dmy')).toBeNull()
    expect(dayInOrder('01/03/2027 8:30', 'dmy')).toBe('2027-03-01')
  })

  it.each([
    [['13/4/2026', '5/4/2026'], 'dmy'],
    [['4/13/2026', '5/4/2026'], 'mdy'],
    [['5/4/2026', '6/7/2026'], null],
    [['13/4/2026', '4/13/2026'], null],
    [[46143, '46144.5'], 'excel'],
    [['2026-05-01'], null],
  ])('of a column %j are in the order %j', (values, order) => {
    expect(orderOf(values)).toBe(order)
    expect(values.every(looksLikeDay)).toBe(true)
  })

  it('in a known order are read', () => {
    expect(dayInOrder('5/4/2026 10:00', 'mdy')).toBe('2026-05-04')
    expect(dayInOrder('5-4-2026', 'dmy')).toBe('2026-04-05')
    expect(dayInOrder(46143, 'excel')).toBe('2026-05-01')
    expect(dayInOrder('2026-05-01', 'dmy')).toBeNull()
  })

  it.each([
    'Until further notice',
    'bis auf Weiteres',
    'Until Rescinded',
    'until lifted',
    'bis zum Widerruf',
    'fino a revoca',
    'Jusqu’à nouvel ordre',
    'do odvolání',
    'TBD.',
    '9999-12-31',
    '9999-12-31T23:59:59Z',
    '31.12.9999',
    '99991231',
    2_958_465,
  ])('%s is no end', (text) => {
    expect(isOpenEnd(text)).toBe(true)
  })

  it.each(['soon', '2999-12-31', '9999-12-30', '', '29584650'])('“%s” is not one without an end', (text) => {
    expect(isOpenEnd(text)).toBe(false)
  })
})
