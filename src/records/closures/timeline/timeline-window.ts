import { parseAsStringLiteral } from 'nuqs'
import { useParameter } from '#core/address/use-parameter.ts'
import { create } from 'zustand'
import { addDays, type LocalDate } from '#contract/status/local-time.ts'
import { useMoment } from '#core/clock/moment.ts'
import { wallTimeAt } from '#contract/standing/when.ts'

/** How much time the timeline shows. */
export const HORIZONS = ['day', 'week', 'month', 'year'] as const
export type Horizon = (typeof HORIZONS)[number]

/** The days that the timeline shows, on the wall clocks of all places; `to` is the first that it does not. */
export interface TimelineWindow {
  readonly horizon: Horizon
  readonly from: LocalDate
  readonly to: LocalDate
}

const parser = parseAsStringLiteral(HORIZONS)

/** The timeline in the address as `timeline`; null while it is closed. Opening and closing are steps of the history. */
export function useTimeline() {
  const [horizon, set] = useParameter('timeline', parser)
  return {
    horizon,
    open: () => void set('week', { history: 'push' }),
    close: () => void set(null, { history: 'push' }),
    choose: (next: Horizon) => {
      windowHeld(null)
      void set(next)
    },
  }
}

const useHeld = create<{ readonly from: LocalDate | null }>(() => ({ from: null }))

/** The window stays where it is while the moment moves within it; null: it lies around the moment. */
export function windowHeld(from: LocalDate | null): void {
  useHeld.setState({ from })
}

/** What the open timeline shows, of a moment told in a zone; null while it is closed. */
export function useTimelineWindow(zone: string): TimelineWindow | null {
  const { horizon } = useTimeline()
  const { from } = useHeld()
  const { date } = wallTimeAt(useMoment(), zone)
  if (horizon === null) return null
  const held = from === null ? null : windowFrom(horizon, from)
  return held !== null && held.from <= date && date < held.to ? held : windowFrom(horizon, startAround(horizon, date))
}

/** What lies ahead matters more than what has been. */
function startAround(horizon: Horizon, date: LocalDate): LocalDate {
  switch (horizon) {
    case 'day':
      return date
    case 'week':
      return addDays(date, -1)
    case 'month':
      return addDays(date, -5)
    case 'year':
      return monthsLater(date, -2)
  }
}

/** The window of a horizon from a day on; a year is twelve whole months. */
export function windowFrom(horizon: Horizon, from: LocalDate): TimelineWindow {
  const days = { day: 1, week: 7, month: 31 }
  return { horizon, from, to: horizon === 'year' ? monthsLater(from, 12) : addDays(from, days[horizon]) }
}

/** The first day of a month so many months after that of a date. */
function monthsLater(date: LocalDate, months: number): LocalDate {
  const later = new Date(`${date.slice(0, 7)}-01T00:00Z`)
  later.setUTCMonth(later.getUTCMonth() + months)
  return later.toISOString().slice(0, 10)
}
