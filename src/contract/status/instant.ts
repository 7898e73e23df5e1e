const INSTANT = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/
const EARLIEST = Date.parse('0000-01-01T00:00:00Z')
const LATEST = Date.parse('9999-12-31T23:59:59Z')

/**
 * An instant in epoch milliseconds as RFC 3339 in UTC, to the second: `2026-05-01T06:00:00Z`.
 * Null for what has no such text: ±Infinity, and the years beyond 9999 that an `end_on` of 9999-12-31 can reach.
 */
export function toInstantText(instant: number): string | null {
  if (instant < EARLIEST || instant >= LATEST + 1000) return null
  return `${new Date(instant).toISOString().slice(0, 19)}Z`
}

/** The epoch milliseconds of an RFC 3339 text with its offset, or null for anything else. */
export function parseInstant(text: string): number | null {
  const date = INSTANT.exec(text)?.[1]
  if (date === undefined) return null
  const midnight = Date.parse(`${date}T00:00:00Z`)
  // Some engines read February 30 as March 2.
  if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(date)) return null
  const instant = Date.parse(text)
  return Number.isNaN(instant) ? null : instant
}
