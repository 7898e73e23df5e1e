import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { addDays } from '../local-time.ts'
import type { LocalDate, LocalTime } from '../local-time.ts'
import type { Validity } from '../schedule.ts'

/** Zones with every kind of change: whole hours, half an hour, at midnight, one minute past it, a whole day. */
export const ZONES = [
  'Europe/Berlin',
  'Europe/Dublin',
  'Atlantic/Reykjavik',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Africa/Monrovia',
  'America/St_Johns',
  'America/Havana',
  'America/Sao_Paulo',
  'America/Asuncion',
  'America/Caracas',
  'America/Recife',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Asia/Gaza',
  'Asia/Pyongyang',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Antarctica/Troll',
  'Pacific/Apia',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Kwajalein',
  'Pacific/Kiritimati',
  'Etc/UTC',
  'Etc/GMT+12',
] as const

/** Dates from 1970 to 2100. */
export const anyDate: fc.Arbitrary<LocalDate> = fc
  .integer({ min: 0, max: 47_846 })
  .map((days) => addDays('1970-01-01', days))

const anyZone = fc.constantFrom(...ZONES)
const changeDates = new Map(ZONES.map((zone) => [zone, changeDatesOf(zone)]))

/** A zone, and a date: of four, three are at most two days from a change of the zone's offset, where it has any. */
export const zoneAndDate = anyZone.chain((zone) => fc.record({ zone: fc.constant(zone), date: dateNearChange(zone) }))

function dateNearChange(zone: (typeof ZONES)[number]): fc.Arbitrary<LocalDate> {
  const changes = changeDates.get(zone) ?? []
  if (changes.length === 0) return anyDate
  const near = fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -2, max: 2 }))
    .map(([date, days]) => addDays(date, days))
  return fc.oneof({ weight: 3, arbitrary: near }, { weight: 1, arbitrary: anyDate })
}

/** Times of the day, most of them in the small hours and around midnight, where clocks change. */
export const anyTime = fc
  .oneof(
    { weight: 3, arbitrary: fc.constantFrom(...minutesAround([0, 60, 120, 150, 180, 240, 1380])) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 1439 }) },
  )
  .map((minutes) => new Date(minutes * 60_000).toISOString().slice(11, 19))

const maybeTime: fc.Arbitrary<LocalTime | null> = fc.option(anyTime, { nil: null })

/** Daily windows, some of them of 24 hours, some without a start or an end. */
export const anyWindow: fc.Arbitrary<readonly [LocalTime | null, LocalTime | null]> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(maybeTime, maybeTime) },
  { weight: 1, arbitrary: anyTime.map((time) => [time, time] as const) },
)

/** A record of a few days, or with open ends, and an instant (epoch milliseconds) that is near them. */
export const recordAndNow: fc.Arbitrary<{ validity: Validity; now: number }> = fc
  .record({
    place: zoneAndDate,
    days: fc.integer({ min: 0, max: 5 }),
    open: fc.constantFrom('neither', 'neither', 'neither', 'start', 'end', 'both'),
    window: anyWindow,
    minutes: fc.integer({ min: -3 * 1440, max: 9 * 1440 }),
    second: fc.constantFrom(0, 0, -1),
  })
  .map(({ place: { zone, date }, days, open, window: [daytime_start, daytime_end], minutes, second }) => ({
    validity: {
      start_on: open === 'start' || open === 'both' ? null : date,
      end_on: open === 'end' || open === 'both' ? null : addDays(date, days),
      daytime_start,
      daytime_end,
      time_zone: zone,
    },
    now: Date.parse(`${date}T00:00:00Z`) + minutes * 60_000 + second * 1000,
  }))

function minutesAround(times: readonly number[]): number[] {
  return times.flatMap((time) => [-30, -1, 0, 1, 15, 30].map((by) => (time + by + 1440) % 1440))
}

function changeDatesOf(zone: string): LocalDate[] {
  const end = Temporal.ZonedDateTime.from(`2040-01-01T00:00[${zone}]`)
  const dates: LocalDate[] = []
  let at: Temporal.ZonedDateTime | null = Temporal.ZonedDateTime.from(`1970-01-01T00:00[${zone}]`)
  while ((at = at.getTimeZoneTransition('next')) && Temporal.ZonedDateTime.compare(at, end) < 0) {
    dates.push(at.toPlainDate().toString())
  }
  return dates
}
