import type { Feature, GeoJSON, Polygon } from 'geojson'
import { expect, it } from 'vitest'
import { frameOf } from '../frame.ts'
import { geojsonShapes } from './geojson-shapes.ts'

const NO_PADDING = { left: 0, right: 0, top: 0, bottom: 0 }
const frame = frameOf({ zoom: 4, lat: 46, lng: 10 }, { width: 800, height: 600 }, NO_PADDING)
const square: Polygon = {
  type: 'Polygon',
  coordinates: [
    [
      [9, 45],
      [11, 45],
      [11, 47],
      [9, 45],
    ],
  ],
}
const feature: Feature = { type: 'Feature', properties: { uuid: 'a' }, geometry: square }

it.each<[string, GeoJSON, readonly unknown[]]>([
  ['a collection of features', { type: 'FeatureCollection', features: [feature, feature] }, ['a', 'a']],
  ['a feature', feature, ['a']],
  ['geometry', square, [undefined]],
  // As MapLibre has them: what lies beyond packs is such a one.
  [
    'several geometries',
    { type: 'GeometryCollection', geometries: [square, { type: 'Point', coordinates: [10, 46] }] },
    [undefined, undefined],
  ],
  ['no geometry at all', { type: 'GeometryCollection', geometries: [] }, []],
])('has the shapes of %s', (_, data, ids) => {
  const { shapes } = geojsonShapes({ type: 'geojson', data }, frame)
  expect(shapes.map(({ id }) => id)).toEqual(ids)
})

it('leaves out what is not on the picture', () => {
  const far = frameOf({ zoom: 4, lat: 46, lng: 100 }, { width: 800, height: 600 }, NO_PADDING)
  expect(geojsonShapes({ type: 'geojson', data: square }, far).shapes).toEqual([])
})

it.each([
  [179, 181, -179],
  [-179, -181, 179],
])('draws a line from %i to %i on both sides of the antimeridian', (from, to, beyond) => {
  const data: GeoJSON = {
    type: 'LineString',
    coordinates: [
      [from, 0],
      [to, 0],
    ],
  }
  for (const lng of [from, beyond]) {
    const small = frameOf({ zoom: 6, lat: 0, lng }, { width: 100, height: 100 }, NO_PADDING)
    const { shapes } = geojsonShapes({ type: 'geojson', data }, small)
    expect(shapes).toHaveLength(1)
    expect(shapes[0]?.parts[0]?.some(({ x }) => Math.abs(x - 50) < 1)).toBe(true)
  }
})
