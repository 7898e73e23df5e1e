import { expect, test } from 'vitest'
import { boxHolds } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import { regionOf } from './region-choice.ts'

const chosen = { how: 'area', centre: 'middle', place: null, radius: 10, width: 1 } as const

async function aroundArea(box: BBox): Promise<BBox | undefined> {
  return (await regionOf({ view: null, area: { name: 'Moor', box }, route: null }, chosen, null))?.box
}

test('an area is taken along with what is around it', async () => {
  expect(await aroundArea([13, 47, 14, 48])).toEqual([12.85, 46.85, 14.15, 48.15])
})

test('of an area that is a point, or hardly more, a kilometre around it is taken along', async () => {
  const box = await aroundArea([13, 47, 13, 47])
  expect(box !== undefined && boxHolds(box, [12.99, 46.992, 13.01, 47.008])).toBe(true)
  expect(box !== undefined && boxHolds([12.97, 46.98, 13.03, 47.02], box)).toBe(true)
})

test('an area across the antimeridian keeps to it', async () => {
  const [west = 0, , east = 0] = (await aroundArea([179.999, 0, -179.999, 0.001])) ?? []
  expect(west).toBeGreaterThan(179.9)
  expect(east).toBeLessThan(-179.9)
})
