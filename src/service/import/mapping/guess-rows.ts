import type { Column } from './columns.ts'
import { tellCodes } from './closure-type.ts'
import type { Doubt } from './doubt.ts'
import { propertyLists } from './find-properties.ts'
import { furtherDays, tellOpenings, tellUnreadDays } from './times/guess-days.ts'
import { areTimesOfEnds } from './times/guess-hours.ts'
import { tellLengths } from './times/guess-lengths.ts'
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
  { bans, months }: { readonly bans: Marks; readonly months: readonly string[] },
  doubts: Doubt[],
): Pick<ClosureMapping, 'times' | 'closures_under' | 'further_days'> {
  const dates = datesIn(fields)
  const isInMonths = rulesOf(fields.days).some((rule) => typeof rule === 'object' && 'months_under' in rule)
  if (dates.length === 0 && !isInMonths) {
    doubts.push({
      about: 'days',
      text: 'No property tells from when to when: a closure would hold always, unless its title or text says more.',
    })
  }
  const further = furtherDays(columns, dates)
  tellOpenings(columns, dayWords, doubts)
  tellLengths(columns, fields, isInMonths ? [] : months, doubts)
  tellCodes(columns, readIn(fields), doubts)
  tellUnreadDays(columns, [...dates, ...further.flatMap((one) => Object.values(one))], dayWords, doubts)
  return {
    ...(areTimesOfEnds(fields, columns, words.each_day, doubts) ? { times: 'ends' } : {}),
    ...(bans.properties.length === 0 ? {} : { closures_under: [...bans.properties] }),
    ...(further.length === 0 ? {} : { further_days: [...further] }),
  }
}

/** The properties that fields are read from, without those in which only words such as “reopened” are looked for. */
function readIn(fields: ClosureMapping['fields']): readonly string[] {
  const rules = Object.values(fields).flatMap((some) => rulesOf(some))
  return rules.filter((rule) => typeof rule === 'string' || !('opened_in' in rule)).flatMap(namesInRule)
}

/** The properties that tell from when to when. */
export function datesIn({ start_on, end_on }: ClosureMapping['fields']): readonly string[] {
  return [start_on, end_on].flatMap((rules) => rulesOf(rules).flatMap(namesInRule))
}
