import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BBox } from '../geometry.ts'
import {
  around,
  boxCentre,
  boxesIntersect,
  boxWidth,
  boxWithin,
  nearestLng,
  splitAtAntimeridian,
  wrapLng,
  wrappedBox,
} from './box.ts'

const alps: BBox = [5, 43, 17, 49]
const fiji: BBox = [175, -20, -175, -10]

const anyLng = fc.double({ min: -180, max: 180, noNaN: true })
const wholeLng = fc.integer({ min: -179, max: 179 })
const wholeLat = fc.tuple(fc.integer({ min: -85, max: 0 }), fc.integer({ min: 1, max: 85 }))
/** Boxes less than half a turn wide, some of them over the antimeridian. */
const narrowBox = fc
  .tuple(wholeLng, fc.integer({ min: 1, max: 170 }), wholeLat)
  .map(([west, width, [south, north]]): BBox => wrappedBox([west, south, west + width, north]))

const holds = (box: BBox, lng: number, lat: number) => boxesIntersect(box, [lng, lat, lng, lat])

describe('a longitude', () => {
  it('is wrapped to where it is on Earth', () => {
    fc.assert(
      fc.property(anyLng, fc.integer({ min: -3, max: 3 }), (lng, turns) => {
        const wrapped = wrapLng(lng + turns * 360)
        expect(Math.abs(wrapped)).toBeLessThanOrEqual(180)
        expect(Math.cos(((wrapped - lng) * Math.PI) / 180)).toBeCloseTo(1, 9)
      }),
    )
  })

  it('stays what it is on either side of the antimeridian', () => {
    expect([wrapLng(180), wrapLng(-180), wrapLng(180.5), wrapLng(-180.5)]).toEqual([180, -180, -179.5, 179.5])
  })

  it('has a copy that is nearest to another', () => {
    expect([nearestLng(-179, 178), nearestLng(179, -178), nearestLng(10, 20)]).toEqual([181, -181, 10])
    fc.assert(
      fc.property(anyLng, fc.double({ min: -1000, max: 1000, noNaN: true }), (lng, to) => {
        const nearest = nearestLng(lng, to)
        expect(Math.abs(nearest - to)).toBeLessThanOrEqual(180 + 1e-9)
        expect(Math.abs(wrapLng(nearest - lng))).toBeCloseTo(0, 9)
      }),
    )
  })
})

describe('a box', () => {
  it('is as wide over the antimeridian as elsewhere', () => {
    expect([boxWidth(alps), boxWidth(fiji), boxWidth([-180, 0, 180, 1]), boxWidth([7, 0, 7, 1])]).toEqual([
      12, 10, 360, 0,
    ])
  })

  it('has its middle inside', () => {
    expect(boxCentre(alps)).toEqual([11, 46])
    expect(boxCentre(fiji)).toEqual([180, -15])
    expect(boxCentre([170, 0, -178, 2])).toEqual([176, 1])
    expect(boxCentre([178, 0, -170, 2])).toEqual([-176, 1])
    fc.assert(
      fc.property(narrowBox, (box) => {
        const [lng, lat] = boxCentre(box)
        expect(holds(box, lng, lat)).toBe(true)
      }),
    )
  })

  it('is split into parts that hold the same places and do not cross the antimeridian', () => {
    fc.assert(
      fc.property(narrowBox, wholeLng, wholeLng, (box, lng, lat) => {
        const parts = splitAtAntimeridian(box)
        expect(parts.every(([west, , east]) => west <= east)).toBe(true)
        const away = Math.abs(wrapLng(lng - boxCentre(box)[0]))
        const inside = away <= boxWidth(box) / 2 && lat >= box[1] && lat <= box[3]
        expect(parts.some((part) => holds(part, lng, lat))).toBe(inside)
      }),
    )
  })

  it('between unwrapped longitudes has them wrapped, and is at most a whole turn', () => {
    expect(wrappedBox([10, 48, 20, 50])).toEqual([10, 48, 20, 50])
    expect(wrappedBox([170, -10, 190, 10])).toEqual([170, -10, -170, 10])
    expect(wrappedBox([-190, -10, -170, 10])).toEqual([170, -10, -170, 10])
    expect(wrappedBox([-300, -80, 100, 80])).toEqual([-180, -80, 180, 80])
    expect(wrappedBox([0, -95, 10, 95])).toEqual([0, -90, 10, 90])
  })

  it('has half of its size around it on each side', () => {
    expect(around([10, 40, 14, 42])).toEqual([8, 39, 16, 43])
    expect(around([178, 0, -178, 2])).toEqual([176, -1, -176, 3])
    expect(around([-90, -60, 90, 80])).toEqual([-180, -90, 180, 90])
  })
})

describe('a box within a region', () => {
  it.each<[string, BBox, BBox, BBox]>([
    ['that holds it', [10, 45, 12, 46], alps, [10, 45, 12, 46]],
    ['that it looks out of', [0, 40, 10, 46], alps, [5, 43, 10, 46]],
    ['that it holds', [-180, -90, 180, 90], alps, alps],
    ['from which it is away', [20, 45, 22, 46], alps, alps],
    ['across the antimeridian', [170, -15, 178, -5], fiji, [175, -15, 178, -10]],
    ['across the antimeridian, from the east', [-179, -15, -170, -5], fiji, [-179, -15, -175, -10]],
    ['across which it lies too', [178, -15, -178, -5], fiji, [178, -15, -178, -10]],
    ['while it crosses the antimeridian', [170, 0, 20, 80], [-170, 10, 0, 20], [-170, 10, 0, 20]],
  ])('%s', (_, box, region, shared) => {
    expect(boxWithin(box, region)).toEqual(shared)
  })

  it('never leaves the region, and holds each place that both hold', () => {
    fc.assert(
      fc.property(narrowBox, narrowBox, wholeLng, (box, region, x) => {
        const shared = boxWithin(box, region)
        const inBoth = holds(box, x + 0.5, 0.5) && holds(region, x + 0.5, 0.5)
        expect(!inBoth || holds(shared, x + 0.5, 0.5)).toBe(true)
        expect(!holds(shared, x + 0.5, 0.5) || holds(region, x + 0.5, 0.5)).toBe(true)
      }),
    )
  })
})
