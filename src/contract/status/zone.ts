import { DAY, dateOf, dayOf, timeOf } from './local-time.ts'
import type { LocalDate, LocalTime } from './local-time.ts'

// Offsets are read at the ends of spans. No zone has ever changed its offset twice within four days,
// so a span of three holds one change at most.
const SPAN = 3 * DAY
const MOST_SAMPLES = 20_000

interface Zone {
  clock: Intl.DateTimeFormat
  /** Offset at the start of a span, by the span's number. */
  samples: Map<number, number>
  /** The instant of the offset's change within a span, by the span's number. */
  changes: Map<number, number>
}

const zones = new Map<string, Zone>()

/** Whether this engine knows the zone by its IANA name. A bare offset such as `+01:00` is no zone. */
export function isTimeZone(name: string): boolean {
  try {
    zoneOf(name)
    return true
  } catch {
    return false
  }
}

/**
 * How far the zone's wall clock is ahead of UTC at an instant. Both in milliseconds.
 * Throws a RangeError for an unknown zone, as does every function below.
 */
export function offsetAt(zone: string, instant: number): number {
  const known = zoneOf(zone)
  const span = Math.floor(instant / SPAN)
  const before = sampleOf(known, span)
  const after = sampleOf(known, span + 1)
  if (before === after) return before
  return instant < changeOf(known, span, before) ? before : after
}

/**
 * The instant, in epoch milliseconds, of a wall-clock reading at a place. As RFC 5545 has it, a reading that comes
 * twice is the first one, and one that is skipped moves forward by the gap.
 */
export function instantOf(zone: string, date: LocalDate, time: LocalTime): number {
  return instantOfWall(zone, dayOf(date) * DAY + timeOf(time))
}

/** {@link instantOf} for a reading in milliseconds since 1970-01-01T00:00 on the same wall clock. */
export function instantOfWall(zone: string, wall: number): number {
  const before = offsetAt(zone, wall - DAY)
  const after = offsetAt(zone, wall + DAY)
  const early = wall - before
  if (before === after || offsetAt(zone, early) === before) return early
  const late = wall - after
  return offsetAt(zone, late) === after ? late : early
}

/** The date and the time, to the second, that clocks at the place show at an instant (epoch milliseconds). */
export function localDateTimeAt(zone: string, instant: number): { date: LocalDate; time: LocalTime } {
  const wall = instant + offsetAt(zone, instant)
  const text = new Date(wall).toISOString()
  const time = text.indexOf('T') + 1
  return { date: dateOf(Math.floor(wall / DAY)), time: text.slice(time, time + 8) }
}

/** The number of the local day at an instant (epoch milliseconds), counted from 1970-01-01. */
export function localDayAt(zone: string, instant: number): number {
  return Math.floor((instant + offsetAt(zone, instant)) / DAY)
}

function zoneOf(name: string): Zone {
  const known = zones.get(name)
  if (known) return known
  if (!/^[a-z]/i.test(name)) throw new RangeError(`Not a time zone: ${name}`)
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: name,
    hourCycle: 'h23',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const zone = { clock, samples: new Map<number, number>(), changes: new Map<number, number>() }
  zones.set(name, zone)
  return zone
}

function sampleOf(zone: Zone, span: number): number {
  const known = zone.samples.get(span)
  if (known !== undefined) return known
  if (zone.samples.size >= MOST_SAMPLES) zone.samples.clear()
  const offset = readOffset(zone.clock, span * SPAN)
  zone.samples.set(span, offset)
  return offset
}

function changeOf(zone: Zone, span: number, before: number): number {
  const known = zone.changes.get(span)
  if (known !== undefined) return known
  let unchanged = (span * SPAN) / 1000
  let changed = unchanged + SPAN / 1000
  while (changed - unchanged > 1) {
    const middle = Math.floor((unchanged + changed) / 2)
    if (readOffset(zone.clock, middle * 1000) === before) unchanged = middle
    else changed = middle
  }
  zone.changes.set(span, changed * 1000)
  return changed * 1000
}

/** The offset at a whole second; without the year and the month, which are never more than a day away. */
function readOffset(clock: Intl.DateTimeFormat, instant: number): number {
  let day = 0
  let seconds = 0
  for (const { type, value } of clock.formatToParts(instant)) {
    if (type === 'day') day = Number(value)
    else if (type !== 'literal') seconds = seconds * 60 + Number(value)
  }
  const days = day - new Date(instant).getUTCDate()
  const wraps = Math.abs(days) > 1
  const midnight = Math.floor(instant / DAY) * DAY
  return (wraps ? -Math.sign(days) : days) * DAY + seconds * 1000 - (instant - midnight)
}
