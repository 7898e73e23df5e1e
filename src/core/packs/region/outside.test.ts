import { expect, it } from 'vitest'
import { outlineContains, outlineOf } from '#contract/geo/outline.ts'
import { outsideOf } from './outside.ts'
import { boxRegion, circleRegion } from './regions.ts'

it('leaves nothing of a box that regions cover together, and something of one that goes beyond them', () => {
  const regions = [boxRegion('view', [11, 47, 12, 48]), boxRegion('view', [12, 47, 13, 48])]
  expect(outsideOf(regions, [11.5, 47.2, 12.5, 47.8]).coordinates).toEqual([])
  expect(outsideOf(regions, [11.5, 47.2, 13.1, 47.8]).coordinates).toHaveLength(1)
  expect(outsideOf([circleRegion([11, 47], 20)], [10.9, 46.9, 11.1, 47.1]).coordinates).toEqual([])
})

it('has all of the world but what lies in a region, be it over the antimeridian', () => {
  const regions = [
    circleRegion([11, 47], 20),
    boxRegion('view', [179, -18, -179, -16]),
    boxRegion('view', [11, 47, 12, 48]),
  ]
  const outside = outlineOf(outsideOf(regions))
  const isOutside = (lng: number, lat: number) => outlineContains(outside, lng, lat)
  expect([isOutside(11.1, 47.05), isOutside(10.9, 46.95), isOutside(11.9, 47.9)]).toEqual([false, false, false])
  expect([isOutside(179.5, -17), isOutside(-179.5, -17)]).toEqual([false, false])
  expect([isOutside(10, 47), isOutside(178, -17), isOutside(0, 0)]).toEqual([true, true, true])
})
