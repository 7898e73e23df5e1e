import { asText } from '../../intake/values.ts'
import { monthNamed } from '../../intake/month-names.ts'
import { shareOf, type Column } from './columns.ts'
import type { Doubt } from './doubt.ts'
import { propertyLists } from './find-properties.ts'
import { furtherDays, tellOpenings, tellUnreadDays } from './guess-days.ts'
import { areTimesOfEnds } from './guess-hours.ts'
import type { Marks } from './guess-marks.ts'
import { rulesOf, type ClosureMapping } from './mapping.ts'
import { namesInRule } from './same-names.ts'

const { words } = propertyLists

/** Words by which columns of days are known. */
export const dayWords = {
  starts: words.starts,
  ends: words.ends,
  periods: words.periods,
  openings: words.openings,
  others: words.dated_else,
  days: words.days,
  hunts: words.hunts,
}

/** What a mapping says of rows that are more than one closure, and of times beside days; adds to `doubts` what is not sure of days. */
export function besideFields(
  columns: readonly Column[],
  fields: ClosureMapping['fields'],
  bans: Marks,
  doubts: Doubt[],
): Pick<ClosureMapping, 'times' | 'closures_under' | 'further_days'> {
  const dates = datesIn(fields)
  if (fields.start_on === undefined && fields.end_on === undefined) {
    doubts.push({
      about: 'days',
      text: 'No property tells from when to when: a closure would hold always, unless its title or text says more.',
    })
  }
  const further = furtherDays(columns, dates)
  tellOpenings(columns, dayWords, doubts)
  tellLengths(columns, fields, doubts)
  tellUnreadDays(columns, [...dates, ...further.flatMap((one) => Object.values(one))], dayWords, doubts)
  return {
    ...(areTimesOfEnds(fields, columns, words.each_day, doubts) ? { times: 'ends' } : {}),
    ...(bans.properties.length === 0 ? {} : { closures_under: [...bans.properties] }),
    ...(further.length === 0 ? {} : { further_days: [...further] }),
  }
}

/** A table with so many columns that are named for months says in which of them each row is closed. */
const MONTHS = 6

/** Adds to `doubts` the columns that tell by months or by a length from when to when, and that nothing reads. */
function tellLengths(columns: readonly Column[], { end_on }: ClosureMapping['fields'], doubts: Doubt[]): void {
  const months = columns.filter(({ plain }) => /^\p{L}+$/u.test(plain) && monthNamed(plain) !== undefined)
  const lengths = columns.filter(
    (column) =>
      end_on === undefined &&
      column.tokens.some((token) => words.lengths.includes(token)) &&
      shareOf(column, (value) => /^\d/.test(asText(value) ?? '')) > NUMBERS,
  )
  if (months.length >= MONTHS) {
    const names = months.map(({ property }) => property).join(', ')
    doubts.push({
      about: 'days',
      text: `${names}: in which months each is closed, which is not read. Write it in one column, as “February – July”.`,
    })
  }
  for (const { property } of lengths) {
    doubts.push({
      about: 'days',
      text: `${property}: how long each is closed, which is not read. Write the last day of each.`,
    })
  }
}

const NUMBERS = 0.8

/** The properties that tell from when to when. */
export function datesIn({ start_on, end_on }: ClosureMapping['fields']): readonly string[] {
  return [start_on, end_on].flatMap((rules) => rulesOf(rules).flatMap(namesInRule))
}
