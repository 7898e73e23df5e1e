import { addDays, type LocalDate } from '#contract/status/local-time.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import type { DayMark } from '#core/ui/calendar/calendar.tsx'
import type { ClosureState } from '../closure-state.ts'
import { useClosuresInView } from '../closures-in-view.ts'
import { barsWithin } from '../timeline/bars.ts'

/** From how many closures on a day has one dot, two, three. */
const DOTS = [1, 3, 8]

/** Gives how many closures of the view hold on each of some days, as marks of a calendar; on none before today: what is over is not read. */
export function useDayMarks(today: LocalDate): (first: LocalDate, days: number) => readonly (DayMark | null)[] {
  const { data } = useClosuresInView()
  const { areaStanding } = useCardMessages()
  return (first, days) =>
    countsByDay(data?.ofAnyStatus ?? [], first, days).map((count, index) =>
      count === 0 || addDays(first, index) < today
        ? null
        : { dots: DOTS.filter((least) => count >= least).length, words: areaStanding.closures(count) },
    )
}

/** Pure: how many closures, without notices, hold at some time of each day. */
export function countsByDay(states: readonly ClosureState[], first: LocalDate, days: number): readonly number[] {
  const barsIn = barsWithin({ horizon: 'month', from: first, to: addDays(first, days) })
  const counts = Array.from({ length: days }, () => 0)
  for (const state of states) {
    if (state.record.type === 'notice') continue
    const held = new Set(barsIn(state).flatMap(({ from, to }) => daysBetween(from * days, to * days)))
    for (const day of held) counts[day] = (counts[day] ?? 0) + 1
  }
  return counts
}

/** The whole days that a span of days touches; shares of a window are not exact. */
function daysBetween(from: number, to: number): readonly number[] {
  const [start, end] = [Math.floor(from + 1e-6), Math.ceil(to - 1e-6)]
  return Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index)
}
