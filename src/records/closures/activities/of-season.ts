import type { LocalDate } from '#contract/status/local-time.ts'
import { activityKeyOf, type ActivityKey, type ActivityNames } from '#contract/vocabulary/activity-implications.ts'

/** What most people come for while snow may lie, and else. */
const WINTER: readonly ActivityKey[] = ['hiking', 'dogs', 'ski_touring', 'snowshoeing', 'cross_country', 'climbing']
const SUMMER: readonly ActivityKey[] = ['hiking', 'dogs', 'cycling', 'climbing', 'camping', 'swimming']

const MONTHS_OF_WINTER = [11, 12, 1, 2, 3, 4]
const HALF_A_YEAR = 6

/**
 * The ids of what most people do on a day north or south of the equator, of what a service lists, the usual first; the first that it
 * lists where it has a vocabulary of its own.
 */
export function activitiesOfSeason(names: ActivityNames, day: LocalDate, isSouth: boolean): readonly number[] {
  const month = Number(day.slice(5, 7))
  const asInTheNorth = isSouth ? ((month + HALF_A_YEAR - 1) % 12) + 1 : month
  const usual = MONTHS_OF_WINTER.includes(asInTheNorth) ? WINTER : SUMMER
  const idOf = new Map([...names].map(([id, { name }]) => [activityKeyOf(name), id]))
  const ids = usual.flatMap((key) => idOf.get(key) ?? [])
  return ids.length > 0 ? ids : [...names.keys()].slice(0, usual.length)
}
