import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxesIntersect, type BBox } from '#contract/geometry.ts'
import { within } from './query-box.ts'

const alps: BBox = [5, 43, 17, 49]
const fiji: BBox = [175, -20, -175, -10]

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
    expect(within(box, region)).toEqual(shared)
  })

  it('never leaves the region, and holds each place that both hold', () => {
    const lng = fc.integer({ min: -179, max: 179 })
    const lat = fc.tuple(fc.integer({ min: -85, max: 0 }), fc.integer({ min: 1, max: 85 }))
    const narrow = fc.tuple(lng, fc.integer({ min: 1, max: 170 }), lat).map(([west, width, [south, north]]): BBox => {
      const east = west + width
      return [west, south, east > 180 ? east - 360 : east, north]
    })
    fc.assert(
      fc.property(narrow, narrow, lng, (box, region, x) => {
        const place: BBox = [x + 0.5, 0.5, x + 0.5, 0.5]
        const shared = within(box, region)
        const inBoth = boxesIntersect(place, box) && boxesIntersect(place, region)
        expect(!inBoth || boxesIntersect(place, shared)).toBe(true)
        expect(!boxesIntersect(place, shared) || boxesIntersect(place, region)).toBe(true)
      }),
    )
  })
})
