import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { casesOf } from '#testing/effort.ts'
import { readBytes, zipped } from '../testing/reading.ts'

const NAMESPACES =
  'xmlns:gml="http://www.opengis.net/gml/3.2" xmlns:wfs="http://www.opengis.net/wfs/2.0" xmlns:a="http://agency.example" xmlns:xlink="http://www.w3.org/1999/xlink"'

const collection = (members: string, attributes = '') =>
  `<?xml version="1.0"?>\n<wfs:FeatureCollection ${NAMESPACES} ${attributes}>${members}</wfs:FeatureCollection>`

const member = (content: string) => collection(`<wfs:member><a:site gml:id="s1">${content}</a:site></wfs:member>`)

/** The geometry that a file has of an element, in degrees as they stand. */
async function geometryFrom(gml: string): Promise<unknown> {
  const [feature] = await readBytes(member(`<a:shape>${gml}</a:shape>`))
  return feature?.problem ?? feature?.geometry
}

const SQUARE = [
  [10, 50],
  [11, 50],
  [11, 51],
  [10, 50],
]
const POS_LIST = '<gml:posList>10 50 11 50 11 51 10 50</gml:posList>'
const RING = `<gml:LinearRing>${POS_LIST}</gml:LinearRing>`
const POLYGON = `<gml:Polygon><gml:exterior>${RING}</gml:exterior></gml:Polygon>`

describe('a GML file', () => {
  it('gives its features with what they say, where they stand, and in longitude and latitude', async () => {
    const file = collection(`
<wfs:member>
  <a:site gml:id="s1">
    <gml:name>Blå &amp; gul</gml:name>
    <a:shape><gml:Point srsName="urn:ogc:def:crs:EPSG::4326"><gml:pos>50.5 10.25 7</gml:pos></gml:Point></a:shape>
    <a:remark/>
  </a:site>
</wfs:member>
<wfs:member><a:site gml:id="s2"><a:area uom="ha">12</a:area></a:site></wfs:member>`)
    expect(await readBytes(file)).toEqual([
      {
        number: 1,
        place: 'line 4',
        id: 's1',
        properties: { name: 'Blå & gul' },
        geometry: { type: 'Point', coordinates: [10.25, 50.5, 7] },
        remarks: [],
        isUnplaced: undefined,
      },
      { number: 2, place: 'line 10', id: 's2', properties: { area: '12' }, geometry: null },
    ])
  })

  it.each([
    ['urn:ogc:def:crs:EPSG::4326', '50.5 10.25'],
    ['urn:ogc:def:crs:EPSG:6.9:4258', '50.5 10.25'],
    ['http://www.opengis.net/def/crs/EPSG/0/4326', '50.5 10.25'],
    ['urn:ogc:def:crs,crs:EPSG::4326,crs:EPSG::5773', '50.5 10.25'],
    ['urn:ogc:def:crs:OGC:1.3:CRS84', '10.25 50.5'],
    ['EPSG:4326', '10.25 50.5'],
    ['http://www.opengis.net/gml/srs/epsg.xml#4326', '10.25 50.5'],
    ['urn:ogc:def:crs:EPSG::25832', '588649.993364 5594971.625995'],
    ['urn:adv:crs:ETRS89_UTM32', '588649.993364 5594971.625995'],
    ['urn:ogc:def:crs:EPSG::3035', '3043153.083398 4338738.335931'],
    ['EPSG:3035', '4338738.335931 3043153.083398'],
  ])('has its axes in the order that %s has', async (srsName, position) => {
    const [feature] = await readBytes(
      member(`<a:shape><gml:Point srsName="${srsName}"><gml:pos>${position}</gml:pos></gml:Point></a:shape>`),
    )
    expect(feature?.geometry).toMatchObject({ coordinates: [expect.closeTo(10.25, 6), expect.closeTo(50.5, 6)] })
  })

  it('is placed by its bounds where its geometries name no system, and unplaced where these do not either', async () => {
    const bounds = '<gml:boundedBy><gml:Envelope srsName="urn:ogc:def:crs:EPSG::4326"/></gml:boundedBy>'
    const site =
      '<wfs:member><a:site><a:shape><gml:Point><gml:pos>50 10</gml:pos></gml:Point></a:shape></a:site></wfs:member>'
    const [placed] = await readBytes(collection(bounds + site))
    expect(placed).toMatchObject({ geometry: { coordinates: [10, 50] }, isUnplaced: undefined })
    const [unplaced] = await readBytes(collection(site))
    expect(unplaced).toMatchObject({ geometry: { coordinates: [50, 10] }, isUnplaced: true })
  })

  it('in a system that is not known is refused with its name', async () => {
    const file = member('<a:shape><gml:Point srsName="urn:x:local"><gml:pos>1 2</gml:pos></gml:Point></a:shape>')
    await expect(readBytes(file)).rejects.toThrow('its coordinates are in urn:x:local, which is not known')
  })

  it('of INSPIRE names properties by all that they stand in but types, and codes by their words', async () => {
    const [site] = await readBytes(
      member(`<a:siteName><a:GeographicalName><a:spelling><a:SpellingOfName><a:text>Wachau</a:text></a:SpellingOfName></a:spelling></a:GeographicalName></a:siteName>
<a:siteName><a:GeographicalName><a:spelling><a:SpellingOfName><a:text>Wachau valley</a:text></a:SpellingOfName></a:spelling></a:GeographicalName></a:siteName>
<a:designation xlink:href="http://inspire.ec.europa.eu/codelist/Natura2000DesignationValue/specialAreaOfConservation"/>
<a:document xlink:href="https://agency.example/order"/><a:kept xlink:href="#x" xlink:title="The order"/>`),
    )
    expect(site?.properties).toEqual({
      'siteName.spelling.text': 'Wachau',
      'siteName.spelling.text[2]': 'Wachau valley',
      designation: 'special area of conservation',
      document: 'https://agency.example/order',
      kept: 'The order',
    })
  })

  it('of version 2, of several collections in one, or in another encoding is read too', async () => {
    const old = `<c:FeatureCollection xmlns:c="http://x" xmlns:gml="http://www.opengis.net/gml"><gml:featureMember><c:park fid="p.1"><c:name>A</c:name><c:shape>
<gml:Polygon><gml:outerBoundaryIs><gml:LinearRing><gml:coordinates cs="," ts=" " decimal=".">10,50 11,50 11,51 10,50</gml:coordinates></gml:LinearRing></gml:outerBoundaryIs></gml:Polygon>
</c:shape></c:park></gml:featureMember></c:FeatureCollection>`
    expect(await readBytes(old)).toMatchObject([
      { id: 'p.1', properties: { name: 'A' }, geometry: { type: 'Polygon', coordinates: [SQUARE] } },
    ])
    const inner =
      '<wfs:FeatureCollection><wfs:member><a:site gml:id="x"><a:n>ö</a:n></a:site></wfs:member></wfs:FeatureCollection>'
    const added =
      '<wfs:additionalObjects><wfs:SimpleFeatureCollection><wfs:member><a:site gml:id="y"/></wfs:member></wfs:SimpleFeatureCollection></wfs:additionalObjects>'
    const nested = collection(`<wfs:member>${inner}</wfs:member>${added}`).replace('?>', ' encoding="ISO-8859-1"?>')
    expect(await readBytes(Buffer.from(nested, 'latin1'))).toMatchObject([{ id: 'x', properties: { n: 'ö' } }])
    expect(await readBytes(zipped({ 'a/b.gml': old }))).toHaveLength(1)
  })

  it('that is cut off is refused', async () => {
    await expect(readBytes(member(POLYGON).slice(0, -40))).rejects.toThrow('it is damaged or cut off')
  })
})

describe('a geometry of GML', () => {
  it.each([
    [POLYGON, { type: 'Polygon', coordinates: [SQUARE] }],
    [
      `<gml:Polygon><gml:interior>${RING}</gml:interior><gml:exterior><gml:Ring><gml:curveMember><gml:LineString>${POS_LIST}</gml:LineString></gml:curveMember></gml:Ring></gml:exterior></gml:Polygon>`,
      { type: 'Polygon', coordinates: [SQUARE, SQUARE] },
    ],
    [
      `<gml:MultiSurface><gml:metaDataProperty><gml:x/></gml:metaDataProperty><gml:surfaceMember>${POLYGON}</gml:surfaceMember><gml:surfaceMembers><gml:Surface><gml:patches><gml:PolygonPatch><gml:exterior>${RING}</gml:exterior></gml:PolygonPatch></gml:patches></gml:Surface></gml:surfaceMembers></gml:MultiSurface>`,
      {
        type: 'GeometryCollection',
        geometries: [
          { type: 'Polygon', coordinates: [SQUARE] },
          { type: 'Polygon', coordinates: [SQUARE] },
        ],
      },
    ],
    [
      `<gml:CompositeSurface><gml:surfaceMember>${POLYGON}</gml:surfaceMember><gml:surfaceMember><gml:OrientableSurface orientation="-"><gml:baseSurface>${POLYGON}</gml:baseSurface></gml:OrientableSurface></gml:surfaceMember></gml:CompositeSurface>`,
      { type: 'MultiPolygon', coordinates: [[SQUARE], [SQUARE]] },
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
    expect(feature?.geometry).toEqual({ type: 'Polygon', coordinates: [SQUARE] })
    expect(feature?.remarks).toContain('other geometries left out: at, sign')
  })

  it('is all that one property has', async () => {
    const polygon = { type: 'Polygon', coordinates: [SQUARE] }
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
