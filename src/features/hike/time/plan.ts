import { activities as vocabulary } from '#contract/vocabulary/activities.ts'

/** Metres of ascent that take an hour beside the time for the distance (Naismith's rule). */
const CLIMB_AN_HOUR = 600
const HOUR = 3_600_000

/** How long it takes to a place on a line, in ms: its distance at the pace, and the ascent (both in metres) on top. */
export function timeTo(along: number, climbed: number, pace: number): number {
  return (along / 1000 / pace + climbed / CLIMB_AN_HOUR) * HOUR
}

const PACES: Readonly<Partial<Record<(typeof vocabulary)[number]['key'], number>>> = {
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

/** A usual pace of an activity, in km/h; 4 for a walker and for whatever is not known. */
export function usualPace(activity: string | null): number {
  const key = keyOf(activity)
  return (key === null ? undefined : PACES[key]) ?? 4
}

/** What the vocabulary calls an activity that a service names so, in whatever language. */
export function keyOf(name: string | null): (typeof vocabulary)[number]['key'] | null {
  if (name === null) return null
  return vocabulary.find(({ labels }) => Object.values(labels).includes(name))?.key ?? null
}
