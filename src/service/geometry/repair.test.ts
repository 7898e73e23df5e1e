import * as fc from 'fast-check'
import type { Geometry, MultiPolygon, Position } from 'geojson'
import { describe, expect, it } from 'vitest'
import { anyCross } from './crossings.ts'
import { GeometryError } from './geometry-error.ts'
import { areaBounds, areaKm2 } from './measure.ts'
import { anyGeometry, areaGeometry, type AreaGeometry } from './repair.ts'
import { signedArea, unrolled } from '#contract/geo/ring.ts'
import type { Rings } from './ring.ts'
import { Repairs } from './repairs.ts'

function repair(geometry: unknown) {
  const repairs = new Repairs()
  return { geometry: areaGeometry(geometry, repairs), repairs: repairs.entries() }
}

function polygon(...coordinates: Position[][]): Geometry {
  return { type: 'Polygon', coordinates }
}

function polygonsOf(geometry: Geometry): Rings[] {
  return (geometry as MultiPolygon).coordinates as Rings[]
}

/** Positions from text: `0 0, 4 4, 4 0`. */
function line(text: string): Position[] {
  return text.split(', ').map((position) => position.split(' ').map(Number))
}

/** Without polygons where the ring was refused by name; any other error is one. */
function repairedOrRefused(ring: Position[]): AreaGeometry {
  try {
    return repair(polygon(ring)).geometry
  } catch (error) {
    if (error instanceof GeometryError) return { type: 'MultiPolygon', coordinates: [] }
    throw error
  }
}

/** A star of many points, all of whose lines cross each other, around a longitude. */
function tangle(lng: number): Position[] {
  const points = Array.from({ length: 1501 }, (_, at) => (at * 750 * 2 * Math.PI) / 1501)
  const ring = points.map((angle) => [((lng + Math.cos(angle) + 540) % 360) - 180, Math.sin(angle)])
  return [...ring, ...ring.slice(0, 1)]
}

const square: Position[] = line('0 0, 4 0, 4 4, 0 4, 0 0')
const hole: Position[] = line('1 1, 1 2, 2 2, 2 1, 1 1')

describe('areaGeometry', () => {
  it('leaves a valid shape as it is', () => {
    expect(repair(polygon(square, hole))).toEqual({
      geometry: { type: 'MultiPolygon', coordinates: [[square, hole]] },
      repairs: [],
    })
  })

  it('closes rings, leaves out repeated positions and altitudes, and says so', () => {
    const open = line('0 0 12, 4 0, 4 0, 4 4, 0 4')
    expect(repair(polygon(open))).toEqual({
      geometry: { type: 'MultiPolygon', coordinates: [[square]] },
      repairs: [
        ['altitudes left out', 1],
        ['repeated positions left out', 1],
        ['rings closed', 1],
      ],
    })
  })

  it('winds outer rings counterclockwise and holes clockwise', () => {
    const { geometry, repairs } = repair(polygon(square.toReversed(), hole.toReversed()))
    expect(geometry.coordinates).toEqual([[square, hole]])
    expect(repairs).toEqual([['rings turned around', 2]])
  })

  it('leaves out rings without area, and with an outer ring its holes', () => {
    const thread = line('9 9, 8 8, 9 9')
    const { geometry, repairs } = repair({
      type: 'MultiPolygon',
      coordinates: [
        [square, thread],
        [thread, hole],
      ],
    })
    expect(geometry.coordinates).toEqual([[square]])
    expect(repairs).toEqual([['rings without area left out', 3]])
  })

  it('dissolves an outline that crosses itself', () => {
    const { geometry, repairs } = repair(polygon(line('0 0, 4 4, 4 0, 0 4, 0 0')))
    expect(geometry.coordinates).toHaveLength(2)
    expect(anyCross(polygonsOf(geometry).flat())).toBe(false)
    expect(repairs).toContainEqual(['crossing outlines dissolved', 1])
  })

  it('dissolves an outline that crosses itself at one of its own positions', () => {
    const { geometry } = repair(polygon(line('0 0, 2 2, 4 4, 4 0, 2 2, 0 4, 0 0')))
    expect(geometry.coordinates).toHaveLength(2)
  })

  it('keeps an outline that only touches itself', () => {
    const touching = line('0 0, 2 2, 4 0, 4 4, 2 2, 0 4, 0 0')
    expect(repair(polygon(touching)).repairs).toEqual([])
  })

  it('cuts at the antimeridian what jumps over it', () => {
    const { geometry, repairs } = repair(polygon(line('170 0, -170 0, -170 10, 170 10, 170 0')))
    expect(repairs).toEqual([['shapes cut at the antimeridian', 1]])
    expect(geometry.coordinates).toHaveLength(2)
    expect(areaBounds(geometry)).toEqual([170, 0, -170, 10])
  })

  it('keeps points as places', () => {
    expect(repair({ type: 'Point', coordinates: [10, 50, 3] })).toEqual({
      geometry: { type: 'MultiPoint', coordinates: [[10, 50]] },
      repairs: [['altitudes left out', 1]],
    })
  })

  it('takes the shapes of a collection and names what it leaves out', () => {
    const collection = {
      type: 'GeometryCollection',
      geometries: [polygon(square), { type: 'Point', coordinates: [9, 9] }],
    }
    expect(repair(collection).repairs).toEqual([['lines and points beside a shape left out', 1]])
  })

  it('counts longitudes beyond 180° from the other side, as maps of the Pacific write them', () => {
    const { geometry, repairs } = repair(polygon(line('178 70, 183 70, 183 71, 178 71, 178 70')))
    expect(areaBounds(geometry)).toEqual([178, 70, -177, 71])
    expect(repairs).toContainEqual(['longitudes beyond 180° counted from the other side', 2])
  })

  it('takes the middle of lines for their place', () => {
    const row = { type: 'LineString', coordinates: line('0 0, 1 1, 2 2') }
    expect(repair(row)).toMatchObject({
      geometry: { type: 'MultiPoint', coordinates: [[1, 1]] },
      repairs: [['lines taken as the place of their middle', 1]],
    })
  })

  it.each([
    ['no geometry', null, 'it has no geometry'],
    ['something else', { type: 'Circle' }, 'not valid GeoJSON'],
    ['an empty shape', { type: 'Polygon', coordinates: [] }, 'empty'],
    ['no shapes', { type: 'MultiPolygon', coordinates: [] }, 'empty'],
    ['no places', { type: 'MultiPoint', coordinates: [] }, 'empty'],
    ['a shape without area', polygon(line('0 0, 1 1, 0 0, 0 0')), 'no area'],
    ['metres', polygon(line('674032 6580822, 674132 6580822, 674132 6580922, 674032 6580822')), 'no longitude'],
    ['swapped axes', { type: 'Point', coordinates: [18, 120] }, '18, 120 is no longitude and latitude'],
    ['a tangle', polygon(tangle(0)), 'its outline is too tangled to be repaired, with more than 20,000 crossings'],
    ['a tangle over the antimeridian', polygon(tangle(179.5)), 'its outline is too tangled to be repaired'],
    ['a ring around a pole', polygon(line('0 80, 120 85, -120 80, 0 80')), 'around a pole'],
  ])('refuses %s by name', (_, geometry, message) => {
    expect(() => repair(geometry)).toThrow(message)
  })

  it('takes an outline that runs along a pole', () => {
    const ring = line('-180 -89, 0 -89, 180 -89, 180 -90, -180 -90, -180 -89')
    const { geometry } = repair(polygon(ring))
    expect(areaBounds(geometry)).toEqual([-180, -90, 180, -89])
  })

  it.each([
    ['the frame of the world', [-180, -90, 180, 90]],
    ['the frame of a world map', [-180, -85.0511, 180, 85.0511]],
    ['all south of a parallel', [-180, -90, 180, -60]],
    ['all north of a parallel', [-180, 66.5, 180, 90]],
  ] as const)('takes %s for what goes around the globe', (_, [west, south, east, north]) => {
    const frame = `${west} ${south}, ${east} ${south}, ${east} ${north}, ${west} ${north}, ${west} ${south}`
    const { geometry } = repair(polygon(line(frame)))
    expect(areaBounds(geometry)).toEqual([west, south, east, north])
    const [[ring = []] = []] = geometry.type === 'MultiPolygon' ? geometry.coordinates : []
    expect(Math.abs(signedArea(unrolled(ring)))).toBeCloseTo(360 * (north - south))
  })

  it('refuses a frame of the world with a hole across the antimeridian, whose other side would be the hole', () => {
    const frame = line('-180 -60, 180 -60, 180 70, -180 70, -180 -60')
    const hole = line('170 10, 170 20, -170 20, -170 10, 170 10')
    expect(() => repair(polygon(frame, hole))).toThrow('no area')
  })

  it('makes any sequence of positions a valid shape, or refuses it', () => {
    const position = fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 }))
    fc.assert(
      fc.property(fc.array(position, { minLength: 1, maxLength: 9 }), (ring) => {
        const geometry = repairedOrRefused(ring)
        for (const [outer, ...holes] of polygonsOf(geometry)) {
          expect(signedArea(outer ?? [])).toBeGreaterThan(0)
          for (const inner of holes) expect(signedArea(inner)).toBeLessThan(0)
          for (const closed of [outer ?? [], ...holes]) expect(closed.at(-1)).toEqual(closed[0])
        }
        expect(anyCross(polygonsOf(geometry).flat())).toBe(false)
        expect(areaKm2(polygonsOf(geometry)) > 0).toBe(geometry.coordinates.length > 0)
      }),
    )
  })
})

describe('the size of a shape that is repaired', () => {
  it('is told before and after where an outline crosses itself', () => {
    const repairs = new Repairs()
    areaGeometry(polygon(line('0 0, 2 2, 2 0, 0 1, 0 0')), repairs)
    const { before = NaN, after = NaN } = repairs.areaChange ?? {}
    expect(after).toBeGreaterThan(before * 1.1)
  })

  it('is not told where nothing can have changed it', () => {
    const repairs = new Repairs()
    areaGeometry(polygon(square.toReversed()), repairs)
    expect([repairs.get('rings turned around'), repairs.areaChange]).toEqual([1, null])
  })
})

describe('anyGeometry', () => {
  it('keeps the type of what needs no other', () => {
    const thread = {
      type: 'LineString',
      coordinates: line('0 0, 1 1'),
    }
    const collection = { type: 'GeometryCollection', geometries: [thread, polygon(square, hole)] }
    expect(anyGeometry(collection, new Repairs())).toEqual(collection)
  })
})
