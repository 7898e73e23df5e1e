import { asText } from './values.ts'
import { isPartOfMonth } from './part-of-month.ts'
import { daysWithin, LONGEST_PERIOD, looksLikePeriod, periodIn } from './period.ts'
import { dayOfYear, looksLikeDayOrSeason } from './season.ts'

const JOINTS = /\s*[;,\n]\s*|\s+(?:and|und|sowie|et|e|y|en|och|og|i|a|&|\+)\s+|\s*[&+]\s*/u

/** Each of several periods that a text tells: “1.2.–31.3. und 1.10.–15.11.”; none where it tells one, or anything else beside. */
export function periodsIn(text: string): readonly string[] {
  if (text.length > LONGEST_PERIOD) return []
  const parts = text.split(JOINTS).filter((part) => part.trim() !== '')
  const areAll = parts.length > 1 && parts.every((part) => daysWithin(part).length === 2 && looksLikePeriod(part))
  return areAll && periodIn(text) === null ? parts.map((part) => part.trim()) : []
}

/** What to do about a text from which no days are read, as the end of a sentence that says so. */
export function adviceOnDays(value: unknown): string {
  const text = asText(value) ?? ''
  if (text.length > LONGEST_PERIOD) return ''
  if (periodsIn(text).length > 0) return ': it tells several periods; give each a row of its own'
  const days = [text, ...daysWithin(value), text.replace(/^\S+(?: le| dem| the)? /, '')]
  if (days.some((day) => isPartOfMonth(day)))
    return ': of this part of a month no day is sure; write one, such as 2027-04-15'
  const isYearless = days.some((day) => looksLikeDayOrSeason(day) && dayOfYear(day, null) !== null)
  return isYearless ? ': without a year it does not tell which is meant; write the day as 2027-04-15' : ''
}

/** Whether a value tells days from when to when, be they such as cannot be read for sure. */
export function tellsDays(value: unknown): boolean {
  return looksLikePeriod(value) || adviceOnDays(value) !== ''
}
