import { dailyHoursOf } from '#contract/standing/daily-hours.ts'
import { validityOf } from '#contract/standing/standing.ts'
import type { ClosureRecord } from '#contract/records/closure.ts'
import { occurrencesOn } from '#contract/status/local-day.ts'
import { addDays, type LocalDate } from '#contract/status/local-time.ts'
import { beginOf, finishOf } from '#contract/status/status.ts'
import type { ClosureState } from '../closure-state.ts'
import type { Part } from '../strips/year-strip-bars.ts'
import type { TimelineWindow } from './timeline-window.ts'
import { shareOf, wallAt } from './wall.ts'

/** A time in which a closure is valid, as a part of a window. */
export interface Bar extends Part {
  /** In force for a part of each of its days only. */
  readonly isPartly: boolean
}

/**
 * When a record is in force within a window, in order: to the minute in a day or a week, by its days beyond.
 * Without a zone its hours are taken as they stand.
 */
export function barsOf(record: ClosureRecord, zone: string | null, window: TimelineWindow): readonly Bar[] {
  const validity = validityOf(record, zone ?? 'UTC')
  const spans = isFine(window) && dailyHoursOf(record) !== null ? hoursIn(validity, window) : [wholeOf(validity)]
  const isPartly = !isFine(window) && dailyHoursOf(record) !== null
  const bars: Part[] = []
  for (const { start, end } of spans) {
    const [from, to] = [start, end].map((instant) => shareOf(window, wallAt(validity.time_zone, instant)))
    const bar = { from: Math.max(0, from ?? 0), to: Math.min(1, to ?? 0) }
    const last = bars.at(-1)
    if (last !== undefined && bar.from <= last.to) bars[bars.length - 1] = { from: last.from, to: bar.to }
    else if (bar.from < bar.to) bars.push(bar)
  }
  return bars.map((bar) => ({ ...bar, isPartly }))
}

/** Whether the hours of a day can be told apart. */
function isFine({ horizon }: TimelineWindow): boolean {
  return horizon === 'day' || horizon === 'week'
}

type Validity = ReturnType<typeof validityOf>

function wholeOf(validity: Validity) {
  return { start: beginOf(validity), end: finishOf(validity) }
}

function hoursIn(validity: Validity, window: TimelineWindow) {
  const days: LocalDate[] = []
  for (let day = window.from; day < window.to; day = addDays(day, 1)) days.push(day)
  return days.flatMap((day) => occurrencesOn(validity, day))
}

/** A closure that is valid at some time of a window. */
export interface TimelineEntry {
  readonly state: ClosureState
  readonly bars: readonly Bar[]
}

/** What of a window's closures never changes while the moment is moved: worked out once for each record. */
export function barsWithin(window: TimelineWindow): (state: ClosureState) => readonly Bar[] {
  const known = new WeakMap<ClosureRecord, readonly Bar[]>()
  return ({ record, zone }) => {
    const bars = known.get(record) ?? barsOf(record, zone, window)
    known.set(record, bars)
    return bars
  }
}

/**
 * The closures of a window, in an order that stays while the moment is moved: what binds, what advises, what tells;
 * of each the soonest first; and last what is over already at `now` (epoch ms).
 */
export function entriesOf(
  states: readonly ClosureState[],
  barsIn: ReturnType<typeof barsWithin>,
  now: number,
): readonly TimelineEntry[] {
  return states
    .map((state) => ({ state, bars: barsIn(state) }))
    .filter(({ bars }) => bars.length > 0)
    .sort(
      (a, b) =>
        classOf(a, now) - classOf(b, now) ||
        (a.bars[0]?.from ?? 0) - (b.bars[0]?.from ?? 0) ||
        a.state.record.name.localeCompare(b.state.record.name),
    )
}

function classOf({ state: { record, times } }: TimelineEntry, now: number): number {
  const finish = times?.finish ?? finishOf(validityOf(record, 'UTC'))
  if (finish <= now) return 3
  if (record.type === 'notice') return 2
  return record.is_binding === false ? 1 : 0
}
