import { asDay, dayInOrder, hasTime, type DateOrder } from './dates.ts'
import { dayOfYear, dayOfYearInOrder } from './season.ts'
import { asText } from './values.ts'

const DAY_MS = 86_400_000
const LEAP = '2024'
const AT_MIDNIGHT = /[T ]0?0:00(?::00(?:\.0+)?)?Z?$/i

/**
 * The last day before one on which something opens again, as that is written in its column. Where it opens at a time of day, it is
 * closed on that day too: null, as for what is no day, unless the order of its column tells which it is.
 */
export function dayBeforeOf(value: unknown, order: DateOrder | null): string | null {
  const text = (asText(value) ?? '').trim()
  const day = text.replace(AT_MIDNIGHT, '')
  const inOrder = order === null ? null : (dayInOrder(day, order) ?? dayOfYearInOrder(day, order))
  if (hasTime(day)) return inOrder
  const written = inOrder ?? asDay(day) ?? dayOfYear(day, null)
  if (written?.startsWith('--') === true) return `-${before(`${LEAP}${written.slice(1)}`).slice(LEAP.length)}`
  return written === null ? null : before(written)
}

function before(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10)
}
