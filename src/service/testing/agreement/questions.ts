import fc from 'fast-check'
import type { BBox } from '#contract/geometry.ts'
import type { ClosureFilters } from '#contract/query/closure-query.ts'
import { CLOSURE_TYPES, STATUSES, type Closure } from '#contract/records/closure.ts'
import { RELATIVE_DAYS, type When } from '#contract/standing/when.ts'
import { activities } from '#contract/vocabulary/activities.ts'
import { withImplied } from '#contract/vocabulary/activity-implications.ts'
import { LANGUAGES } from '#contract/vocabulary/languages.ts'
import { dateOf, DAY } from '#contract/status/local-time.ts'
import { AREAS, NAMES } from '#testing/closures-and-now.ts'

/** What people choose among, by its id; a request carries the union of what they chose and what that implies. */
const names = new Map(activities.map(({ id, labels }) => [id, { name: labels.en }]))

const some = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 })
const unions = fc.constantFrom(...names.keys()).map((chosen) => withImplied([chosen], names))

/** Boxes around the closures of `closuresAndNow` and its longitudes around the world, some of them over the antimeridian. */
const boxes: fc.Arbitrary<BBox> = fc
  .record({
    west: fc.constantFrom(0, 1, 2.2, 3.4, 7, 176, 178.5, 179.7),
    width: fc.constantFrom(0, 0.4, 1, 2.5, 6),
    south: fc.constantFrom(-2.5, -1, 0.1, 1.4),
    height: fc.constantFrom(0, 0.3, 2, 5),
  })
  .map(({ west, width, south, height }) => {
    const east = rounded(west + width)
    return [west, south, east > 180 ? rounded(east - 360) : east, rounded(south + height)]
  })

const rounded = (degrees: number) => Number(degrees.toFixed(1))

/** What may be asked of closures around an instant (epoch ms). */
export function questionsAround(now: number) {
  const day = fc.integer({ min: -6, max: 7 }).map((days) => dateOf(Math.floor(now / DAY) + days))
  const filters = fc.record({
    status: some(STATUSES),
    type: some(CLOSURE_TYPES),
    reason_id: some([1, 2, 99]),
    activity_id: unions,
    starts_before: day,
    ends_after: day,
    active_on: day,
    q: fc.constantFrom(...NAMES, 'große w', 'FJALL', '12'),
    bbox: boxes,
    protected_area_uuid: some(AREAS.map(({ uuid }) => uuid)),
  })
  const kept = fc.subarray(['type', 'activity_id', 'q', 'bbox'], { maxLength: 2 })
  const alsoKept = fc.subarray(
    ['status', 'reason_id', 'starts_before', 'ends_after', 'active_on', 'protected_area_uuid'],
    {
      maxLength: 1,
    },
  )
  /** Mostly few filters, so that something is left to count. */
  const few = fc
    .tuple(filters, kept, alsoKept)
    .map(([all, ...some]): ClosureFilters =>
      Object.fromEntries(Object.entries(all).filter(([name]) => some.flat().includes(name))),
    )
  const when: fc.Arbitrary<When> = fc.oneof(
    fc.constant('now' as const),
    fc.record({
      day: fc.oneof({ weight: 4, arbitrary: day }, fc.constantFrom(...RELATIVE_DAYS)),
      time: fc.option(fc.constantFrom('00:00', '00:30', '02:00', '02:30', '06:00', '18:45', '23:59')),
    }),
  )
  const counts = fc.record({ at: when, zoom: fc.integer({ min: 0, max: 12 }), filters: few })
  return fc.record({
    language: fc.constantFrom(...LANGUAGES),
    counts: fc.array(counts, { minLength: 4, maxLength: 4 }),
    listed: few,
    badge: few,
  })
}

/**
 * An instant at which something happens: now and then that of a begin or an end of a closure, or a moment before.
 * Gives its distance from `now`.
 */
export function instantsAround(now: number, closures: readonly Closure[]): fc.Arbitrary<number> {
  const edges = closures
    .slice(0, 500)
    .flatMap(({ begins_at, finishes_at }) => [begins_at ?? [], finishes_at ?? []].flat())
  const edge = fc
    .tuple(fc.constantFrom(...edges), fc.constantFrom(0, -1))
    .map(([text, before]) => Date.parse(text) + before)
  const minute = fc.integer({ min: -3 * 1440, max: 5 * 1440 }).map((minutes) => now + minutes * 60_000)
  return fc.oneof(edge, minute)
}
