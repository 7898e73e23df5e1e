import { gzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { casesOf } from '#testing/effort.ts'
import { readBytes, zipped } from '../testing/reading.ts'

const document = (content: string, encoding = 'UTF-8') =>
  `<?xml version="1.0" encoding="${encoding}"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document>\n${content}\n</Document></kml>`

const placemark = (content: string) => document(`<Placemark>${content}</Placemark>`)

const park =
  document(`<Schema name="parks" id="p"><SimpleField name="NVRID" type="string"/><SimpleField name="HA" type="float"/></Schema>
<Folder><name>a folder</name><description>of parks</description>
<Placemark id="blue">
  <name> Blå <![CDATA[& Jungfrun]]></name><description>An &#246; &amp; more</description>
  <TimeSpan><begin>2026-05-01</begin><end>2026-07-31</end></TimeSpan>
  <Style><LineStyle><color>ff0000ff</color></LineStyle></Style>
  <ExtendedData>
    <SchemaData schemaUrl="#p"><SimpleData name="NVRID">0012</SimpleData><SimpleData name="HA">12.5</SimpleData></SchemaData>
    <Data name="ranger"><displayName>Ranger</displayName><value>Öst</value></Data>
  </ExtendedData>
  <Polygon>
    <innerBoundaryIs><LinearRing><coordinates>1,1 1,2 2,2 1,1</coordinates></LinearRing></innerBoundaryIs>
    <outerBoundaryIs><LinearRing><coordinates>
      0,0,7 9,0,7
      9,9,7 0,0,7
    </coordinates></LinearRing></outerBoundaryIs>
  </Polygon>
</Placemark></Folder>`)

const found = {
  number: 1,
  place: 'line 5',
  id: 'blue',
  properties: {
    name: 'Blå & Jungfrun',
    description: 'An ö & more',
    begin: '2026-05-01',
    end: '2026-07-31',
    NVRID: '0012',
    HA: 12.5,
    ranger: 'Öst',
    folder: 'a folder',
  },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [0, 0, 7],
        [9, 0, 7],
        [9, 9, 7],
        [0, 0, 7],
      ],
      [
        [1, 1],
        [1, 2],
        [2, 2],
        [1, 1],
      ],
    ],
  },
}

describe('KML', () => {
  it.each([
    ['plain', park],
    ['with a mark of its encoding', `\ufeff${park}`],
    ['gzipped', gzipSync(park)],
    ['in a KMZ', zipped({ 'images/a.png': 'x', 'doc.kml': park })],
    ['with prefixes', park.replace('<kml xmlns=', '<k:kml xmlns:k=').replace('</kml>', '</k:kml>')],
    ['in Latin-1', Buffer.from(park.replace('UTF-8', 'ISO-8859-1'), 'latin1')],
  ])('is read %s', async (_, bytes) => {
    expect(await readBytes(bytes)).toEqual([found])
  })

  it.each([
    ['no geometry', '<name>a</name>', null],
    ['a point', '<Point><coordinates>1,2</coordinates></Point>', { type: 'Point', coordinates: [1, 2] }],
    [
      'a line',
      '<LineString><coordinates>1,2 3,4</coordinates></LineString>',
      {
        type: 'LineString',
        coordinates: [
          [1, 2],
          [3, 4],
        ],
      },
    ],
    [
      'several',
      '<MultiGeometry><Point><coordinates>1,2</coordinates></Point><MultiGeometry><Point><coordinates>3,4</coordinates></Point></MultiGeometry></MultiGeometry>',
      {
        type: 'GeometryCollection',
        geometries: [
          { type: 'Point', coordinates: [1, 2] },
          { type: 'GeometryCollection', geometries: [{ type: 'Point', coordinates: [3, 4] }] },
        ],
      },
    ],
  ])('is read with %s', async (_, content, geometry) => {
    expect((await readBytes(placemark(content)))[0]?.geometry).toEqual(geometry)
  })

  it('is read with tracks, as lines without the times of their positions', async () => {
    const track = (...positions: string[]) =>
      `<gx:Track>${positions.map((at) => `<when>2026-05-28T02:02:09Z</when><gx:coord>${at}</gx:coord>`).join('')}</gx:Track>`
    const text = placemark(`<TimeStamp><when>2026-05-01</when></TimeStamp>${track('1 2 150', '', '3 4 150')}`)
    expect(await readBytes(text)).toMatchObject([
      {
        properties: { when: '2026-05-01' },
        geometry: {
          type: 'LineString',
          coordinates: [
            [1, 2, 150],
            [3, 4, 150],
          ],
        },
      },
    ])
    const several = `<gx:MultiTrack>${track('1 2', '3 4')}${track('5 6', '7 8')}</gx:MultiTrack>`
    expect((await readBytes(placemark(several)))[0]?.geometry).toMatchObject({
      geometries: [
        {
          coordinates: [
            [1, 2],
            [3, 4],
          ],
        },
        {
          coordinates: [
            [5, 6],
            [7, 8],
          ],
        },
      ],
    })
  })

  it('comes as it was written', async () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((value) => value.trim() === value && value !== '')
    const degrees = fc.double({ min: -80, max: 80, noNaN: true })
    const line = fc.array(fc.tuple(degrees, degrees), { minLength: 2, maxLength: 20 })
    const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, line), { minLength: 1, maxLength: 10 }), async (list) => {
        const placemarks = list.map(
          ([name, positions]) =>
            `<Placemark><name>${escaped(name)}</name><LineString><coordinates>${positions.join(' ')}</coordinates></LineString></Placemark>`,
        )
        const read = await readBytes(document(placemarks.join('\n')))
        const plain = list.map(([name, coordinates]) => [name, coordinates.map(([x, y]) => [x + 0, y + 0])])
        expect(read.map(({ properties, geometry }) => [properties['name'], positionsOf(geometry)])).toEqual(plain)
      }),
      casesOf('files'),
    )
  })

  it('is refused where it only links to others, and says to which', async () => {
    const link = '<NetworkLink><name>a</name><Link><href>https://parks.example/all.kml</href></Link></NetworkLink>'
    await expect(readBytes(document(link), 'a.kml')).rejects.toThrow(
      'a.kml: it only links to https://parks.example/all.kml: import that',
    )
    expect(await readBytes(document(`${link}<Placemark><name>b</name></Placemark>`))).toHaveLength(1)
    expect(await readBytes(document(''))).toEqual([])
  })

  it.each([
    ['is cut off', park.slice(0, 700), /it is damaged or cut off at line \d+: unclosed tag/],
    ['is damaged', park.replace('</name>', '</nome>'), 'it is damaged or cut off at line 4'],
    ['is in another encoding than it says', Buffer.from(park, 'latin1'), 'it is not in UTF-8'],
    ['is in an unheard-of encoding', document('', 'EBCDIC-X'), 'it is in EBCDIC-X, which is not known'],
  ])('is refused where it %s', async (_, bytes, message) => {
    await expect(readBytes(bytes, 'parks.kml')).rejects.toThrow(message)
  })
})

function positionsOf(geometry: unknown): unknown {
  return typeof geometry === 'object' && geometry !== null && 'coordinates' in geometry ? geometry.coordinates : null
}
