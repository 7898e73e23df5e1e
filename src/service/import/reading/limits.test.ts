import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import Database from 'libsql'
import { serialize } from 'flatgeobuf/lib/mjs/geojson.js'
import type { MultiPolygon, Position } from 'geojson'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aDirectory } from '../../store/testing/store.ts'
import { limitsFrom, type Limits } from './input/limits.ts'
import { box, dbfOf, readBytes, readFile, shpOf, zipped } from './testing/reading.ts'

const MEGABYTE = 1e6
const small: Partial<Limits> = { record_mb: 1, side_mb: 1, unpacked_mb: 3 }
const spaces = (megabytes: number) => ' '.repeat(megabytes * MEGABYTE)
const feature = (text: string) => `{"type": "Feature", "properties": {"name": "${text}"}, "geometry": null}`
const collection = (text: string) => `{"type": "FeatureCollection", "features": [\n${text}]}`
const kml = (text: string) => `<kml><Document>${text}</Document></kml>`
const nested = (levels: number) => `{"type": "GeometryCollection", "geometries": [`.repeat(levels) + ']}'.repeat(levels)
const deep = (levels: number) => `{"type": "Feature", "properties": {}, "geometry": ${nested(levels)}}`
const ring: Position[] = Array.from({ length: 200_000 }, (_, at) => [at / 1e6, (at % 2) / 10])
const largeShape: MultiPolygon = { type: 'MultiPolygon', coordinates: [[ring]] }
const square: MultiPolygon = { type: 'MultiPolygon', coordinates: [[box(1, 1, 1)]] }
const shapefile = (more: Readonly<Record<string, Uint8Array | string>>) =>
  zipped({ 'a.shp': shpOf([square]), 'a.dbf': dbfOf([['NAME', 'C', 9]], [['A']]), ...more })

function fgbOf(geometry: MultiPolygon): Uint8Array {
  return serialize({ type: 'FeatureCollection', features: [{ type: 'Feature', properties: { name: 'A' }, geometry }] })
}

function gpkgOf(shape: string): string {
  const path = join(aDirectory(), 'a.gpkg')
  const database = new Database(path)
  database.exec(`CREATE TABLE gpkg_contents (table_name, data_type);
    CREATE TABLE gpkg_geometry_columns (table_name, column_name, srs_id);
    CREATE TABLE gpkg_spatial_ref_sys (srs_id, organization, organization_coordsys_id, definition, srs_name);
    CREATE TABLE parks (fid INTEGER PRIMARY KEY, geom, name TEXT);
    INSERT INTO gpkg_contents VALUES ('parks', 'features'); INSERT INTO gpkg_geometry_columns VALUES ('parks', 'geom', 0);
    INSERT INTO parks VALUES (1, NULL, 'A'), (2, ${shape}, 'B')`)
  database.close()
  return path
}

describe('a file that goes beyond a limit is refused with the limit, the place and what to do:', () => {
  const LARGE = 'larger than 1 MB: if that is right, raise the limit with --limit record_mb=2'
  it.each([
    ['a feature of GeoJSON', collection(`${feature('A')},\n${feature(spaces(2))}`), `feature 2 (line 3) is ${LARGE}`],
    ['a feature of a line', `${feature('A')}\n${feature(spaces(2))}`, `feature 2 (line 2) is ${LARGE}`],
    ['a line of a table', `id,name\n1,A\n2,${'x'.repeat(2 * MEGABYTE)}`, `the record at line 3 is ${LARGE}`],
    ['a field over lines', `id,name\n1,"${'x\n'.repeat(MEGABYTE)}"`, LARGE],
    ['the line of names', `id,${'x'.repeat(2 * MEGABYTE)}`, `the record at line 1 is ${LARGE}`],
    ['a placemark', kml(`<Placemark>\n<name>${spaces(2)}</name></Placemark>`), `what stands at line 2 is ${LARGE}`],
    ['a text beside placemarks', kml(spaces(2)), LARGE],
    ['a feature of FlatGeobuf', fgbOf(largeShape), `feature 1 cannot be read: it is ${LARGE}`],
    ['a shape', zipped({ 'a.shp': shpOf([square, largeShape]) }), `a, record 2: it is ${LARGE}`],
    ['a .prj', shapefile({ 'a.prj': spaces(2) }), 'its a.prj is larger than 1 MB: if that is right'],
    ['a .cpg', shapefile({ 'a.cpg': spaces(2) }), '--limit side_mb=2'],
    ['a gzipped table', gzipSync(`id,name\n${'1,A\n'.repeat(MEGABYTE)}`), 'unpacks to more than 3 MB'],
    ['a gzipped zip', gzipSync(Buffer.concat([zipped({}), Buffer.alloc(4 * MEGABYTE)])), '--limit unpacked_mb=6'],
    ['a zipped KML', zipped({ 'a.kml': kml('<a>\n</a>'.repeat(MEGABYTE)) }), 'a.kml in it unpacks to more than'],
  ])('%s', async (_, bytes, sentence) => {
    await expect(readBytes(bytes, 'a.csv', small)).rejects.toThrow(sentence)
  })

  it('a file that unpacks to too many times its size', async () => {
    const bytes = gzipSync(`id,name\n${'1,A\n'.repeat(30 * MEGABYTE)}`)
    await expect(readBytes(bytes, 'a.csv', { ratio: 100 })).rejects.toThrow(
      'it unpacks to more than 100 times its size',
    )
  })

  it('a row of a GeoPackage', async () => {
    await expect(readFile(gpkgOf('zeroblob(2000000)'), () => {}, small)).rejects.toThrow(`parks, row 2 is ${LARGE}`)
    expect(await readFile(gpkgOf('NULL'), () => {}, small)).toHaveLength(2)
  })

  it('what has to be read as a whole', async () => {
    const text = `{"type": "Topology", "arcs": [], "objects": {}, "more": "${'x'.repeat(MEGABYTE)}"}`
    await expect(readBytes(text, 'a.topojson', { whole_mb: 1 })).rejects.toThrow(
      'it has to be read as a whole, and is larger than 1 MB: if that is right, raise the limit with --limit whole_mb=2',
    )
    expect(await readBytes(text, 'a.topojson', { whole_mb: 2 })).toEqual([])
  })

  it.each([
    ['GeoJSON', collection(deep(20_000)), 'feature 1 (line 2) is nested more than 100 levels deep'],
    ['a line', deep(20_000), 'feature 1 (line 1) is nested'],
    ['TopoJSON', `{"type": "Topology", "arcs": [], "objects": {"a": ${nested(20_000)}}}`, 'it is nested'],
    ['KML', kml(`<Placemark>${'<MultiGeometry>'.repeat(20_000)}`), 'what stands at line 1 is nested'],
  ])('%s that is nested too deep', async (_, text, sentence) => {
    await expect(readBytes(text)).rejects.toThrow(sentence)
  })

  it('too many records, columns, or files in an archive', async () => {
    await expect(readBytes('id,name\n1,A\n2,B\n3,C', 'a.csv', { records: 2 })).rejects.toThrow('more than 2 records')
    await expect(readBytes('id,name,x\n1,A,B', 'a.csv', { properties: 2 })).rejects.toThrow('more than 2 properties')
    await expect(readBytes(shapefile({}), 'a.zip', { entries: 1 })).rejects.toThrow('it has more than 1 files in it')
  })
})

it('a record with too many vertices, or too deep a geometry in a table, is refused alone', async () => {
  const rows = await readBytes(`id,geometry\n1,"${nested(20_000).replaceAll('"', '""')}"\n2,"POINT (1 2)"`, 'a.csv')
  expect(rows).toMatchObject([
    { problem: expect.stringContaining('nested more than') },
    { geometry: { type: 'Point' } },
  ])
  const [shape] = await readBytes(zipped({ 'a.shp': shpOf([square]) }), 'a.zip', { vertices: 4 })
  expect(shape).toMatchObject({
    geometry: null,
    problem: 'it has more than 4 vertices: if that is right, raise the limit with --limit vertices=8',
  })
})

it('a FlatGeobuf whose header has a wrong count of features for its index does not hang', async () => {
  const bytes = Buffer.from(fgbOf(square))
  const header = 12 + bytes.readUInt32LE(12)
  const fieldAt = (field: number) => header + bytes.readUInt16LE(header - bytes.readInt32LE(header) + 4 + 2 * field)
  const [count, nodeSize] = [fieldAt(8), fieldAt(9)]
  expect([bytes.readBigUInt64LE(count), bytes.readUInt16LE(nodeSize)]).toEqual([1n, 0])
  bytes.writeUInt16LE(16, nodeSize)
  bytes.writeBigUInt64LE(0n, count)
  expect(await readBytes(bytes)).toHaveLength(1)
  bytes.writeBigUInt64LE(2n ** 63n, count)
  await expect(readBytes(bytes)).rejects.toThrow('it has more than 2,000,000 records')
})

it('a shape whose parts are not in order, and so share positions, is refused as damaged', async () => {
  const bytes = shpOf([{ type: 'MultiLineString', coordinates: [ring.slice(0, 5), ring.slice(0, 5)] }])
  bytes.writeInt32LE(9, 100 + 8 + 44)
  const [shape] = await readBytes(zipped({ 'a.shp': bytes }))
  expect(shape?.problem).toBe('its shape cannot be read: it is damaged')
})

describe('a temporary file into which a file is unpacked', () => {
  afterEach(() => void vi.unstubAllEnvs())

  it('is deleted when it grows too large', async () => {
    const directory = aDirectory()
    vi.stubEnv('TMPDIR', directory)
    const path = join(mkdtempSync(join('/tmp', 'fieldgate-')), 'a.zip.gz')
    writeFileSync(path, gzipSync(Buffer.concat([zipped({}), Buffer.alloc(2 * MEGABYTE)])))
    mkdirSync(join(directory, 'others'))
    await expect(readFile(path, () => {}, { unpacked_mb: 1 })).rejects.toThrow('more than 1 MB')
    expect(readdirSync(directory)).toEqual(['others'])
    rmSync(join(path, '..'), { recursive: true })
    expect(tmpdir()).toBe(directory)
  })
})

describe('limits of the import command', () => {
  it('are set one by one', () => {
    expect(limitsFrom(['vertices=5000000', 'ratio=9'])).toMatchObject({ vertices: 5e6, ratio: 9, records: 2e6 })
  })

  it.each([
    ['vertex=5', 'write NAME=NUMBER, with one of download_mb, unpacked_mb, ratio, record_mb'],
    ['vertices', 'write NAME=NUMBER'],
    ['record_mb=501', 'record_mb goes from 1 to 500'],
    ['records=0', 'records goes from 1 to 1,000,000,000'],
  ])('name what is wrong with %s', (setting, sentence) => {
    expect(() => limitsFrom([setting])).toThrow(sentence)
  })
})
