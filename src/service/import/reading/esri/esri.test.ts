import { describe, expect, it } from 'vitest'
import type { Position } from 'geojson'
import { box, readBytes } from '../testing/reading.ts'
import { casesOf } from '#testing/effort.ts'
import * as fc from 'fast-check'

interface Shaped {
  readonly attributes?: Readonly<Record<string, unknown>>
  readonly geometry?: unknown
}

const WGS_84 = { wkid: 4326, latestWkid: 4326 }
const fields = [
  { name: 'OBJECTID', type: 'esriFieldTypeOID', alias: 'OBJECTID' },
  { name: 'BEGIN_', type: 'esriFieldTypeDate', alias: 'Closed from', length: 8, domain: null },
  { name: 'NR', type: 'esriFieldTypeInteger', alias: 'Number' },
  {
    name: 'ART',
    type: 'esriFieldTypeSmallInteger',
    alias: 'Art der Sperrung',
    domain: {
      type: 'codedValue',
      name: 'Sperrung',
      codedValues: [
        { name: 'Völlig gesperrt', code: 1 },
        { name: 'Für Räder gesperrt', code: 2 },
      ],
    },
  },
]

function answer(features: readonly Shaped[], beside: object = {}): string {
  return JSON.stringify({ objectIdFieldName: 'OBJECTID', spatialReference: WGS_84, fields, ...beside, features })
}

const shaped = (geometry: unknown): Shaped => ({ attributes: {}, geometry })
const hole = (x: number, y: number, size: number): Position[] => box(x, y, size).toReversed()

describe('Esri JSON', () => {
  it.each([
    ['a point', { x: 8, y: 50, z: 120 }, { type: 'Point', coordinates: [8, 50] }],
    ['an empty point', { x: 'NaN', y: 'NaN' }, null],
    ['points', { points: [[8, 50, 1]] }, { type: 'MultiPoint', coordinates: [[8, 50]] }],
    [
      'a path',
      {
        hasM: true,
        paths: [
          [
            [8, 50, 0],
            [9, 50, 3],
          ],
        ],
      },
      {
        type: 'LineString',
        coordinates: [
          [8, 50],
          [9, 50],
        ],
      },
    ],
    [
      'two paths',
      {
        paths: [
          [
            [8, 50],
            [9, 50],
          ],
          [
            [8, 51],
            [9, 51],
          ],
        ],
      },
      {
        type: 'MultiLineString',
        coordinates: [
          [
            [8, 50],
            [9, 50],
          ],
          [
            [8, 51],
            [9, 51],
          ],
        ],
      },
    ],
    ['no rings', { rings: [] }, null],
    ['nothing', null, null],
    [
      'rings, of which those that run the other way are holes of what they lie in',
      { rings: [box(8, 50, 1), box(10, 50, 1), hole(10.2, 50.2, 0.1)] },
      { type: 'MultiPolygon', coordinates: [[box(8, 50, 1)], [box(10, 50, 1), hole(10.2, 50.2, 0.1)]] },
    ],
  ])('has %s', async (_, geometry, wanted) => {
    const [feature] = await readBytes(answer([shaped(geometry)]))
    expect(feature).toMatchObject({ geometry: wanted, remarks: [] })
    expect(feature).not.toHaveProperty('problem')
  })

  it('says days, instants and codes of fields in words, and keeps all else', async () => {
    const day = Date.UTC(2026, 4, 1)
    const rows = [
      { OBJECTID: 7, BEGIN_: day, NR: day, ART: 1 },
      { OBJECTID: 8, BEGIN_: day + 1, NR: null, ART: 3 },
      { OBJECTID: 9, BEGIN_: null, NR: 2, ART: null },
    ]
    const features = await readBytes(answer(rows.map((attributes) => ({ attributes }))))
    expect(features.map(({ id, properties }) => [id, properties])).toEqual([
      ['7', { OBJECTID: 7, BEGIN_: '2026-05-01', NR: day, ART: 'Völlig gesperrt' }],
      ['8', { OBJECTID: 8, BEGIN_: '2026-05-01T00:00:00.001Z', NR: null, ART: 3 }],
      ['9', { OBJECTID: 9, BEGIN_: null, NR: 2, ART: null }],
    ])
  })

  it.each([
    ['the number of the EPSG', { wkid: 3006 }],
    ['its newest number', { wkid: 102_999, latestWkid: 3006 }],
  ])('is in the coordinate system named by %s', async (_, spatialReference) => {
    const point = { x: 667294.821, y: 6655205.484 }
    const geometry = { type: 'Point', coordinates: [expect.closeTo(18, 7), expect.closeTo(60, 7)] }
    const remarks = ['converted from SWEREF99 TM (EPSG:3006)']
    const files = [answer([shaped(point)], { spatialReference }), answer([shaped({ ...point, spatialReference })])]
    for (const file of files) expect(await readBytes(file)).toMatchObject([{ geometry, remarks }])
  })

  it('is in the number that Esri has for web maps, and in a system told by WKT', async () => {
    const wkt =
      'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]'
    const web = answer([shaped({ x: 890_555.9263, y: 6_446_275.841 })], { spatialReference: { wkid: 102_100 } })
    const told = answer([shaped({ x: 8, y: 50 })], { spatialReference: { wkt } })
    const coordinates = [expect.closeTo(8, 6), expect.closeTo(50, 6)]
    for (const file of [web, told]) expect(await readBytes(file)).toMatchObject([{ geometry: { coordinates } }])
  })

  it('is told where it names no coordinate system', async () => {
    const file = answer([shaped({ x: 8, y: 50 })], { spatialReference: undefined })
    const remarks = ['no coordinate system named, taken as WGS 84']
    expect(await readBytes(file)).toMatchObject([{ isUnplaced: true, remarks }])
  })

  it.each([
    [
      'curves',
      {
        curveRings: [
          [
            [8, 50],
            {
              c: [
                [9, 50],
                [8.5, 51],
              ],
            },
          ],
        ],
      },
      'it has curves: ask its server with returnTrueCurves=false',
    ],
    ['an extent', { xmin: 8, ymin: 50, xmax: 9, ymax: 51 }, 'it is of a kind that is not known'],
    ['a ring of points that are none', { rings: [[[8], [9]]] }, 'a position of it has no two numbers'],
    ['a ring that is no list', { rings: [7] }, 'a part of it is no list'],
    ['a text', 'POINT (8 50)', 'it is not in the form'],
  ])('goes on after a feature with %s', async (_, geometry, problem) => {
    const features = await readBytes(answer([shaped(geometry), shaped({ x: 8, y: 50 })]))
    expect(features).toMatchObject([
      { geometry: null, problem: expect.stringContaining(problem) },
      { geometry: { type: 'Point' } },
    ])
  })

  it.each([
    [
      'a system that is not known',
      answer([shaped(null)], { spatialReference: { wkid: 99_999 } }),
      'in the system 99999, which is not known',
    ],
    ['a system without a number', answer([], { spatialReference: { vcsWkid: 5773 } }), 'which is not known'],
    ['a grid', answer([], { transform: { scale: [1, 1], translate: [0, 0] } }), 'without quantizationParameters'],
    [
      'its system at the end',
      '{"features":[{"attributes":{"A":1},"geometry":{"x":8,"y":5}}],"spatialReference":{"wkid":4326}}',
      '“spatialReference” stands behind its features',
    ],
    [
      'what is no feature',
      '{"fieldAliases":{},"features":[{"attributes":[]}]}',
      'feature 1 (line 1) is not a feature of Esri JSON',
    ],
    ['broken JSON', '{"fieldAliases":{},"features":[\n{"attributes":{"A":}}]}', 'feature 1 (line 2) is not valid JSON'],
    [
      'half of it',
      answer([shaped({ x: 8, y: 50 }), shaped({ x: 8, y: 50 })]).slice(0, -20),
      'it ends in the middle of feature 2',
    ],
    [
      'a layer',
      '{"currentVersion":11.1,"id":0,"name":"Closures","type":"Feature Layer","geometryType":"esriGeometryPolygon","fields":[{"name":"OBJECTID"}]}',
      'it describes a layer of an ArcGIS server, and has no list of features: ask its address with /query?where=1=1',
    ],
    [
      'a server',
      '{"currentVersion":11.1,"serviceDescription":"","layers":[{"id":0,"name":"Closures"}],"tables":[]}',
      'it describes an ArcGIS server',
    ],
  ])('is refused with %s', async (_, file, message) => {
    await expect(readBytes(file)).rejects.toThrow(message)
  })

  it('is known without any word beside its features', async () => {
    expect(await readBytes('\ufeff{\n "features": [ {"attributes": {"NAME": "Moor"}} ] }')).toMatchObject([
      { place: 'line 2', id: null, properties: { NAME: 'Moor' }, geometry: null },
    ])
  })

  it('never fails but with its own words', async () => {
    const shape = fc.record({ rings: fc.anything(), paths: fc.anything(), x: fc.anything() }, { requiredKeys: [] })
    await fc.assert(
      fc.asyncProperty(shape, async (geometry) => {
        expect(await readBytes(answer([shaped(geometry)]))).toHaveLength(1)
      }),
      casesOf('files'),
    )
  })
})
