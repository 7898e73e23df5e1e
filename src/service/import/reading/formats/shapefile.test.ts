import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import iconv from 'iconv-lite'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { casesOf } from '#testing/effort.ts'
import { aDirectory } from '../../../store/testing/store.ts'
import { box, dbfOf, readBytes, readFile, shpOf, zipped, type DbfColumn } from '../testing/reading.ts'

const columns: readonly DbfColumn[] = [
  ['NAME', 'C', 12],
  ['HECTARES', 'N', 8],
  ['FOUNDED', 'D', 8],
  ['OPEN', 'L', 1],
]
const rows = [
  ['Süd', '12.5', '19090524', 'T'],
  ['', '', '', '?'],
]
const shape = { type: 'MultiPolygon' as const, coordinates: [[box(10, 50, 1)]] }
const wgs84 =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]'

function aShapefile(more: Record<string, string | Uint8Array> = {}): Record<string, string | Uint8Array> {
  return { 'parks.shp': shpOf([shape, null]), 'parks.dbf': dbfOf(columns, rows), 'parks.prj': wgs84, ...more }
}

const lettersTaken = (codePage: string) =>
  `letters taken as ${codePage}, which nothing names: if they are wrong, put a .cpg with the right one beside it`

describe('shapefiles', () => {
  const remarks = [lettersTaken('Windows-1252')]
  const found = [
    {
      number: 1,
      place: 'parks, record 1',
      id: null,
      properties: { NAME: 'Süd', HECTARES: 12.5, FOUNDED: '1909-05-24', OPEN: true },
      geometry: shape,
      remarks,
    },
    {
      number: 2,
      place: 'parks, record 2',
      id: null,
      properties: { NAME: null, HECTARES: null, FOUNDED: null, OPEN: null },
      geometry: null,
      remarks,
    },
  ]

  it.each([
    ['in a zip', zipped(aShapefile())],
    ['in a zip that is gzipped', gzipSync(zipped(aShapefile()))],
    [
      'in a folder of a zip, beside what a Mac adds',
      zipped({
        'a/parks.SHP': shpOf([shape, null]),
        'a/parks.Dbf': dbfOf(columns, rows),
        'a/parks.prj': wgs84,
        '__MACOSX/a/._parks.shp': 'x',
      }),
    ],
  ])('are read %s', async (_, bytes) => {
    expect(await readBytes(bytes)).toEqual(found)
  })

  it('are read from a folder', async () => {
    const folder = aDirectory()
    for (const [name, content] of Object.entries(aShapefile())) writeFileSync(join(folder, name), content)
    const seen: number[] = []
    expect(await readFile(join(folder, 'parks.shp'), (bytes) => seen.push(bytes))).toEqual(found)
    expect(seen.at(-1)).toBe(shpOf([shape, null]).length)
  })

  it('are all read, where a zip has several', async () => {
    const two = { ...aShapefile(), 'rest/zones.shp': shpOf([shape]), 'rest/zones.prj': wgs84 }
    const read = await readBytes(zipped(two))
    expect(read.map(({ number, place }) => [number, place])).toEqual([
      [1, 'parks, record 1'],
      [2, 'parks, record 2'],
      [3, 'zones, record 1'],
    ])
  })

  it.each([
    ['its .cpg', { 'parks.cpg': 'UTF-8' }, Buffer.from('Öland €'), 0],
    ['a .cpg in words of its own', { 'parks.cpg': 'ANSI 1252' }, Buffer.from('d66c616e642080', 'hex'), 0],
    ['a .cpg of Latin-1', { 'parks.cpg': 'ISO 88591' }, Buffer.from('d66c616e642080', 'hex'), 0],
    ['its .dbf', {}, Buffer.from('996c616e642020', 'hex'), 0x02],
    ['what fits: UTF-8', {}, Buffer.from('Öland €'), 0],
    ['what fits: Windows-1252', {}, Buffer.from('d66c616e642080', 'hex'), 0],
  ])('are in the encoding of %s', async (_, files, text, language) => {
    const table = dbfOf([['NAME', 'C', 12]], [[text]], { language })
    const [feature] = await readBytes(zipped({ 'a.shp': shpOf([shape]), 'a.dbf': table, ...renamed(files) }))
    expect(feature?.properties['NAME']).toBe(language === 0 ? 'Öland €' : 'Öland')
  })

  it.each([
    ['Windows-1250', 'win1250', 'Park Śnieżka', 0],
    ['Windows-1250', 'win1250', 'Tatrzański, Śnieżka', 0x57],
    ['Windows-1251', 'win1251', 'Лосиный остров', 0],
    ['MS-DOS 866', 'cp866', 'Лосиный остров', 0],
  ])(
    'show that their letters are in %s (%s): %s, where the table has the language %s',
    async (name, encoding, text, language) => {
      const table = dbfOf([['NAME', 'C', 40]], [[iconv.encode(text, encoding)]], { language })
      const [feature] = await readBytes(zipped({ 'a.shp': shpOf([shape]), 'a.dbf': table, 'a.prj': wgs84 }))
      expect(feature).toMatchObject({ properties: { NAME: text }, remarks: [lettersTaken(name)] })
    },
  )

  it('are in UTF-8 where their letters fit, though the table says that it is as Windows has it', async () => {
    const table = dbfOf([['NAME', 'C', 12]], [[Buffer.from('Öland')]], { language: 0x57 })
    const [feature] = await readBytes(zipped({ 'a.shp': shpOf([shape]), 'a.dbf': table, 'a.prj': wgs84 }))
    expect(feature).toMatchObject({ properties: { NAME: 'Öland' }, remarks: [] })
  })

  it('keep holes with the smallest outline around them, and heights', async () => {
    const hole = (x: number, y: number, size: number) => box(x, y, size).toReversed()
    const rings = [[box(0, 0, 10), hole(1, 1, 8), box(2, 2, 6), hole(3, 3, 1)]]
    const file = { 'a.shp': shpOf([{ type: 'MultiPolygon', coordinates: rings }], 5) }
    const [feature] = await readBytes(zipped(file))
    const high = (ring: number[][]) => ring.map((position) => [...position, 5])
    expect(feature?.geometry).toEqual({
      type: 'MultiPolygon',
      coordinates: [
        [high(box(0, 0, 10)), high(hole(1, 1, 8))],
        [high(box(2, 2, 6)), high(hole(3, 3, 1))],
      ],
    })
  })

  it('come as they were written, points and lines too', async () => {
    const degrees = fc.double({ min: -80, max: 80, noNaN: true, noDefaultInfinity: true })
    const position = fc.tuple(degrees, degrees).map(([x, y]) => [x, y])
    const some = fc.array(position, { minLength: 2, maxLength: 6 })
    const geometry = fc.oneof(
      fc.constant(null),
      fc.record({ type: fc.constant('Point' as const), coordinates: position }),
      fc.record({ type: fc.constant('MultiPoint' as const), coordinates: some }),
      fc.record({
        type: fc.constant('MultiLineString' as const),
        coordinates: fc.array(some, { minLength: 2, maxLength: 4 }),
      }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(geometry, { maxLength: 5 }), async (geometries) => {
        const read = await readBytes(zipped({ 'a.shp': shpOf(geometries), 'a.prj': wgs84 }))
        expect(read.map((feature) => feature.geometry)).toEqual(geometries)
      }),
      casesOf('files'),
    )
  })

  it('keeps every digit of whole numbers that a double has not', async () => {
    const numbers = ['9007199254740991', '9007199254740993', '1234567890.123456789']
    const table = dbfOf(
      [['NO', 'N', 20]],
      numbers.map((value) => [value]),
    )
    const read = await readBytes(zipped({ 'a.shp': shpOf([shape, shape, shape]), 'a.dbf': table, 'a.prj': wgs84 }))
    expect(read.map(({ properties }) => properties['NO'])).toEqual([
      Number.MAX_SAFE_INTEGER,
      numbers[1],
      Number(numbers[2]),
    ])
  })

  it('leave out rows that are marked as deleted', async () => {
    const table = dbfOf([['NAME', 'C', 4]], [['a'], ['b']], { deleted: [0] })
    const read = await readBytes(zipped({ 'a.shp': shpOf([shape, shape]), 'a.dbf': table, 'a.prj': wgs84 }))
    expect(read.map(({ place, properties }) => [place, properties['NAME']])).toEqual([['a, record 2', 'b']])
  })

  it('say so where they name no coordinate system', async () => {
    const [feature] = await readBytes(zipped({ 'a.shp': shpOf([shape]) }))
    expect(feature?.remarks).toEqual(['no coordinate system named, taken as WGS 84'])
  })

  it('name one record that cannot be read, and go on', async () => {
    const odd = shpOf([shape, shape])
    odd.writeInt32LE(31, 108)
    const read = await readBytes(zipped({ 'a.shp': odd }))
    expect(read.map(({ problem }) => problem)).toEqual([
      'its shape cannot be read: it is of shape type 31, which is not known',
      undefined,
    ])
  })

  it.each([
    [
      '.shp is cut off',
      { 'parks.shp': shpOf([shape, shape]).subarray(0, 300) },
      'its .shp cannot be read at parks, record 2: it is cut off',
    ],
    ['.dbf is cut off', { 'parks.dbf': dbfOf(columns, rows).subarray(0, 180) }, 'it is cut off'],
    ['.dbf is too short', { 'parks.dbf': dbfOf(columns, rows.slice(1)) }, 'its .dbf ends before parks, record 2'],
    ['.cpg is unheard of', { 'parks.cpg': 'EBCDIC-X' }, 'its .cpg names EBCDIC-X, which is not known'],
    [
      'system is unheard of',
      { 'parks.prj': 'PROJCS["Moon_2000",GEOGCS["Moon"]]' },
      'its coordinates are in Moon_2000, which is not known',
    ],
  ])('are refused where their %s', async (_, files, message) => {
    await expect(readBytes(zipped(aShapefile(files)), 'parks.zip')).rejects.toThrow(`parks.zip: ${message}`)
  })

  it('are refused where the zip is cut off, or a byte of it wrong', async () => {
    const bytes = zipped(aShapefile())
    await expect(readBytes(bytes.subarray(0, bytes.length - 30))).rejects.toThrow('it is damaged or cut off')
    const inflated = bytes.slice()
    inflated[45] = 255 - (inflated[45] ?? 0)
    await expect(readBytes(inflated)).rejects.toThrow(/damaged/)
    const stored = zipped(aShapefile(), 0)
    const wrong = Buffer.from(stored)
    wrong.write('Nord', wrong.indexOf(Buffer.from('S\u00fcd', 'latin1')))
    await expect(readBytes(wrong)).rejects.toThrow('parks.dbf in it is damaged: its checksum is wrong')
  })
})

function renamed(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [name.replace('parks', 'a'), content]))
}
