import { activityKeyOf, type ActivityKey, type ActivityNames } from '#contract/vocabulary/activity-implications.ts'

/** Metres of ascent that take an hour beside the time for the distance (Naismith's rule). */
const CLIMB_AN_HOUR = 600
const HOUR = 3_600_000

/** How long it takes to a place on a line, in ms: its distance at the pace, and the ascent (both in metres) on top. */
export function timeTo(along: number, climbed: number, pace: number): number {
  return (along / 1000 / pace + climbed / CLIMB_AN_HOUR) * HOUR
}

/** km/h. */
const WALKING = 4

const PACES: Readonly<Partial<Record<ActivityKey, number>>> = {
  hiking: WALKING,
  cycling: 15,
  riding: 8,
  motor_vehicles: 30,
  ski_touring: 3,
  snowshoeing: 3,
  cross_country: 8,
  climbing: 2,
  boats: 4,
  motor_boats: 10,
}

/** A usual pace of who does all of some activities, in km/h: that of the slowest; a walker's where none has a pace. */
export function usualPace(chosen: readonly number[], names: ActivityNames): number {
  const keys = chosen.map((id) => activityKeyOf(names.get(id)?.name))
  const paces = keys.flatMap((key) => (key === null ? [] : (PACES[key] ?? [])))
  return paces.length === 0 ? WALKING : Math.min(...paces)
}
