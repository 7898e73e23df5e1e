import { ByteBuffer } from 'flatbuffers'
import * as fc from 'fast-check'
import type { Feature } from 'geojson'
import { GeometryType } from 'flatgeobuf/lib/mjs/flat-geobuf/geometry-type.js'
import { Header } from 'flatgeobuf/lib/mjs/flat-geobuf/header.js'
import { serialize } from 'flatgeobuf/lib/mjs/geojson.js'
import { describe, expect, it } from 'vitest'
import { casesOf } from '#testing/effort.ts'
import { readBytes } from '../testing/reading.ts'

function fgbOf(features: readonly Feature[], code = 0): Uint8Array {
  return serialize({ type: 'FeatureCollection', features: [...features] }, code)
}

const park: Feature = {
  type: 'Feature',
  properties: { name: 'Blå', size: 12.5, count: 7, open: true },
  geometry: {
    type: 'MultiPolygon',
    coordinates: [
      [
        [
          [18, 60],
          [18, 61],
          [19, 61],
          [18, 60],
        ],
      ],
    ],
  },
}

describe('FlatGeobuf', () => {
  it('is read feature by feature', async () => {
    expect(await readBytes(fgbOf([park], 4326))).toEqual([
      { number: 1, place: 'feature 1', id: null, properties: park.properties, geometry: park.geometry, remarks: [] },
    ])
  })

  it('is in the coordinate system that it names', async () => {
    const metres: Feature = { ...park, geometry: { type: 'Point', coordinates: [667294.821, 6655205.484] } }
    expect((await readBytes(fgbOf([metres], 3006)))[0]).toMatchObject({
      geometry: { coordinates: [expect.closeTo(18, 7), expect.closeTo(60, 7)] },
      remarks: ['converted from SWEREF99 TM (EPSG:3006)'],
    })
    expect((await readBytes(fgbOf([park])))[0]?.remarks).toEqual(['no coordinate system named, taken as WGS 84'])
    await expect(readBytes(fgbOf([park], 30100))).rejects.toThrow(
      'its coordinates are in EPSG:30100, which is not known',
    )
  })

  it('comes as it was written', async () => {
    const degrees = fc.double({ noNaN: true, noDefaultInfinity: true, min: -180, max: 180 })
    const position = fc.array(degrees, { minLength: 2, maxLength: 2 })
    const line = fc.array(position, { minLength: 2, maxLength: 5 })
    const lines = fc.array(line, { minLength: 1, maxLength: 3 })
    const geometry = fc.oneof(
      fc.record({ type: fc.constant('Point' as const), coordinates: position }),
      fc.record({ type: fc.constant('LineString' as const), coordinates: line }),
      fc.record({ type: fc.constant('Polygon' as const), coordinates: lines }),
      fc.record({
        type: fc.constant('MultiPolygon' as const),
        coordinates: fc.array(lines, { minLength: 1, maxLength: 3 }),
      }),
    )
    const feature = fc.record({
      type: fc.constant('Feature' as const),
      properties: fc.record({ name: fc.string({ unit: 'grapheme' }) }),
      geometry,
    })
    await fc.assert(
      fc.asyncProperty(fc.array(feature, { minLength: 1, maxLength: 20 }), async (features) => {
        const read = await readBytes(fgbOf(features, 4326))
        const plain = ({ properties, geometry }: { properties: unknown; geometry: unknown }) =>
          JSON.stringify([properties, geometry])
        expect(read.map(plain).toSorted()).toEqual(features.map(plain).toSorted())
      }),
      casesOf('packedFiles'),
    )
  })

  it.each([
    [
      GeometryType.CurvePolygon,
      'its geometry is of type CurvePolygon, which cannot be read. Convert it, as by ogr2ogr',
    ],
    [GeometryType.TIN, 'its geometry is of type TIN, which cannot be read'],
  ])('has features whose shapes are refused by the name of their type, %s', async (type, problem) => {
    const bytes = fgbOf([park], 4326)
    const start = bytes.subarray(8)
    const buffer = new ByteBuffer(start)
    const header = Header.getSizePrefixedRootAsHeader(buffer).bb_pos
    const fields = header - buffer.readInt32(header)
    start[header + buffer.readInt16(fields + 8)] = type
    const [feature] = await readBytes(bytes)
    expect(feature).toMatchObject({ properties: park.properties, geometry: null })
    expect(feature?.problem).toContain(problem)
  })

  it('is refused where it is cut off, wherever that is', async () => {
    const whole = fgbOf([park, park, park], 4326)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 8, max: whole.length - 1 }), async (length) => {
        await expect(readBytes(whole.subarray(0, length), 'parks.fgb')).rejects.toThrow(
          /parks\.fgb: .*(cut off|damaged)/,
        )
      }),
      casesOf('files'),
    )
  })

  it('is refused where it ends before the last feature', async () => {
    const whole = fgbOf([park, park], 4326)
    const one = whole.length - fgbOf([park], 4326).length
    await expect(readBytes(whole.subarray(0, -one))).rejects.toThrow('it is cut off: 1 of 2 features')
  })

  it('is refused where a length is impossible', async () => {
    const whole = fgbOf([park], 4326)
    whole.fill(0xff, 8, 12)
    await expect(readBytes(whole)).rejects.toThrow('its header cannot be read: it is damaged')
  })
})
