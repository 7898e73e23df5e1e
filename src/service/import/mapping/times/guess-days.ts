import { isOpenEnd, looksLikeDay, orderOf } from '../../../intake/dates.ts'
import { tellsDays } from '../../../intake/days-advice.ts'
import { daysWithin, isAlways } from '../../../intake/period.ts'
import { looksLikeDayOrSeason, withYear } from '../../../intake/season.ts'
import { asTime, asYear } from '../../../intake/values.ts'
import type { Doubt } from '../doubt.ts'
import {
  hasWord,
  isAfterLast,
  orderBeside,
  orderInName,
  shareOf,
  tellsOpening,
  tellsReopening,
  type Column,
} from '../columns.ts'
import { finderIn } from '../find-properties.ts'
import type { SourceFeature } from '../../reading/input/source-feature.ts'
import type { AreaMapping, ClosureMapping, Rule } from '../mapping.ts'
import { saysNothing } from '../rules.ts'

/** The properties that suit a field, the likeliest first. */
type Find = (field: string) => readonly string[]

type Words = Record<'starts' | 'ends' | 'periods' | 'openings' | 'others', readonly string[]>

/** The columns of the days from when to when, by their names or by a word in these; `bans` may tell when they hold. */
export function closureDays(
  find: Find,
  columns: readonly Column[],
  sample: readonly SourceFeature[],
  words: Words,
  bans: readonly string[],
): ClosureMapping['fields'] {
  const saying = (isSaid: (column: Column) => boolean, said: readonly string[], fits: (value: unknown) => boolean) =>
    columns.find(
      (column) =>
        isSaid(column) &&
        !column.tokens.some((token) => words.others.includes(token) && !said.includes(token)) &&
        !tellsOpening(column, words.openings) &&
        shareOf(column, (value) => fits(value) || isAlways(value)) > DATED,
    )?.property
  const isStart = (column: Column) => isNamed(column, words.starts) && !tellsReopening(column)
  const isEnd = (column: Column) => isNamed(column, words.ends) || tellsReopening(column)
  const starting = saying(isStart, words.starts, looksLikeDayOrSeason)
  const [start = starting ?? find('announced_on')[0], ...otherStarts] = find('start_on')
  const [end = saying(isEnd, words.ends, (value) => looksLikeDayOrSeason(value) || isOpenEnd(value)), ...otherEnds] =
    find('end_on')
  if (start === undefined && end === undefined) return daysOfPeriod(find, columns, words, bans)
  const starts = withItsComplements(start, otherStarts, sample)
  const ends = withItsComplements(end, otherEnds, sample)
  const rule = dayRules(columns, [...starts, ...ends])
  return { ...rulesFor('start_on', starts.map(rule)), ...rulesFor('end_on', ends.map(rule)) }
}

function isNamed({ tokens }: Column, said: readonly string[]): boolean {
  return tokens.some((token) => said.includes(token))
}

/** Adds to `doubts` the columns that tell from when to when something is open, which closes nothing. */
export function tellOpenings(columns: readonly Column[], { openings }: Words, doubts: Doubt[]): void {
  const opened = columns.filter(
    (column) =>
      tellsOpening(column, openings) &&
      shareOf(column, (value) => looksLikeDayOrSeason(value) || asTime(value) !== null) > DATED,
  )
  if (opened.length === 0) return
  doubts.push({
    about: 'days',
    text: `${opened.map(({ property }) => property).join(', ')}: when it is open, which is not read. Write from when to when each is closed.`,
  })
}

/**
 * The day on which each row closes, from the one column that is called a day. Only where the column names a hunt (“Drückjagd am”) or
 * stands beside columns of hours, because a single date is often the day of a notice.
 */
export function dayOfEach(
  columns: readonly Column[],
  words: Words & Record<'days' | 'hunts', readonly string[]>,
  hasHours: boolean,
  doubts: Doubt[],
): ClosureMapping['fields'] {
  const called = columns.filter(
    (column) => !column.tokens.some((token) => words.others.includes(token)) && shareOf(column, looksLikeDay) > DATED,
  )
  const days = called.filter(
    (column) =>
      hasWord(column, words.hunts) || (hasHours && column.tokens.every((token) => words.days.includes(token))),
  )
  const [day, another] = days
  if (day === undefined || another !== undefined) return {}
  doubts.push({
    about: 'days',
    text: `Each row is taken to close on the one day of ${day.property}. If that is the day of its notice, leave it out of a mapping.`,
  })
  const rule = dayRules(columns, [day.property])(day.property)
  return { start_on: rule, end_on: rule }
}

/** The columns of bans that tell when these hold, and the one that tells from when to when, by its name or by a word in it. */
function daysOfPeriod(
  find: Find,
  columns: readonly Column[],
  words: Words,
  bans: readonly string[],
): ClosureMapping['fields'] {
  const said = columns.find(
    (column) =>
      column.tokens.some((token) => words.periods.includes(token)) &&
      !column.tokens.some((token) => [...words.openings, ...words.others].includes(token)) &&
      shareOf(column, tellsDays) > DATED,
  )
  const [numbered] = finderIn('closures', columns.map(withoutNumber))('period')
  const [property = numbered ?? said?.property] = find('period')
  const named = [...new Set([...bans, ...(property === undefined ? [] : [property])])]
  const written = named.map((name) => {
    const values = columns.find((column) => column.property === name)?.values ?? []
    const order = orderOf(values.flatMap(daysWithin).map((day) => withYear(day) ?? day))
    return [name, order === null ? {} : { dates: order }] as const
  })
  return {
    ...rulesFor(
      'start_on',
      written.map(([name, order]) => ({ first_day_in: name, ...order })),
    ),
    ...rulesFor(
      'end_on',
      written.map(([name, order]) => ({ last_day_in: name, ...order })),
    ),
  }
}

/**
 * The columns of each further period, by the columns of the first period whose places they take. They have the same name but for a
 * number: `Von2` for `Von1`.
 */
export function furtherDays(
  columns: readonly Column[],
  dates: readonly string[],
): readonly Readonly<Record<string, string>>[] {
  const firsts = columns.filter(({ property }) => dates.includes(property))
  const byNumber = new Map<string, Record<string, string>>()
  for (const first of firsts) {
    const others = columns.filter((one) => !firsts.includes(one) && stemOf(one) === stemOf(first) && mayTellDays(one))
    for (const { property, plain } of others) {
      const number = plain.replaceAll(NO_DIGITS, '')
      byNumber.set(number, { ...byNumber.get(number), [first.property]: property })
    }
  }
  return [...byNumber].toSorted(([a], [b]) => Number(a) - Number(b)).map(([, further]) => further)
}

const NO_DIGITS = /\D/gu

function withoutNumber(column: Column): Column {
  return { ...column, plain: stemOf(column) }
}

function stemOf({ plain }: Column): string {
  return plain.replaceAll(/\d/gu, '')
}

function mayTellDays(column: Column): boolean {
  return (
    column.values.length === 0 || shareOf(column, (value) => looksLikeDayOrSeason(value) || tellsDays(value)) > DATED
  )
}

/** Adds to `doubts` the columns that look like the start and end of a period, and that nothing reads. */
export function tellUnreadDays(
  columns: readonly Column[],
  read: readonly string[],
  words: Words,
  doubts: Doubt[],
): void {
  const unread = columns.filter(
    (column) =>
      !read.includes(column.property) &&
      !column.tokens.some((token) => words.others.includes(token)) &&
      !tellsOpening(column, words.openings) &&
      shareOf(column, looksLikeDayOrSeason) > DATED,
  )
  const [starts, ends] = [words.starts, words.ends].map((said) =>
    unread.filter(({ tokens }) => tokens.some((token) => said.includes(token))),
  )
  if (starts?.length === 0 || ends?.length === 0) return
  const names = unread.filter((one) => starts?.includes(one) === true || ends?.includes(one) === true)
  doubts.push({
    about: 'days',
    text: `${names.map(({ property }) => property).join(', ')} may tell a further period, and are not read. Say it in a mapping, by "further_days".`,
  })
}

function rulesFor(field: 'start_on' | 'end_on', rules: readonly Rule[]): ClosureMapping['fields'] {
  const [first] = rules
  return first === undefined ? {} : { [field]: rules.length === 1 ? first : [...rules] }
}

/** A property, and those of others that features have in its place, and never beside it. */
function withItsComplements(
  property: string | undefined,
  others: readonly string[],
  sample: readonly SourceFeature[],
): readonly string[] {
  if (property === undefined) return []
  const has = ({ properties }: SourceFeature, name: string) => !saysNothing(properties[name])
  const complements = others.filter((other) => !sample.some((feature) => has(feature, property) && has(feature, other)))
  return [property, ...complements]
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
  return (property) => {
    const told = order ?? orderInName(property) ?? orderBeside(property, columns)
    const dates = told === null ? {} : { dates: told }
    if (columns.some((column) => column.property === property && isAfterLast(column)))
      return { day_before: property, ...dates }
    return told === null ? property : { from: property, dates: told }
  }
}
