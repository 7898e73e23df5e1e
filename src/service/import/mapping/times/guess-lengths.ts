import { daysOfLength, unitInName } from '../../../intake/last-of-length.ts'
import { asText } from '../../../intake/values.ts'
import { shareOf, type Column } from '../columns.ts'
import type { Doubt } from '../doubt.ts'
import { propertyLists } from '../find-properties.ts'
import { rulesOf, type ClosureMapping, type Rule } from '../mapping.ts'
import { isMarked, monthOfColumn } from '../said/marked-months.ts'

const { lengths } = propertyLists.words

/** A table with so many columns that are named for months says in which of them each row is closed. */
const MONTHS = 6
const SENSE = 0.8

/** The columns that are named for months, each for another one, where there are enough of them. */
export function monthColumns(columns: readonly Column[]): readonly string[] {
  const named = columns.flatMap(({ property }) => monthOfColumn(property) ?? [])
  const isEachOnce = new Set(named).size === named.length
  if (named.length < MONTHS || !isEachOnce) return []
  return columns.flatMap(({ property }) => (monthOfColumn(property) === undefined ? [] : property))
}

/** How marks below months are read, and what a row without any is; adds to `doubts` that they may mean the contrary. Null for other cells. */
export function guessMonths(
  columns: readonly Column[],
  months: readonly string[],
  doubts: Doubt[],
): { readonly days: readonly Rule[]; readonly unmarked: Rule } | null {
  const areMarks = columns.every(
    (column) =>
      !months.includes(column.property) ||
      column.values.length === 0 ||
      shareOf(column, (value) => isMarked(value) !== null) >= SENSE,
  )
  if (months.length === 0 || !areMarks) return null
  doubts.push({
    about: 'days',
    text: `Marks below ${months.join(', ')} are taken for the months in which each is closed. If they mark when it is open, write those in which it is closed in one column, as “February – July”.`,
  })
  return { days: [{ months_under: [...months] }], unmarked: { unmarked_under: [...months] } }
}

/** The columns that tell how long each row is closed. */
function lengthsIn(columns: readonly Column[], fits: (value: unknown, column: Column) => boolean): readonly Column[] {
  return columns.filter(
    (column) =>
      column.tokens.some((token) => lengths.includes(token)) && shareOf(column, (value) => fits(value, column)) > SENSE,
  )
}

/** Days from when to when, with the last ones by how long each row is closed, where only the first ones have a column. */
export function withLengths(days: ClosureMapping['fields'], columns: readonly Column[]): ClosureMapping['fields'] {
  const [start, ...others] = rulesOf(days.start_on)
  const [length, another] = lengthsIn(
    columns,
    (value, { property }) => daysOfLength(value, unitInName(property)) !== null,
  )
  if (length === undefined || another !== undefined || start === undefined) return days
  if (days.end_on !== undefined || others.length > 0) return days
  const from = typeof start === 'string' ? { from: start, dates: undefined } : 'from' in start ? start : null
  if (from === null) return days
  const unit = unitInName(length.property)
  const end_on = {
    lasting: length.property,
    from_day: from.from,
    ...(unit === null ? {} : { unit }),
    ...(from.dates === undefined ? {} : { dates: from.dates }),
  }
  return { ...days, end_on }
}

/** Adds to `doubts` the columns that tell by months or by a length from when to when, and that nothing reads. */
export function tellLengths(
  columns: readonly Column[],
  { end_on }: ClosureMapping['fields'],
  months: readonly string[],
  doubts: Doubt[],
): void {
  if (months.length > 0) {
    doubts.push({
      about: 'days',
      text: `${months.join(', ')}: in which months each is closed, which is not read. Write it in one column, as “February – July”.`,
    })
  }
  const unread = end_on === undefined ? lengthsIn(columns, (value) => /^\d/.test(asText(value) ?? '')) : []
  for (const { property } of unread) {
    doubts.push({
      about: 'days',
      text: `${property}: how long each is closed, which is not read. Write the last day of each.`,
    })
  }
}
