import { isOpenEnd, looksLikeDay, orderOf } from '../../intake/dates.ts'
import { looksLikeDayOrSeason, withYear } from '../../intake/season.ts'
import { asYear } from '../../intake/values.ts'
import { hasWord, shareOf, type Column } from './columns.ts'
import type { AreaMapping, ClosureMapping, Rule } from './mapping.ts'

/** The properties that suit a field, the likeliest first. */
type Find = (field: string) => readonly string[]

/** The columns of the days from when to when, by their names or by a word in these. */
export function closureDays(
  find: Find,
  columns: readonly Column[],
  words: Record<'starts' | 'ends' | 'others', readonly string[]>,
): ClosureMapping['fields'] {
  const saying = (said: readonly string[], fits: (value: unknown) => boolean) =>
    columns.find(
      ({ tokens, ...column }) =>
        tokens.some((token) => said.includes(token)) &&
        !tokens.some((token) => words.others.includes(token)) &&
        shareOf({ tokens, ...column }, fits) > DATED,
    )?.property
  const [start = saying(words.starts, looksLikeDayOrSeason)] = find('start_on')
  const [end = saying(words.ends, (value) => looksLikeDayOrSeason(value) || isOpenEnd(value))] = find('end_on')
  const rule = dayRules(columns, [start, end])
  return {
    ...(start === undefined ? {} : { start_on: rule(start) }),
    ...(end === undefined ? {} : { end_on: rule(end) }),
  }
}

/** Since when areas are protected, by a property's name or by a part of it. */
export function founding(
  find: Find,
  columns: readonly Column[],
  words: { readonly said: readonly string[]; readonly others: readonly string[] },
): AreaMapping['fields'] {
  const [named] = find('established_on')
  const said = columns.find(
    (column) =>
      hasWord(column, words.said) &&
      !column.tokens.some((token) => words.others.includes(token)) &&
      shareOf(column, (value) => isFoundingYear(value) || looksLikeDay(value)) > DATED,
  )
  const property = named ?? said?.property
  return property === undefined ? {} : { established_on: dayRules(columns, [property])(property) }
}

/** How much of the values must be days where only a part of the property's name says what they are. */
const DATED = 0.8

function isFoundingYear(value: unknown): boolean {
  return asYear(value) !== null && /^(1[6-9]|20)/.test(String(value))
}

/** Rules for columns of days, in the order in which they write them together. */
function dayRules(columns: readonly Column[], named: readonly (string | undefined)[]): (property: string) => Rule {
  const order = orderOf(
    columns.flatMap(({ property, values }) =>
      named.includes(property) ? values.map((value) => withYear(value) ?? value) : [],
    ),
  )
  return (property) => (order === null ? property : { from: property, dates: order })
}
