import { expect, it } from 'vitest'
import type { BBox } from '#contract/geometry.ts'
import { styleErrors, THEMES } from '../../testing/style-testing.ts'
import { NO_DETAIL, noDetailLayers } from './no-detail-layers.ts'
import { placesOfWords, tilesSeen } from './places-of-words.ts'

const view = { bounds: [18, 59, 19, 59.5], zoom: 11.4 } as const
const placesOf = (...known: Parameters<typeof placesOfWords>[1]) =>
  placesOfWords(tilesSeen(view), known).features.map(({ geometry }) => geometry.coordinates)

it('says that there is no detail once in each tile of the view, and at the same places when it moves', () => {
  const places = placesOf()
  expect(places.length).toBeGreaterThan(20)
  const moved = placesOfWords(tilesSeen({ ...view, bounds: [18.1, 59, 19, 59.5] }), []).features
  for (const { geometry } of moved) expect(places).toContainEqual(geometry.coordinates)
})

it.each([10.6, 11, 11.49, 11.5, 11.99, 14.7])(
  'says it often enough to be seen in a small window at zoom %s',
  (zoom) => {
    const [side] = tilesSeen({ ...view, zoom })
    const width = (512 * 2 ** zoom) / side
    expect(width).toBeLessThan(730)
    expect(width).toBeGreaterThan(360)
  },
)

it('says it in the same tiles while a move reaches no other', () => {
  expect(tilesSeen({ ...view, bounds: [18.001, 59.001, 19.001, 59.501] })).toEqual(tilesSeen(view))
})

it('says it nowhere in a box that is known closely', () => {
  const inside = ([lng = 0]: readonly number[]) => lng < 18.5
  expect(placesOf().some(inside)).toBe(true)
  expect(placesOf([17, 58, 18.5, 60]).some(inside)).toBe(false)
  expect(placesOf([17, 58, 18.5, 60])).not.toEqual([])
})

it.each<[string, BBox]>([
  ['as the moving map tells it', [179.7, -17, 180.7, -16.5]],
  ['as the still picture tells it', [179.7, -17, -179.3, -16.5]],
])('says it on both sides of the antimeridian, but in no box that is known there: %s', (_, bounds) => {
  const tiles = tilesSeen({ bounds, zoom: 11.4 })
  const lngsOf = (...known: readonly BBox[]) =>
    placesOfWords(tiles, known).features.map(({ geometry: { coordinates } }) => coordinates[0] ?? NaN)
  expect([Math.min(...lngsOf()) < 179.9, Math.max(...lngsOf()) > 180.5]).toEqual([true, true])
  expect(Math.max(...lngsOf([-180, -18, -178, -15]))).toBeLessThan(180)
  expect(Math.min(...lngsOf([178, -18, 180, -15]))).toBeGreaterThan(180)
})

it.each(THEMES)('says it in a layer that is valid in %s', (theme) => {
  const source = { type: 'geojson', data: placesOfWords(tilesSeen(view), []) } as const
  expect(styleErrors({ [NO_DETAIL]: source }, noDetailLayers(theme, 'No detail here'))).toEqual([])
})
