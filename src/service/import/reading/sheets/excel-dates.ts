/** Days are counted from here, since Excel takes 1900 for a leap year; before March of that year from a day later. */
const DAY_0 = Date.UTC(1899, 11, 30)
const LEAP_DAY = 60
/** What files of old Macintoshes count from. */
const DAY_0_OF_1904 = Date.UTC(1904, 0, 1)
/** The last day of the year 9999. */
const LAST = 2_958_465
const DAY_SECONDS = 86_400

/** The formats of dates and times among those that every file has. */
const DATES = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const

/** Whether numbers in a format are dates or times. `code`: what the file says of it, for one of its own. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return DATES.some(([from, to]) => id >= from && id <= to)
  const [first = ''] = code.replaceAll(/"[^"]*"|\\.|[_*].|\[[^\]]*\]/g, '').split(';')
  return /[dmyhs]/i.test(first) && !/general/i.test(first)
}

/**
 * The date, the time or both that a number in Excel stands for; null where it is none.
 * @param is1904 whether the file counts from 1904
 */
export function dateOfNumber(days: number, is1904: boolean): string | null {
  if (!(days >= 0 && days <= LAST)) return null
  const seconds = Math.round(days * DAY_SECONDS)
  if (seconds < DAY_SECONDS) return timeOf(seconds)
  const shift = !is1904 && days < LEAP_DAY ? 1 : 0
  const start = is1904 ? DAY_0_OF_1904 : DAY_0
  const text = new Date(start + (seconds + shift * DAY_SECONDS) * 1000).toISOString().slice(0, 19)
  return seconds % DAY_SECONDS === 0 ? text.slice(0, 10) : text
}

function timeOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 19)
}
