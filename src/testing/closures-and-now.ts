import fc from 'fast-check'
import { CLOSURE_TYPES, type Closure, type ClosureRecord } from '#contract/records/closure.ts'
import { addDays, type LocalDate } from '#contract/status/local-time.ts'
import { anyWindow, ZONES, zoneAndDate } from '#contract/status/testing/arbitraries.ts'
import { activities } from '#contract/vocabulary/activities.ts'
import { aClosure, anArea, aSquare, aSquareArea, uuidOf } from './builders.ts'

/** Areas side by side, of which {@link closuresAndNow} names some. */
export const AREAS = [1, 2, 3].map((id) =>
  anArea({ uuid: uuidOf(900 + id), id, name: `Area ${id}`, geometry: aSquareArea(2 * id, 0, 2) }),
)

const MINUTES_A_DAY = 1440

/** Where closures lie, unless other longitudes are asked for. */
const LNGS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
/** The same, and on both sides of the antimeridian. */
export const LNGS_AROUND = [...LNGS, 176, 178, 179, -180, -179] as const

const placeAt = (lngs: readonly number[]) =>
  fc.record({
    shape: fc.constantFrom('square', 'line', 'point', null),
    lng: fc.constantFrom(...lngs),
    lat: fc.integer({ min: -2, max: 3 }),
  })

/** What names begin with: letters that a search folds. */
export const NAMES = ['Record', 'Große Wand', 'Fjällräv', 'LEK'] as const
/** Without open fire: tests look for whoever says that a place is open. */
const activityIds = activities.filter(({ key }) => key !== 'open_fire').map(({ id }) => id)

/** What of a closure is drawn; its days are counted from a day that all share. */
const traitsAt = (lngs: readonly number[]) =>
  fc.record({
    type: fc.constantFrom(...CLOSURE_TYPES, 'closure' as const),
    title: fc.constantFrom(...NAMES),
    reason_id: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
    activity_ids: fc.uniqueArray(fc.constantFrom(...activityIds), { maxLength: 3 }),
    is_binding: fc.boolean(),
    first: fc.integer({ min: -4, max: 3 }),
    days: fc.integer({ min: 0, max: 4 }),
    open: fc.constantFrom('neither', 'neither', 'neither', 'start', 'end', 'both'),
    window: anyWindow,
    place: placeAt(lngs),
    protected_area_uuids: fc.subarray(AREAS.map(({ uuid }) => uuid)),
  })

/**
 * Closures and notices of every kind around some days and in zones all over the world, and an instant (epoch ms) of these
 * days; most of the days are near a change of the clocks in one of the zones.
 */
export function closuresAndNow(minLength: number, maxLength = minLength, lngs: readonly number[] = LNGS) {
  return zoneAndDate.chain(({ zone, date }) => {
    const time_zone = fc.oneof(fc.constant(zone), fc.constantFrom(...ZONES))
    const drawn = fc.array(fc.record({ time_zone, traits: traitsAt(lngs) }), { minLength, maxLength })
    const minutes = fc.integer({ min: -3 * MINUTES_A_DAY, max: 5 * MINUTES_A_DAY })
    return fc.record({
      closures: drawn.map((all) => all.map((one, index) => closureOf(one.traits, one.time_zone, date, index))),
      now: minutes.map((past) => Date.parse(`${date}T00:00:00Z`) + past * 60_000),
    })
  })
}

type Traits = ReturnType<typeof traitsAt> extends fc.Arbitrary<infer T> ? T : never

function closureOf(drawn: Traits, time_zone: string, date: LocalDate, index: number): Closure {
  const { first, days, open, window, place, title, ...kind } = drawn
  const [daytime_start, daytime_end] = window
  const start = addDays(date, first)
  return aClosure({
    ...kind,
    uuid: uuidOf(1000 + index),
    name: `${title} ${index + 1}`,
    time_zone,
    start_on: open === 'start' || open === 'both' ? null : start,
    end_on: open === 'end' || open === 'both' ? null : addDays(start, days),
    daytime_start,
    daytime_end,
    geometry: geometryOf(place),
  })
}

function geometryOf({ shape, lng, lat }: Traits['place']): Closure['geometry'] {
  switch (shape) {
    case 'square':
      return aSquare(lng, lat, 0.4)
    case 'line':
      return {
        type: 'LineString',
        coordinates: [
          [lng, lat],
          [lng + 0.5, lat],
          [lng + 0.5, lat + 0.3],
        ],
      }
    case 'point':
      return { type: 'Point', coordinates: [lng, lat] }
    case null:
      return null
  }
}

/** A closure as a service gives it: with the shape of its areas where it has none. Of one in eight no zone is known. */
export function asGiven(closure: Closure, index: number): ClosureRecord {
  const named = AREAS.filter(({ uuid }) => closure.protected_area_uuids.includes(uuid))
  const coordinates = named.flatMap(({ geometry }) => (geometry.type === 'MultiPolygon' ? geometry.coordinates : []))
  const ofAreas = { geometry: { type: 'MultiPolygon', coordinates }, geometry_from: 'areas' } as const
  const isOfAreas = closure.geometry === null && coordinates.length > 0
  return { ...closure, ...(isOfAreas && ofAreas), ...(index % 8 === 7 && { time_zone: undefined }) }
}
