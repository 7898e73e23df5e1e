import { wallTimeAt } from '#contract/standing/when.ts'
import { useMoment } from '#core/clock/moment.ts'
import { useAreaClosureStates } from './area-closure-states.ts'
import type { PlacedArea } from './is-of-area.ts'

/**
 * The closures of an area as its card has them, with those that ended this year or the last.
 *
 * @param zone IANA zone of the area, whose day it is.
 */
export function useClosuresOfArea(area: PlacedArea, zone: string) {
  const { date } = wallTimeAt(useMoment(), zone)
  const since = Number(date.slice(0, 4)) - 1
  return { ...useAreaClosureStates(area, `${since}-01-01`), date, since }
}
