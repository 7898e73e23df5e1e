import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Closure, SOURCE_KINDS, STATUSES } from '#contract/records/closure.ts'
import { boundsOf, eachPosition } from '#contract/geo/bounds.ts'
import { LngLat, type BBox } from '#contract/geometry.ts'
import { DAY } from '#contract/status/local-time.ts'
import { statusAt } from '#contract/status/status.ts'
import { activities } from '#contract/vocabulary/activities.ts'
import { reasons } from '#contract/vocabulary/reasons.ts'
import { casesOf } from '#testing/effort.ts'
import { anyCross } from '../../geometry/crossings.ts'
import { polygonContains } from '#contract/geo/ring.ts'
import type { Rings } from '../../geometry/ring.ts'
import { DEMO_START } from '../../http/routes/start.ts'
import { demoAreas } from './areas.ts'
import { demoClosures } from './closures.ts'

const SPRING = new Date('2026-05-14T05:40:00Z')
const closures = demoClosures(SPRING)
const areas = new Map(demoAreas().map((area) => [area.uuid, area]))
const areaOf = (uuids: (typeof closures)[number]['protected_area_uuids']) =>
  uuids.flatMap((uuid) => areas.get(uuid) ?? [])
const placed = closures.filter(({ geometry }) => geometry !== null)

function isWithin([west, south, east, north]: BBox, box: BBox | null): boolean {
  return box !== null && west <= box[0] && south <= box[1] && box[2] <= east && box[3] <= north
}

describe('at any time', () => {
  const anyTime = fc.date({ min: new Date('2025-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })

  test('there is every status, in force and not, for every reason and in several zones', () => {
    fc.assert(
      fc.property(anyTime, (now) => {
        const standing = demoClosures(now).map((closure) => ({ closure, at: statusAt(closure, now.getTime()) }))
        for (const status of STATUSES) {
          const those = standing.filter(({ at }) => at.status === status)
          expect(new Set(those.map(({ closure }) => closure.time_zone)).size).toBeGreaterThan(4)
        }
        const current = standing.filter(({ at }) => at.status === 'current')
        for (const inForce of [true, false]) {
          const those = current.filter(({ at }) => at.inForce === inForce)
          expect(new Set(those.map(({ closure }) => closure.is_binding)).size).toBe(2)
        }
        const listed = standing.filter(({ at }) => at.status !== 'expired')
        expect(new Set(listed.map(({ closure }) => closure.reason_id)).size).toBe(reasons.length)
      }),
      casesOf('demoDays'),
    )
  })

  test('the records are the same all day, and keep their identity and place for ever', () => {
    fc.assert(
      fc.property(anyTime, fc.integer({ min: 0, max: 86_399_999 }), (now, later) => {
        const midnight = new Date(now.toISOString().slice(0, 10))
        expect(demoClosures(new Date(midnight.getTime() + later))).toEqual(demoClosures(midnight))
        const lasting = ({ uuid, name, geometry }: (typeof closures)[number]) => ({ uuid, name, geometry })
        expect(demoClosures(now).map(lasting)).toEqual(closures.map(lasting))
      }),
      casesOf('demoDays'),
    )
  })
})

describe('in its season', () => {
  const standingOn = (day: string) => {
    const now = new Date(`${day}T12:00:00Z`)
    return demoClosures(now).filter((closure) => statusAt(closure, now.getTime()).status === 'current')
  }
  const kindsOn = (day: string) => standingOn(day).map(({ name }) => name)

  test('nothing breeds in November, and no avalanche threatens in August', () => {
    const summer = /lek|breeding|nesting|Turtle|Orchid|Reindeer calving|Jellyfish|Blue-green|Seabird|Suckler/
    const winter = /Avalanche|Winter rest|winter refuge|under snow|icefall/
    expect(kindsOn('2026-11-23').filter((name) => summer.test(name))).toEqual(['Demo: Seabird colony, Desertas'])
    expect(kindsOn('2026-08-10').filter((name) => winter.test(name))).toEqual([])
    expect(kindsOn('2026-05-01').filter((name) => summer.test(name)).length).toBeGreaterThan(20)
    expect(kindsOn('2026-02-01').filter((name) => winter.test(name)).length).toBeGreaterThan(10)
  })

  test('the demo opens where closures of several statuses lie, on any day of the year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 * 365 }), (offset) => {
        const now = Date.parse('2026-01-01T10:00:00Z') + offset * DAY
        const here = demoClosures(new Date(now)).filter(
          ({ geometry }) => geometry !== null && isWithin(DEMO_START, boundsOf(geometry)),
        )
        const shapes = here.filter(({ geometry }) => geometry?.type !== 'Point')
        const standing = shapes.map((closure) => statusAt(closure, now).status)
        expect(standing.filter((status) => status === 'current').length).toBeGreaterThan(1)
        expect(standing.filter((status) => status === 'upcoming').length).toBeGreaterThan(1)
      }),
      casesOf('demoDays'),
    )
  })
})

describe('every record', () => {
  test.each(closures)('$name keeps to the contract and says that it is invented', (closure) => {
    const { organisation_uuid, ...fields } = closure
    const record = {
      ...fields,
      source_id: 1,
      organisation_id: organisation_uuid === null ? null : 1,
      status: 'current',
      created_at: '2026-01-01T00:00:00Z',
      updated_at: '2026-01-01T00:00:00Z',
      bbox: null,
      geometry_from: 'none',
      begins_at: null,
      finishes_at: null,
    }
    expect(Closure.parse(record)).toEqual(record)
    expect(closure.name).toMatch(/^Demo: ./)
    expect(closure.description).toMatch(/Invented for the demo: there is no such rule\.$/)
    expect((closure.start_on ?? '') <= (closure.end_on ?? '9999')).toBe(true)
  })

  test('has a name of its own', () => {
    expect(new Set(closures.map(({ name }) => name)).size).toBe(closures.length)
    expect(new Set(closures.map(({ uuid }) => uuid)).size).toBe(closures.length)
  })

  test.each(placed)('$name lies in its area, in a valid shape', ({ geometry, protected_area_uuids, time_zone }) => {
    const [area] = areaOf(protected_area_uuids)
    if (geometry === null || area?.geometry.type !== 'MultiPolygon') throw new Error('Nowhere to look')
    expect(time_zone).toBe(area.time_zone)
    const polygons = area.geometry.coordinates as Rings[]
    eachPosition(geometry, (lng, lat) => {
      expect(polygons.some((polygon) => polygonContains(polygon, LngLat.parse([lng, lat])))).toBe(true)
    })
    const rings = geometry.type === 'Polygon' ? (geometry.coordinates as Rings) : []
    expect(anyCross(rings)).toBe(false)
  })
})

describe('the set', () => {
  test('has some 200 records of both types and all kinds of source', () => {
    expect(closures.length).toBeGreaterThan(190)
    expect(closures.length).toBeLessThan(250)
    expect(new Set(closures.map(({ type }) => type)).size).toBe(2)
    expect(new Set(closures.map(({ source_kind }) => source_kind))).toEqual(new Set(SOURCE_KINDS))
    expect(new Set(closures.flatMap(({ activity_ids }) => activity_ids)).size).toBe(activities.length)
  })

  test('has every kind of period and of daily window', () => {
    const open = closures.map(({ start_on, end_on }) => `${start_on === null} ${end_on === null}`)
    expect(new Set(open).size).toBe(4)
    const windows = closures.map(({ daytime_start, daytime_end }) => {
      if (daytime_start === null) return daytime_end === null ? 'all day' : 'until'
      if (daytime_end === null) return 'from'
      return daytime_start < daytime_end ? 'day' : daytime_start > daytime_end ? 'overnight' : '24 hours'
    })
    expect(new Set(windows)).toEqual(new Set(['all day', 'until', 'from', 'day', 'overnight', '24 hours']))
  })

  test('has polygons, lines and points, records of whole areas, and a few without a place', () => {
    const types = new Set(placed.map(({ geometry }) => geometry?.type))
    for (const type of ['Point', 'LineString', 'Polygon']) {
      expect(types).toContain(type)
      expect(types).toContain(`Multi${type}`)
    }
    const unplaced = closures.filter(({ geometry }) => geometry === null)
    expect(unplaced.filter(({ protected_area_uuids }) => protected_area_uuids.length === 0)).toHaveLength(3)
    expect(unplaced.some(({ protected_area_uuids }) => protected_area_uuids.length > 1)).toBe(true)
    expect(closures.every(({ protected_area_uuids: uuids }) => areaOf(uuids).length === uuids.length)).toBe(true)
  })

  test('has some two dozen parks with several records each, Šumava with all statuses', () => {
    const recordsIn = (name: string) =>
      closures.filter((closure) => areaOf(closure.protected_area_uuids)[0]?.name === name)
    const parks = new Set(closures.flatMap((closure) => areaOf(closure.protected_area_uuids).map(({ name }) => name)))
    expect([...parks].filter((name) => recordsIn(name).length >= 5).length).toBeGreaterThan(20)
    const sumava = recordsIn('Národní park Šumava')
    expect(sumava.length).toBeGreaterThan(9)
    expect(new Set(sumava.map((closure) => statusAt(closure, SPRING.getTime()).status))).toEqual(new Set(STATUSES))
  })
})
