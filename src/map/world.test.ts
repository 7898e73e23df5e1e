import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxOf, freeMiddle, isOn, nearestLng, wrapLng } from './world.ts'

describe('the box of what is seen', () => {
  it('is what it is where the map is not turned around', () => {
    expect(boxOf([10, 20], [48, 50])).toEqual([10, 48, 20, 50])
  })

  it('crosses the antimeridian with west greater than east', () => {
    expect(boxOf([170, 190], [-10, 10])).toEqual([170, -10, -170, 10])
    expect(boxOf([-190, -170], [-10, 10])).toEqual([170, -10, -170, 10])
  })

  it('is the whole turn where more than one is in view', () => {
    expect(boxOf([-300, 100], [-80, 80])).toEqual([-180, -80, 180, 80])
  })
})

it('wraps longitudes to where they are on Earth', () => {
  fc.assert(
    fc.property(fc.double({ min: -180, max: 180, noNaN: true }), fc.integer({ min: -3, max: 3 }), (lng, turns) => {
      const wrapped = wrapLng(lng + turns * 360)
      expect(Math.abs(wrapped)).toBeLessThanOrEqual(180)
      expect(Math.cos(((wrapped - lng) * Math.PI) / 180)).toBeCloseTo(1, 9)
    }),
  )
})

it('finds the copy of a place that is nearest to another', () => {
  expect([nearestLng(-179, 178), nearestLng(179, -178), nearestLng(10, 20)]).toEqual([181, -181, 10])
})

it('tells what lies on a map from what lies beside it', () => {
  const map = { width: 100, height: 50 }
  expect([isOn({ x: 0, y: 50 }, map), isOn({ x: -1, y: 20 }, map), isOn({ x: 20, y: 51 }, map)]).toEqual([
    true,
    false,
    false,
  ])
})

it('takes the middle of what panels leave free', () => {
  const map = { width: 1000, height: 600 }
  expect(freeMiddle(map, { left: 0, right: 0, top: 0, bottom: 0 })).toEqual([500, 300])
  expect(freeMiddle(map, { left: 356, right: 100, top: 20, bottom: 100 })).toEqual([628, 260])
})
