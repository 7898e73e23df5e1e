import type { Geometry, Position } from 'geojson'
import { describe, expect, test } from 'vitest'
import { frameOf } from '#map/static/frame.ts'
import { thinned } from './thinned.ts'

const NOTHING_OVER = { left: 0, right: 0, top: 0, bottom: 0 }
/** About three px to the degree. */
const frame = frameOf({ zoom: 1, lat: 0, lng: 0 }, { width: 800, height: 420 }, NOTHING_OVER)

const circle = (count: number, radius: number): Position[] => {
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })
  return [...points, ...points.slice(0, 1)]
}
const sizeOf = (geometry: Geometry) => JSON.stringify(geometry).split('],[').length

describe('a thinned geometry', () => {
  test('has as many points as can be seen, and the same ends', () => {
    const ring = circle(50_000, 20)
    const outline = thinned({ type: 'Polygon', coordinates: [ring] }, frame)
    expect(sizeOf(outline)).toBeLessThan(1500)
    expect(sizeOf(outline)).toBeGreaterThan(300)
    const line = thinned({ type: 'LineString', coordinates: ring.slice(0, 30_000) }, frame)
    const points = line.type === 'LineString' ? line.coordinates : []
    expect([points.at(0), points.at(-1)]).toEqual([ring[0], ring[29_999]])
  })

  test('keeps a ring that is too small to be seen a ring', () => {
    const multi: Geometry = { type: 'MultiPolygon', coordinates: [[circle(1000, 0.001)], [circle(3, 0.001)]] }
    const collection = thinned({ type: 'GeometryCollection', geometries: [multi] }, frame)
    const [part] = collection.type === 'GeometryCollection' ? collection.geometries : []
    const rings = part?.type === 'MultiPolygon' ? part.coordinates.flat() : []
    expect(rings.map(({ length }) => length)).toEqual([4, 4])
    for (const ring of rings) expect(ring.at(0)).toEqual(ring.at(-1))
  })

  test('is the same where all can be seen', () => {
    const square: Geometry = {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [10, 0],
          [10, 10],
          [0, 10],
          [0, 0],
        ],
      ],
    }
    expect(thinned(square, frame)).toEqual(square)
    const point: Geometry = { type: 'Point', coordinates: [1, 2] }
    expect(thinned(point, frame)).toEqual(point)
  })
})
