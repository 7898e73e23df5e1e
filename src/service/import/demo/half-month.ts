import { DAY } from '#contract/status/local-time.ts'

/** The half of a month, to the 15th or from the 16th, that a day lies in; days are counted from 1970-01-01. */
export function halfMonth(day: number): { first: number; last: number } {
  const date = new Date(day * DAY)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  const middle = Date.UTC(year, month, 16) / DAY
  return day < middle
    ? { first: Date.UTC(year, month, 1) / DAY, last: middle - 1 }
    : { first: middle, last: Date.UTC(year, month + 1, 1) / DAY - 1 }
}
