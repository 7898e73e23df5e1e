import { stringify } from 'csv-stringify/sync'
import * as fc from 'fast-check'
import type { Position } from 'geojson'
import { describe, expect, it } from 'vitest'
import { casesOf } from '#testing/effort.ts'
import { reprojected } from '../../../geometry/reproject.ts'
import { readBytes } from '../testing/reading.ts'

async function rowsOf(text: string | Buffer): Promise<unknown[]> {
  return (await readBytes(text, 'closures.csv')).map(({ place, properties }) => [place, properties])
}

describe('CSV', () => {
  const wanted = [
    ['line 2', { name: 'Fels „Süd“; Nord, oben', start_on: '01.03.2026', end_on: '' }],
    ['line 5', { name: 'zwei\nZeilen', start_on: '2026-05-01', end_on: '' }],
  ]

  it.each([
    ['commas', ',', '\n'],
    ['semicolons and Windows lines', ';', '\r\n'],
    ['tabs', '\t', '\n'],
    ['bars', '|', '\n'],
  ])('is read with %s', async (_, separator, end) => {
    const row = (...fields: string[]) => fields.map((field) => (field === '' ? '' : `"${field}"`)).join(separator)
    const lines = [
      row('name', 'start_on', 'end_on'),
      row('Fels „Süd“; Nord, oben', '01.03.2026', ''),
      '',
      '',
      row('zwei\nZeilen', '2026-05-01', ''),
    ]
    expect(await rowsOf(lines.join(end))).toEqual(wanted)
    expect(await rowsOf(`\ufeff${lines.join(end)}${end}`)).toEqual(wanted)
  })

  it.each(['sep=;\n', '\ufeff"sep=;"\r\n', 'SEP=;\r\n'])(
    'is read with the separator that %j names for Excel',
    async (line) => {
      expect(await rowsOf(`${line}name, where; and when\n"a,b";c\n`)).toEqual([
        ['line 3', { 'name, where': 'a,b', 'and when': 'c' }],
      ])
    },
  )

  it('is read in Windows-1252 where it is not in UTF-8', async () => {
    expect(await rowsOf(Buffer.from('name,cost\nS\xfcd,5 \x80\n', 'latin1'))).toEqual([
      ['line 2', { name: 'Süd', cost: '5 €' }],
    ])
  })

  it.each([
    ['longitude and latitude', 'name,Lon,LAT\na,"18,5",60.25\n', { type: 'Point', coordinates: [18.5, 60.25] }],
    [
      'WKT',
      'name;wkt\na;LINESTRING (18 60, 19 61)\n',
      {
        type: 'LineString',
        coordinates: [
          [18, 60],
          [19, 61],
        ],
      },
    ],
    [
      'WKT with its system',
      'name;wkt\na;SRID=4326;POINT (18 60)\n'.replace('SRID=4326;', '"SRID=4326;').replace(' 60)', ' 60)"'),
      { type: 'Point', coordinates: [18, 60] },
    ],
    [
      'GeoJSON',
      'name;geometry\na;"{""type"":""Point"",""coordinates"":[18,60]}"\n',
      { type: 'Point', coordinates: [18, 60] },
    ],
    [
      'a portal’s shape',
      'name;geo_point_2d;Geo Shape\na;60,18;"{""type"":""Point"",""coordinates"":[18,60]}"\n',
      { type: 'Point', coordinates: [18, 60] },
    ],
    ['a portal’s point', 'name;geo_point_2d;geo_shape\na;60.5, 18.5;\n', { type: 'Point', coordinates: [18.5, 60.5] }],
    [
      'latitude and longitude in one',
      'name,Location\na,"(60.5, 18.5)"\n',
      { type: 'Point', coordinates: [18.5, 60.5] },
    ],
    [
      'WKT in a column of places',
      'name,Georeferenced Location\na,POINT (18 60)\n',
      { type: 'Point', coordinates: [18, 60] },
    ],
    ['a column of places that says it in words', 'name,location\na,near the bridge\n', undefined],
    ['nothing', 'name,lng,lat\na,,\n', null],
  ])('has a geometry from %s', async (_, text, geometry) => {
    const [row] = await readBytes(text)
    expect(row).toMatchObject({ properties: { name: 'a' }, geometry })
    expect(row?.problem).toBeUndefined()
  })

  // As PostGIS 3.3 writes them out: curves in ETRS89 / UTM zone 32.
  const middle = [10.3366, 47.8456]
  it.each([
    ['a point', '0101000020E864000000000000804F224100000000C8375441', 'Point'],
    [
      'a half circle',
      '010a000020e86400000100000001090000000200000001080000000300000000000000804f224100000000c8375441000000004850224100000000e1375441000000001051224100000000c8375441010200000002000000000000001051224100000000c837544100000000804f224100000000c8375441',
      'Polygon',
    ],
    [
      'a surface of several',
      '010c000020e8640000010000000103000000010000000400000000000000804f224100000000c8375441000000004850224100000000c8375441000000004850224100000000e137544100000000804f224100000000c8375441',
      'MultiPolygon',
    ],
    [
      'a curve of several',
      '010b000020e86400000200000001020000000200000000000000804f224100000000c8375441000000004850224100000000c837544101080000000300000000000000804f224100000000c8375441000000004850224100000000e1375441000000001051224100000000c8375441',
      'MultiLineString',
    ],
    ['a text that names its system', 'SRID=25832;POINT(600000 5300000)', 'Point'],
  ])('has a geometry from the digits of a database: %s', async (_, text, type) => {
    const [row] = await readBytes(`id,geom\n1,${text}\n`)
    expect(row?.remarks?.[0]).toContain('(EPSG:25832)')
    expect(row).toMatchObject({ geometry: { type } })
    const [lng, lat] = firstPosition(row?.geometry)
    expect([lng?.toFixed(4), lat?.toFixed(4)]).toEqual(middle.map((degrees) => degrees.toFixed(4)))
  })

  it('says what of a database’s digits cannot be read', async () => {
    const digits = '0101000020E864000000000000804F224100000000C8375441'
    const read = await readBytes(
      `id,geom\n1,${digits.slice(0, -2)}\n2,${digits.replace('E864', 'FFFF')}\n3,SRID=9999;POINT(1 2)`,
    )
    expect(read.map(({ problem }) => problem)).toEqual([
      expect.stringContaining('cannot be read: it is damaged'),
      expect.stringContaining('its coordinates are in EPSG:65535, which is not known'),
      expect.stringContaining('its coordinates are in EPSG:9999, which is not known'),
    ])
  })

  it.each([
    [`50°06'00"N`, `10°12'36"E`, [10.21, 50.1]],
    ['N 50° 6.3′', '10°12,6′ W', [-10.21, 50.105]],
    ['50° 6’ 18” S', '10 12 36 E', [10.21, -50.105]],
    ['50.105° N', '-10° 12′ 36″', [-10.21, 50.105]],
    ['50,105', '10.21 E', [10.21, 50.105]],
  ])('has a place in degrees, minutes and seconds: %s, %s', async (lat, lon, place) => {
    const [row] = await readBytes(
      stringify([
        ['name', 'lat', 'lon'],
        ['a', lat, lon],
      ]),
    )
    const [x = NaN, y = NaN] = place
    expect(row).toMatchObject({ geometry: { coordinates: [expect.closeTo(x, 9), expect.closeTo(y, 9)] } })
  })

  it.each(['50°60′N', '50°6′61″N', '50.5°6′N', '50 6', '50°6′ O', '-50° N', '50° E'])(
    'takes no other for degrees: %s',
    async (lat) => {
      const [row] = await readBytes(
        stringify([
          ['name', 'lat', 'lon'],
          ['a', lat, '10'],
        ]),
      )
      expect(row?.problem).toContain(`column 2: “${lat}” is no number, nor degrees such as 50°06′00″N`)
    },
  )

  it('says which column it takes for places, and refuses what is none', async () => {
    const read = await readBytes('name,Coordinates\na,"60.5, 18.5"\nb,"-119.5, 37.75"\n')
    expect(read.map(({ remarks, problem }) => [remarks, problem])).toEqual([
      [['place taken from “Coordinates” as latitude, then longitude'], undefined],
      [undefined, 'column 2: “-119.5, 37.75” is no latitude and longitude in degrees'],
    ])
  })

  it('leaves out columns without a name, as spreadsheets add them', async () => {
    expect(await rowsOf('name;start_on;;\na;2026-01-01;;\n')).toEqual([
      ['line 2', { name: 'a', start_on: '2026-01-01' }],
    ])
  })

  it('names a row that cannot be read, and goes on', async () => {
    const read = await readBytes('name,lng,lat\na,east,60\nb,18,60,7\nc,18,60\nd,18,\n')
    expect(read.map(({ place, problem }) => [place, problem])).toEqual([
      ['line 2', 'column 2: “east” is no number, nor degrees such as 10°12′36″E'],
      ['line 3', 'it has 4 fields, and the first line names 3'],
      ['line 4', undefined],
      ['line 5', 'column 3: “” is no number, nor degrees such as 50°06′00″N'],
    ])
    expect((await readBytes('name;wkt\na;POINT (18\n'))[0]?.problem).toBe('column 2: “POINT (18” is no WKT or GeoJSON')
  })

  it('comes without the apostrophe that keeps spreadsheets from taking a text for a formula', async () => {
    expect(await rowsOf(`name,contact\n"'- Keep off",'+49 8552 96-0\n'quoted','\n`)).toEqual([
      ['line 2', { name: '- Keep off', contact: '+49 8552 96-0' }],
      ['line 3', { name: "'quoted'", contact: "'" }],
    ])
  })

  it('comes as it was written', async () => {
    const text = fc
      .string({ unit: 'grapheme' })
      .filter((value) => value.trim() === value && !value.includes('\0') && !/^'[=+\-@＝＋－＠]/.test(value))
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(text, text), { minLength: 1 }),
        fc.constantFrom(',', ';', '\t'),
        async (rows, delimiter) => {
          const lines = stringify([['one', 'two'], ...rows.map(([a, b]) => [`x${a}`, b])], { delimiter, quoted: true })
          expect((await readBytes(lines)).map(({ properties }) => properties)).toEqual(
            rows.map(([one, two]) => ({ one: `x${one}`, two })),
          )
        },
      ),
      casesOf('files'),
    )
  })

  it.each([
    ['an open quote', 'name,start_on\n"open,2026-01-01\n', 'line 2, column 1 cannot be read: Quote Not Closed'],
    [
      'a stray quote',
      'name,start_on\nb,1\nab"c"d,2026-01-01\n',
      'line 3, column 1 cannot be read: a quotation mark stands within a field',
    ],
    [
      'seconds without quotes around',
      `name,lat\na,50°06'00"N\n`,
      'line 2, column 2 cannot be read: a quotation mark stands within a field. Put the field in quotation marks, and double those within it',
    ],
    [
      'a title above its columns',
      'Closures;;\nname;start_on;end_on\na;2026-01-01;\n',
      'its first line names one of 3 columns. Delete the lines above the names of the columns',
    ],
    ['two columns of one name', 'name,name\na,b\n', 'its column 2 has the same name as another: “name”'],
  ])('is refused for %s', async (_, text, message) => {
    await expect(readBytes(text, 'closures.csv')).rejects.toThrow(`closures.csv: ${message}`)
  })
})

function firstPosition(geometry: unknown): Position {
  let first: Position | null = null
  reprojected(geometry, { toWgs84: (position) => (first ??= position) })
  return first ?? []
}
