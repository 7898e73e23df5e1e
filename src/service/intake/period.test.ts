import { describe, expect, it } from 'vitest'
import { asDay } from './dates.ts'
import { looksLikePeriod, periodIn } from './period.ts'

const days = (text: string, order: 'dmy' | 'mdy' | null = null) => {
  const found = periodIn(text, order)
  const plain = (day: string | null) => (day === null ? null : (asDay(day) ?? day))
  return found === null ? null : [plain(found.first), plain(found.last)]
}

describe('a period', () => {
  it.each([
    ['1 March 2027 – 31 July 2027', '2027-03-01', '2027-07-31'],
    ['Feb, Mar, Apr', '--02-01', '--04-30'],
    ['November, Dezember und Januar', '--11-01', '--01-31'],
    ['KW 10/2027 – KW 12/2027', '2027-03-08', '2027-03-28'],
    ['KW 10/2027', '2027-03-08', '2027-03-14'],
    ['1 March - 31 July 2027', '2027-03-01', '2027-07-31'],
    ['15 Nov – 31 March 2027', '2026-11-15', '2027-03-31'],
    ['Dec 1, 2026 - Mar 15, 2027', '2026-12-01', '2027-03-15'],
    ['March 1 to July 31, 2027', '2027-03-01', '2027-07-31'],
    ['from 1 March 2027 until 31 July 2027', '2027-03-01', '2027-07-31'],
    ['2026-12-01/2027-03-15', '2026-12-01', '2027-03-15'],
    ['2026-12-01 - 2027-03-15', '2026-12-01', '2027-03-15'],
    ['2026-12-01 to 2027-03-15', '2026-12-01', '2027-03-15'],
    ['01.02.2027-30.06.2027', '2027-02-01', '2027-06-30'],
    ['01.02. - 30.06.2027', '2027-02-01', '2027-06-30'],
    ['vom 1. Februar bis zum 30. Juni 2027', '2027-02-01', '2027-06-30'],
    ['du 1er mars au 15 juin 2027', '2027-03-01', '2027-06-15'],
    ['dal 1 marzo al 15 giugno 2027', '2027-03-01', '2027-06-15'],
    ['del 1 de marzo al 15 de junio de 2027', '2027-03-01', '2027-06-15'],
    ['1 t/m 15 maart 2027', '2027-03-01', '2027-03-15'],
    ['1–15 March 2027', '2027-03-01', '2027-03-15'],
    ['1.-15.3.2027', '2027-03-01', '2027-03-15'],
    ['March 1-15, 2027', '2027-03-01', '2027-03-15'],
    ['01-Dec-2026 - 15-Mar-2027', '2026-12-01', '2027-03-15'],
    ['March 2027 – July 2027', '2027-03-01', '2027-07-31'],
    ['1 March – 31 July', '--03-01', '--07-31'],
    ['1 March – 31 July each year', '--03-01', '--07-31'],
    ['Closed March 1 through July 31', '--03-01', '--07-31'],
    ['01.02.-30.06.', '--02-01', '--06-30'],
    ['15.02. bis 30.06.', '--02-15', '--06-30'],
    ['March to July', '--03-01', '--07-31'],
    ['November - Februar', '--11-01', '--02-29'],
    ['until 15 May 2027', null, '2027-05-15'],
    ['bis 15.05.2027', null, '2027-05-15'],
    ['from 1 March 2027', '2027-03-01', null],
    ['1 March 2027 – until further notice', '2027-03-01', 'until further notice'],
    ['ab 1.3.2027 bis auf Weiteres', '2027-03-01', 'until further notice'],
    ['until further notice', null, null],
    ['ganzjährig', null, null],
  ])('of %j is from %j to %j', (text, first, last) => {
    expect(days(text)).toEqual([first, last])
  })

  it('of “year-round” has no end and no beginning', () => {
    expect(periodIn('Year-round')).toEqual({ first: null, last: null })
  })

  it.each([
    ['01/03/2027 - 12/07/2027', 'dmy', '2027-03-01', '2027-07-12'],
    ['01/03/2027-12/07/2027', 'mdy', '2027-01-03', '2027-12-07'],
    ['1/3 - 12/7', 'dmy', '--03-01', '--07-12'],
  ] as const)('of %j, written %s, is from %j to %j', (text, order, first, last) => {
    expect(days(text, order)).toEqual([first, last])
    expect(days(text)).toBeNull()
    expect(looksLikePeriod(text)).toBe(true)
  })

  it.each([
    '1 March 2027',
    '1 March',
    'spring',
    'March',
    'until 15 May',
    'early March – mid July',
    '1 March – 31 March, 1 October – 30 November',
    '1 March 2027 – 31 July',
    '08:00 – 17:00',
    'Monday to Friday',
    '3 – 4',
    'Mill Track – Old Bridge',
    '12-14',
    '',
  ])('is not told by %j', (text) => {
    expect(days(text)).toBeNull()
    expect(looksLikePeriod(text)).toBe(false)
  })
})
