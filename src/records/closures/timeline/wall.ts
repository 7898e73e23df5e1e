import { DAY, dateOf, dayOf, isLocalDate, timeOf, type LocalDate, type LocalTime } from '#contract/status/local-time.ts'
import { instantOfWall, offsetAt } from '#contract/status/zone.ts'
import type { WallTime, When } from '#contract/standing/when.ts'
import type { Horizon, TimelineWindow } from './timeline-window.ts'

/** What a wall clock shows, as if it stood in UTC: milliseconds since 1970-01-01T00:00 of that clock. */
export type Wall = number

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export function wallOf({ date, time }: { readonly date: LocalDate; readonly time: LocalTime }): Wall {
  return dayOf(date) * DAY + timeOf(time)
}

/** What clocks in a zone show at an instant (epoch ms, or ±Infinity). */
export function wallAt(zone: string, instant: number): Wall {
  return Number.isFinite(instant) ? instant + offsetAt(zone, instant) : instant
}

/**
 * The latest time that clocks in a zone have shown up to an instant (epoch ms): where an hour comes twice, closures begin and
 * end in the first, so that the whole second one lies at its end.
 */
export function latestWallAt(zone: string, instant: number): Wall {
  const wall = wallAt(zone, instant)
  let before = instantOfWall(zone, wall)
  if (before >= instant) return wall
  const offset = offsetAt(zone, before)
  let after = instant
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (offsetAt(zone, middle) === offset) before = middle
    else after = middle
  }
  return before + offset
}

/** The wall time that a moment names, even one skipped at the place; `shown` where it names none, as `now` does. */
export function wallNamed(when: When, shown: Wall): Wall {
  if (when === 'now' || when.time === null || !isLocalDate(when.day)) return shown
  return wallOf({ date: when.day, time: when.time })
}

/** A wall time as a moment that everything can be told for. */
export function whenAt(wall: Wall): WallTime {
  const day = Math.floor(wall / DAY)
  return { day: dateOf(day), time: new Date(wall).toISOString().slice(11, 16) }
}

/** First and last wall time of a window, the last excluded. */
export function extentOf({ from, to }: TimelineWindow): { readonly start: Wall; readonly end: Wall } {
  return { start: dayOf(from) * DAY, end: dayOf(to) * DAY }
}

/** Where a wall time lies in a window: 0 its start, 1 its end. */
export function shareOf(window: TimelineWindow, wall: Wall): number {
  const { start, end } = extentOf(window)
  return (wall - start) / (end - start)
}

/**
 * The wall time at a share of a window, as fine as a finger can mean it: quarters of an hour in a day, hours in a week,
 * and beyond that days, at the hour of `current`.
 */
export function wallAtShare(window: TimelineWindow, share: number, current: Wall): Wall {
  const { start, end } = extentOf(window)
  const wall = start + Math.max(0, Math.min(1, share)) * (end - start)
  const step = stepOf(window.horizon)
  if (step === DAY) return Math.min(Math.floor(wall / DAY), end / DAY - 1) * DAY + modulo(current, DAY)
  const fine = window.horizon === 'day' ? HOUR / 4 : HOUR
  return Math.min(Math.round(wall / fine) * fine, end - fine)
}

/** The next wall time, or that before it, on a press of an arrow key: a full hour, or the same hour of a day. */
export function stepped(horizon: Horizon, wall: Wall, direction: 1 | -1, isLarge: boolean): Wall {
  const small = stepOf(horizon)
  const step = isLarge ? { day: 6 * HOUR, week: DAY, month: 7 * DAY, year: 30 * DAY }[horizon] : small
  if (small === DAY || isLarge) return wall + direction * step
  return direction === 1 ? (Math.floor(wall / step) + 1) * step : (Math.ceil(wall / step) - 1) * step
}

function stepOf(horizon: Horizon): number {
  return horizon === 'day' || horizon === 'week' ? HOUR : DAY
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by
}
