import { clockOfFraction } from '../../../intake/day-fraction.ts'
import { asHours } from '../../../intake/hours.ts'
import { asText } from '../../../intake/values.ts'
import { shareOf, tellsOpening, type Column } from '../columns.ts'
import type { Doubt } from '../doubt.ts'
import type { Find } from '../find-properties.ts'
import { rulesOf, type ClosureMapping, type Rule } from '../mapping.ts'
import { namesInRule } from '../same-names.ts'

/** How many values must be times where only a part of the property's name says what they are. */
const SENSE = 0.8

function isClock(value: unknown): boolean {
  return /^\d{1,2}:\d\d(?::\d\d)?$/.test(asText(value) ?? '')
}

/** Whether a table has columns of hours. A day beside these is the day of a closure, not of a notice. */
export function hasHourColumns(find: Find, { hours }: Pick<ClosureMapping['fields'], 'hours'>): boolean {
  const isBetween = rulesOf(hours).some((rule) => typeof rule === 'object' && 'between' in rule)
  return isBetween || (['daytime_start', 'daytime_end', 'hours'] as const).some((field) => find(field).length > 0)
}

/** At which hours of each day closures hold: by columns of hours, by two from and to, or by what texts say. */
export function closureHours(
  find: Find,
  columns: readonly Column[],
  words: Record<'from' | 'to' | 'daily' | 'openings', readonly string[]>,
  telling: readonly string[],
): Pick<ClosureMapping['fields'], 'hours'> {
  if (find('daytime_start').length > 0 || find('daytime_end').length > 0) return {}
  const side = (said: readonly string[], joint: string) =>
    columns.find(
      (column) =>
        column.tokens.some((token) => said.includes(token)) &&
        !tellsOpening(column, words.openings) &&
        (column.tokens.some((token) => words.daily.includes(token)) || shareOf(column, isClock) === 1) &&
        shareOf(column, (value) => asHours(`${joint} ${clockOfFraction(asText(value) ?? '')}`) !== null) >= SENSE,
    )?.property
  const [from, to] = [side(words.from, 'from'), side(words.to, 'until')]
  const pairs: Rule[] = from !== undefined && to !== undefined && from !== to ? [{ between: [from, to] }] : []
  const texts = [...telling, ...find('description').slice(0, 2)].map((text) => ({ hours_in: text }))
  const rules = [...pairs, ...find('hours').slice(0, 1), ...texts]
  return rules.length === 0 ? {} : { hours: rules }
}

/** What names of days and times have beside the word for which of them they are: “Start date”, “Uhrzeit von”. */
const DAY_OR_TIME =
  /date|datum|fecha|data|time|uhrzeit|zeit|klockslag|tijd|heure|hora|ora|hour|day|tag|jour|giorno|dia|dag|pvm|kello/g

function sideOf({ plain }: Column): string {
  return plain.replaceAll(DAY_OR_TIME, '')
}

/**
 * Whether times beside a first and a last day may be when the former begins and the latter ends: they are named as these are,
 * “Start date” and “Start time”, and not as those of each day. Adds to `doubts` what that means.
 */
export function areTimesOfEnds(
  { start_on, end_on, daytime_start, daytime_end, hours }: ClosureMapping['fields'],
  columns: readonly Column[],
  daily: readonly string[],
  doubts: Doubt[],
): boolean {
  const called = (rules: Parameters<typeof rulesOf>[0]) => {
    const names = rulesOf(rules).flatMap(namesInRule)
    return columns.filter(({ property }) => names.includes(property))
  }
  const pairs = rulesOf(hours).filter((rule) => typeof rule === 'object' && 'between' in rule)
  const [starts, ends] = [called(start_on), called(end_on)]
  const times = [...called(daytime_start), ...called(daytime_end), ...called(pairs)]
  const sides = [...starts, ...ends].map(sideOf)
  const areNamedAlike = times.some((time) => sideOf(time) !== '' && sides.includes(sideOf(time)))
  const isOfEachDay = times.some(({ tokens }) => tokens.some((token) => daily.includes(token)))
  if (!areNamedAlike || isOfEachDay || ends.length === 0 || starts.some((start) => ends.includes(start))) return false
  doubts.push({
    about: 'days',
    text: `${times.map(({ property }) => property).join(', ')} may be when the first day begins and the last one ends: rows of several days close on whole days. If they are the hours of each day, leave "times" out of a mapping.`,
  })
  return true
}
