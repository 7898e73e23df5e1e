import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { casesOf } from '#testing/effort.ts'
import { CORNERS, member, POLYGON, POS_LIST, RING } from '../testing/gml.ts'
import { readBytes } from '../testing/reading.ts'

/** The geometry that a file has of an element, in degrees as they stand. */
async function geometryFrom(gml: string): Promise<unknown> {
  const [feature] = await readBytes(member(`<a:shape>${gml}</a:shape>`))
  return feature?.problem ?? feature?.geometry
}

describe('a geometry of GML', () => {
  it.each([
    [POLYGON, { type: 'Polygon', coordinates: [CORNERS] }],
    [
      `<gml:Polygon><gml:interior>${RING}</gml:interior><gml:exterior><gml:Ring><gml:curveMember><gml:LineString>${POS_LIST}</gml:LineString></gml:curveMember></gml:Ring></gml:exterior></gml:Polygon>`,
      { type: 'Polygon', coordinates: [CORNERS, CORNERS] },
    ],
    [
      `<gml:MultiSurface><gml:metaDataProperty><gml:x/></gml:metaDataProperty><gml:surfaceMember>${POLYGON}</gml:surfaceMember><gml:surfaceMembers><gml:Surface><gml:patches><gml:PolygonPatch><gml:exterior>${RING}</gml:exterior></gml:PolygonPatch></gml:patches></gml:Surface></gml:surfaceMembers></gml:MultiSurface>`,
      {
        type: 'GeometryCollection',
        geometries: [
          { type: 'Polygon', coordinates: [CORNERS] },
          { type: 'Polygon', coordinates: [CORNERS] },
        ],
      },
    ],
    [
      `<gml:CompositeSurface><gml:surfaceMember>${POLYGON}</gml:surfaceMember><gml:surfaceMember><gml:OrientableSurface orientation="-"><gml:baseSurface>${POLYGON}</gml:baseSurface></gml:OrientableSurface></gml:surfaceMember></gml:CompositeSurface>`,
      { type: 'MultiPolygon', coordinates: [[CORNERS], [CORNERS]] },
    ],
    [
      '<gml:Curve srsDimension="3"><gml:segments><gml:LineStringSegment><gml:posList>1 2 3 4 5 6</gml:posList></gml:LineStringSegment><gml:LineStringSegment><gml:pos>4 5 6</gml:pos><gml:pos>7 8 9</gml:pos></gml:LineStringSegment></gml:segments></gml:Curve>',
      {
        type: 'LineString',
        coordinates: [
          [1, 2, 3],
          [4, 5, 6],
          [7, 8, 9],
        ],
      },
    ],
    [
      '<gml:CompositeCurve><gml:curveMember><gml:LineString><gml:posList>1 2 3 4</gml:posList></gml:LineString></gml:curveMember><gml:curveMember><gml:OrientableCurve orientation="-"><gml:baseCurve><gml:LineString><gml:posList>5 6 3 4</gml:posList></gml:LineString></gml:baseCurve></gml:OrientableCurve></gml:curveMember></gml:CompositeCurve>',
      {
        type: 'LineString',
        coordinates: [
          [1, 2],
          [3, 4],
          [5, 6],
        ],
      },
    ],
    [
      '<gml:LineString><gml:pointProperty><gml:Point><gml:pos>1 2</gml:pos></gml:Point></gml:pointProperty><gml:coord><gml:X>3</gml:X><gml:Y>4</gml:Y></gml:coord></gml:LineString>',
      {
        type: 'LineString',
        coordinates: [
          [1, 2],
          [3, 4],
        ],
      },
    ],
    [
      '<gml:LineString><gml:coordinates>1, 2 3 , 4</gml:coordinates></gml:LineString>',
      {
        type: 'LineString',
        coordinates: [
          [1, 2],
          [3, 4],
        ],
      },
    ],
    ['<gml:Point><gml:coordinates>11,</gml:coordinates></gml:Point>', { type: 'Point', coordinates: [11, NaN] }],
    [
      '<gml:LineString><gml:coordinates cs=";" ts="|" decimal=",">1,5;2|3;4,5</gml:coordinates></gml:LineString>',
      {
        type: 'LineString',
        coordinates: [
          [1.5, 2],
          [3, 4.5],
        ],
      },
    ],
  ])('%s', async (gml, geometry) => {
    expect(await geometryFrom(gml)).toEqual(geometry)
  })

  it('draws arcs and circles with lines', async () => {
    const circle = (segment: string) =>
      geometryFrom(`<gml:Curve><gml:segments>${segment}</gml:segments></gml:Curve>`) as Promise<{
        readonly coordinates: readonly (readonly [number, number])[]
      }>
    const half = await circle('<gml:Arc><gml:posList>1 0 0 1 -1 0</gml:posList></gml:Arc>')
    expect(half.coordinates.at(-1)).toEqual([-1, 0])
    const whole = await circle('<gml:Circle><gml:posList>1 0 0 1 -1 0</gml:posList></gml:Circle>')
    expect(whole.coordinates[0]).toEqual(whole.coordinates.at(-1))
    expect(whole.coordinates.length).toBeGreaterThan(1.9 * half.coordinates.length)
    for (const [x, y] of whole.coordinates) expect(Math.hypot(x, y)).toBeCloseTo(1, 12)
  })

  it.each([
    [
      '<gml:Curve><gml:segments><gml:BSpline/></gml:segments></gml:Curve>',
      'its geometry has a BSpline, which is not read',
    ],
    [
      '<gml:MultiCurve><gml:curveMember xlink:href="#c1"/></gml:MultiCurve>',
      'a part of its geometry stands elsewhere (curveMember with an xlink:href)',
    ],
    [
      '<gml:LineString srsDimension="3"><gml:posList>1 2 3 4</gml:posList></gml:LineString>',
      'its list of positions has 4 numbers, which is no multiple of 3',
    ],
  ])('%s is a problem of its feature alone', async (gml, problem) => {
    expect(await geometryFrom(gml)).toBe(problem)
  })

  it('counts before others where it covers ground, and the others are told of', async () => {
    const point = '<gml:Point><gml:pos>1 2</gml:pos></gml:Point>'
    const file = member(`<a:at>${point}</a:at><a:on>${POLYGON}</a:on><a:sign>${point}</a:sign><a:at>${point}</a:at>`)
    const [feature] = await readBytes(file)
    expect(feature?.geometry).toEqual({ type: 'Polygon', coordinates: [CORNERS] })
    expect(feature?.remarks).toContain('other geometries left out: at, sign')
  })

  it('is all that one property has', async () => {
    const polygon = { type: 'Polygon', coordinates: [CORNERS] }
    expect(await readBytes(member(`<a:on>${POLYGON}</a:on><a:on>${POLYGON}</a:on>`))).toMatchObject([
      { geometry: { type: 'GeometryCollection', geometries: [polygon, polygon] } },
    ])
  })

  it.each(['Surface', 'Point', 'Ring', 'constructor', '__proto__'])('is no column that is called %s', async (name) => {
    const [feature] = await readBytes(
      member(`<a:${name}>12</a:${name}><a:${name}>13</a:${name}><a:on>${POLYGON}</a:on>`),
    )
    expect(Object.entries(feature?.properties ?? {})).toEqual([
      [name, '12'],
      [`${name}[2]`, '13'],
    ])
    expect(feature?.geometry).toMatchObject({ type: 'Polygon' })
  })

  it.each([
    ['urn:ogc:def:crs:EPSG::4979', '47 11 100 48 12 200'],
    ['urn:ogc:def:crs,crs:EPSG::4326,crs:EPSG::5773', '47 11 100 48 12 200'],
    ['urn:ogc:def:crs:EPSG::4326+5773', '47 11 100 48 12 200'],
  ])('in %s has heights, also where it does not say so', async (srsName, positions) => {
    expect(
      await geometryFrom(
        `<gml:LineString srsName="${srsName}"><gml:posList>${positions}</gml:posList></gml:LineString>`,
      ),
    ).toEqual({
      type: 'LineString',
      coordinates: [
        [11, 47, 100],
        [12, 48, 200],
      ],
    })
  })

  it('of any positions is read as they stand', async () => {
    const number = fc.double({ min: -180, max: 180, noNaN: true })
    const positions = fc.array(fc.tuple(number, number), { minLength: 2, maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(positions, async (line) => {
        const gml = `<gml:LineString><gml:posList>\n${line.flat().join(' ')}\n</gml:posList></gml:LineString>`
        const coordinates = line.map((position) => position.map((value) => (value === 0 ? 0 : value)))
        expect(await geometryFrom(gml)).toEqual({ type: 'LineString', coordinates })
      }),
      casesOf('files'),
    )
  })
})
