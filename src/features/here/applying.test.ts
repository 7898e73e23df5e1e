import { describe, expect, test } from 'vitest'
import type { AreaRecord } from '#contract/records/area.ts'
import type { ClosureRecord } from '#contract/records/closure.ts'
import type { BBox } from '#contract/geometry.ts'
import { aClosure, anArea, aSquare, aSquareArea } from '#testing/builders.ts'
import { areasAt, boxAround, closuresAt, isUnplaced, readTogether, type KnownAreas } from './applying.ts'
import type { Place } from './here-address.ts'

const place: Place = { lat: 48.05, lng: 13.05, accuracy: null }
const noAreas: KnownAreas = { here: [], complete: true }
const told = (...records: ClosureRecord[]) => records.map((record) => ({ record }))
const names = (closures: readonly { readonly record: ClosureRecord }[]) => closures.map(({ record }) => record.name)

describe('closures at a place', () => {
  const around = aClosure({ name: 'around', geometry: aSquare(13, 48, 0.1) })
  const beside = aClosure({ name: 'beside', geometry: aSquare(13.0502, 48.04, 0.1) })
  const away = aClosure({ name: 'away', geometry: aSquare(13.06, 48.05, 0.1) })

  test('are those whose shape it is in, or next to as far as one can tell', () => {
    const { here, nearest } = closuresAt(place, told(around, beside, away), noAreas)
    expect(here.map(({ closure, metres }) => [closure.record.name, Math.round(metres)])).toEqual([
      ['around', 0],
      ['beside', 15],
    ])
    expect(nearest.map(({ closure }) => closure.record.name)).toEqual(['away'])
  })

  test('are as far around as the device may be off', () => {
    const { here } = closuresAt({ ...place, accuracy: 800 }, told(away), noAreas)
    expect(here.map(({ closure }) => closure.record.name)).toEqual(['away'])
  })

  test('have the shape of their area where they have none', () => {
    const area = anArea({ geometry: aSquareArea(13, 48, 0.1) })
    const closure = aClosure({ geometry: null, protected_area_uuids: [area.uuid] })
    const known = { here: areasAt(place, [area]), complete: true }
    expect(closuresAt(place, told(closure), known).here).toEqual([
      { closure: { record: closure }, metres: 0, byArea: true },
    ])
    expect(closuresAt(place, told(closure), noAreas)).toEqual({ here: [], maybe: [], nearest: [], unplaced: 1 })
  })

  test('may be, where nothing tells that they are not', () => {
    const ofUnknownArea = aClosure({ name: 'area', geometry: null, protected_area_uuids: [anArea().uuid] })
    const boxed = aClosure({ name: 'boxed', geometry: null, bbox: [13, 48, 13.1, 48.1] })
    const elsewhere = aClosure({ name: 'elsewhere', geometry: null, bbox: [14, 48, 14.1, 48.1] })
    const nowhere = aClosure({ name: 'nowhere', geometry: null })
    const { here, maybe, unplaced } = closuresAt(place, told(ofUnknownArea, boxed, elsewhere, nowhere), {
      here: [],
      complete: false,
    })
    expect(here).toEqual([])
    expect(names(maybe)).toEqual(['area', 'boxed', 'nowhere'])
    expect(unplaced).toBe(1)
  })
})

describe('what is known at a place and around it', () => {
  const readOf = (more: boolean, ...records: ClosureRecord[]) => ({ records, count: 3, unreadable: 0, more })
  const [near, far] = [aClosure({ name: 'near' }), aClosure({ name: 'far' })]
  const known = (...given: Parameters<typeof readTogether>) =>
    names((readTogether(...given)?.records ?? []).map((record) => ({ record })))

  test('is what is around until what is at the place has come', () => {
    expect(known(undefined, readOf(false, near, far))).toEqual(['near', 'far'])
    expect(known(readOf(false, near), readOf(false, far))).toEqual(['far', 'near'])
    expect(known(readOf(false, near), undefined)).toEqual(['near'])
  })

  test('is nothing where what is around may leave out what is at the place', () => {
    expect(readTogether(undefined, readOf(true, far))).toBeUndefined()
  })
})

describe('the nearest closures', () => {
  const at = (metresEast: number, changes = {}) =>
    aClosure({
      name: `${metresEast} m`,
      geometry: {
        type: 'Point',
        coordinates: [13.05 + metresEast / (111_195 * Math.cos((48.05 * Math.PI) / 180)), 48.05],
      },
      ...changes,
    })

  test('are five, the nearest first, with their direction, and no notices', () => {
    const all = [900, 300, 700, 100, 500, 1100].map((metres) => at(metres))
    const { nearest } = closuresAt(place, told(...all, at(200, { type: 'notice' })), noAreas)
    expect(nearest.map(({ closure, metres }) => [closure.record.name, Math.round(metres)])).toEqual(
      [100, 300, 500, 700, 900].map((metres) => [`${metres} m`, metres]),
    )
    expect(nearest[0]?.bearing).toBeCloseTo(90)
  })

  test('are not further than is stated', () => {
    expect(closuresAt(place, told(at(19_900), at(20_100)), noAreas).nearest).toHaveLength(1)
  })
})

describe('areas at a place', () => {
  test('come with the smallest first, after what it is in what it is next to', () => {
    const park = anArea({ name: 'park', area_km2: 500, geometry: aSquareArea(12.5, 47.5, 1) })
    const reserve = anArea({ name: 'reserve', area_km2: 5, geometry: aSquareArea(13.04, 48.04, 0.02) })
    const next = anArea({ name: 'next', area_km2: 1, geometry: aSquareArea(13.0502, 48.04, 0.02) })
    const far = anArea({ name: 'far', geometry: aSquareArea(14, 48, 0.1) })
    expect(areasAt(place, [park, next, far, reserve]).map(({ area }) => area.name)).toEqual(['reserve', 'park', 'next'])
  })

  test('may be there untold where they have no outline, and no box that lies elsewhere', () => {
    const points = { type: 'MultiPoint' as const, coordinates: [[13.05, 48.05]] }
    const [here, elsewhere]: BBox[] = [
      [13, 48, 13.1, 48.1],
      [14, 48, 14.1, 48.1],
    ]
    const unplaced = (area: Partial<AreaRecord>) => isUnplaced({ ...anArea(), ...area }, place)
    expect(unplaced({ geometry: undefined, bbox: undefined })).toBe(true)
    expect(unplaced({ geometry: undefined, bbox: here })).toBe(true)
    expect(unplaced({ geometry: points, bbox: here })).toBe(true)
    expect(unplaced({ geometry: undefined, bbox: elsewhere })).toBe(false)
    expect(unplaced({ geometry: aSquareArea(13, 48, 0.1), bbox: here })).toBe(false)
  })
})

test('the box around a place goes over the antimeridian', () => {
  const [west, , east] = boxAround({ lat: 0, lng: 179.99, accuracy: null }, 10_000)
  expect(west).toBeCloseTo(179.9, 2)
  expect(east).toBeCloseTo(-179.92, 2)
})
