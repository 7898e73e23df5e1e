import * as fc from 'fast-check'
import type { FeatureCollection, Geometry } from 'geojson'
import { topology } from 'topojson-server'
import { describe, expect, it } from 'vitest'
import { casesOf } from '#testing/effort.ts'
import { readBytes } from '../testing/reading.ts'

const collection: FeatureCollection = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      id: 'a',
      properties: { name: 'Blå' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [0, 1],
            [1, 1],
            [1, 0],
            [0, 0],
          ],
        ],
      },
    },
    {
      type: 'Feature',
      properties: { name: 'next to it' },
      geometry: {
        type: 'MultiPolygon',
        coordinates: [
          [
            [
              [1, 0],
              [1, 1],
              [2, 1],
              [2, 0],
              [1, 0],
            ],
          ],
        ],
      },
    },
  ],
}

describe('TopoJSON', () => {
  it('is read object by object', async () => {
    const line: Geometry = {
      type: 'LineString',
      coordinates: [
        [5, 5],
        [6, 6],
      ],
    }
    const found = await readBytes(JSON.stringify(topology({ parks: collection, way: line })))
    expect(found.map(({ place, id, properties }) => [place, id, properties])).toEqual([
      ['parks, entry 1', 'a', { name: 'Blå' }],
      ['parks, entry 2', null, { name: 'next to it' }],
      ['way, entry 1', null, {}],
    ])
    expect(found.map(({ geometry }) => geometry)).toMatchObject([{ type: 'Polygon' }, { type: 'MultiPolygon' }, line])
  })

  it('comes as it was written, also where it is quantised', async () => {
    const degrees = fc.integer({ min: -80, max: 80 })
    const line = fc.array(
      fc.tuple(degrees, degrees).map(([x, y]) => [x, y]),
      { minLength: 2, maxLength: 5 },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 5 }), async (lines) => {
        const features = lines.map((coordinates) => ({
          type: 'Feature' as const,
          properties: {},
          geometry: { type: 'LineString' as const, coordinates },
        }))
        const written: FeatureCollection = { type: 'FeatureCollection', features }
        const sheet = topology({ lines: written })
        const found = await readBytes(JSON.stringify(sheet))
        expect(found.map(({ geometry }) => geometry)).toEqual(features.map(({ geometry }) => geometry))
      }),
      casesOf('files'),
    )
  })

  it('names a shape whose arcs are missing, and goes on', async () => {
    const geometries = [
      { type: 'Polygon', arcs: [[5]] },
      { type: 'Point', coordinates: [1, 2] },
    ]
    const text = JSON.stringify({
      type: 'Topology',
      objects: { a: { type: 'GeometryCollection', geometries } },
      arcs: [],
    })
    expect(await readBytes(text)).toMatchObject([
      { geometry: null, problem: 'its shape is made of arcs that are not there' },
      { geometry: { type: 'Point', coordinates: [1, 2] } },
    ])
  })

  it.each([
    ['cut off', '{"type":"Topology","objects":{', 'it is not valid JSON'],
    ['no map', '{"type":"Topology","objects":[]}', 'it is not valid TopoJSON'],
  ])('is refused where it is %s', async (_, text, message) => {
    await expect(readBytes(text)).rejects.toThrow(message)
  })
})
