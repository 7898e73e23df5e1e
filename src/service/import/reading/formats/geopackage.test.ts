import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import type { Geometry } from 'geojson'
import Database from 'libsql'
import { describe, expect, it } from 'vitest'
import { casesOf } from '#testing/effort.ts'
import { aDirectory } from '../../../store/testing/store.ts'
import { readFeatures } from '../feature-file.ts'
import { readFile } from '../testing/reading.ts'
import { packed } from '../testing/wkb.ts'

interface Options {
  readonly system?: number
  readonly geometries?: readonly (Buffer | null)[]
  readonly more?: string
}

/** A GeoPackage with a layer of parks, for the time of the test. */
function aGeopackage({ system = 4326, geometries = [packed(point)], more = '' }: Options = {}): string {
  const path = join(aDirectory(), 'parks.gpkg')
  const database = new Database(path)
  database.exec(`BEGIN;
    CREATE TABLE gpkg_spatial_ref_sys (srs_name TEXT, srs_id INTEGER PRIMARY KEY, organization TEXT,
      organization_coordsys_id INTEGER, definition TEXT);
    INSERT INTO gpkg_spatial_ref_sys VALUES ('WGS 84', 4326, 'EPSG', 4326, 'GEOGCS[…]'),
      ('SWEREF99 TM', 3006, 'EPSG', 3006, 'PROJCS[…]'), ('Undefined', -1, 'NONE', -1, 'undefined'),
      ('Moon 2000', 900001, 'IAU', 30100, 'GEOGCS["Moon 2000"]');
    CREATE TABLE gpkg_contents (table_name TEXT PRIMARY KEY, data_type TEXT, identifier TEXT, srs_id INTEGER);
    CREATE TABLE gpkg_geometry_columns (table_name TEXT, column_name TEXT, geometry_type_name TEXT, srs_id INTEGER);
    CREATE TABLE "the ""parks""" (fid INTEGER PRIMARY KEY, geom BLOB, name TEXT, founded DATE, open BOOLEAN, photo BLOB);
    INSERT INTO gpkg_contents VALUES ('the "parks"', 'features', 'parks', ${system}), ('notes', 'attributes', 'notes', 0);
    INSERT INTO gpkg_geometry_columns VALUES ('the "parks"', 'geom', 'GEOMETRY', ${system});`)
  const insert = database.prepare(
    `INSERT INTO "the ""parks""" (geom, name, founded, open, photo) VALUES (?, 'Blå', '1909-05-24', 1, x'00')`,
  )
  for (const geometry of geometries) insert.run([geometry])
  database.exec(`${more};COMMIT`)
  database.close()
  return path
}

const point: Geometry = { type: 'Point', coordinates: [18, 60] }

describe('GeoPackages', () => {
  const found = {
    number: 1,
    place: 'the "parks", row 1',
    id: '1',
    properties: { name: 'Blå', founded: '1909-05-24', open: true },
    geometry: point,
    title: 'parks',
    remarks: [],
  }

  it('are read row by row, and nothing is left beside them', async () => {
    const path = aGeopackage({ geometries: [packed(point), null] })
    const before = readFileSync(path)
    const seen: number[] = []
    expect(await readFile(path, (bytes) => seen.push(bytes))).toEqual([
      found,
      { ...found, number: 2, place: 'the "parks", row 2', id: '2', geometry: null },
    ])
    expect(seen.at(-1)).toBe(before.length)
    expect(readdirSync(dirname(path))).toEqual(['parks.gpkg'])
    expect(readFileSync(path).equals(before)).toBe(true)
  })

  it('keep every digit of whole numbers that a double has not', async () => {
    const numbers = ['9007199254740991', '9007199254740993', '-9223372036854775808']
    const more = numbers.map((value, at) => `ALTER TABLE "the ""parks""" ADD n${at} INTEGER DEFAULT ${value};`).join('')
    expect((await readFile(aGeopackage({ more })))[0]?.properties).toMatchObject({
      n0: Number.MAX_SAFE_INTEGER,
      n1: numbers[1],
      n2: numbers[2],
    })
  })

  it('are refused where damage has put a row before one with a smaller key', async () => {
    const path = aGeopackage({ geometries: [null, null, null] })
    const head = '\x07\x00\x00\x15\x21\x09'
    const damaged = readFileSync(path).toString('latin1').replace(`\x03${head}`, `\x01${head}`)
    writeFileSync(path, damaged, 'latin1')
    await expect(readFile(path)).rejects.toThrow('are not in order: it is damaged')
  })

  const layerOf = (view: string) => `CREATE VIEW chosen AS ${view};
    INSERT INTO gpkg_contents VALUES ('chosen', 'features', 'chosen', 4326);
    INSERT INTO gpkg_geometry_columns VALUES ('chosen', 'geom', 'GEOMETRY', 4326);`

  it('give the rows that a view chooses of a table', async () => {
    const more = `CREATE TABLE parks (fid INTEGER PRIMARY KEY, geom BLOB, name TEXT);
      INSERT INTO parks VALUES (1, NULL, 'Blå'), (2, NULL, 'Grå'), (3, NULL, 'Vit');`
    for (const view of ['SELECT * FROM parks', `SELECT geom, name FROM "parks" WHERE name IN ('Blå', 'Grå', 'Vit')`]) {
      const read = await readFile(aGeopackage({ geometries: [], more: more + layerOf(view) }))
      expect(read.map(({ place, properties }) => [place, properties['name']])).toEqual([
        ['chosen, row 1', 'Blå'],
        ['chosen, row 2', 'Grå'],
        ['chosen, row 3', 'Vit'],
      ])
    }
  })

  it('give the rows of a table once that has a view beside it', async () => {
    const more = `CREATE TABLE Closures (fid INTEGER PRIMARY KEY, geom BLOB, name TEXT);
      INSERT INTO gpkg_contents VALUES ('Closures', 'features', 'Closures', 4326);
      INSERT INTO gpkg_geometry_columns VALUES ('Closures', 'geom', 'GEOMETRY', 4326);
      INSERT INTO Closures VALUES (1, NULL, 'Blå'), (2, NULL, 'Grå');`
    const path = aGeopackage({ geometries: [], more: more + layerOf(`SELECT * FROM closures WHERE name = 'Blå'`) })
    const left = 'rows of the view “chosen” left out: they are read with their table'
    expect((await readFile(path)).map(({ place, remarks }) => [place, remarks])).toEqual([
      ['Closures, row 1', [left]],
      ['Closures, row 2', [left]],
    ])
  })

  it.each([
    'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x, NULL AS geom FROM n',
    'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x, NULL AS geom FROM n WHERE x < 0',
    'SELECT * FROM endless',
    'SELECT NULL AS geom FROM notes WHERE 1 IN endless',
    'SELECT NULL AS geom FROM notes WHERE 1 /* none */ IN endless',
    'SELECT NULL AS geom FROM notes, endless',
    'SELECT NULL AS geom, value FROM json_each',
  ])('are refused where a view could go on for ever: %s', async (view) => {
    const endless = `CREATE TABLE notes (id INTEGER PRIMARY KEY); INSERT INTO notes VALUES (1);
      CREATE VIEW endless AS WITH RECURSIVE n(x) AS (SELECT 2 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n;`
    await expect(readFile(aGeopackage({ more: endless + layerOf(view) }))).rejects.toThrow(
      'its layer chosen is a view that does more than choose rows of one table: make a table of it',
    )
  })

  it('are refused where a table of contents goes on for ever', async () => {
    const more = `DROP TABLE gpkg_geometry_columns; CREATE VIEW gpkg_geometry_columns AS
      WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)
      SELECT 'none' AS table_name, 'geom' AS column_name, 4326 AS srs_id FROM n;`
    await expect(readFile(aGeopackage({ more }))).rejects.toThrow('its layer gpkg_geometry_columns is a view')
  })

  it('are read where they are gzipped', async () => {
    const path = join(aDirectory(), 'parks.gz')
    writeFileSync(path, gzipSync(readFileSync(aGeopackage())))
    expect(await readFile(path)).toEqual([found])
  })

  it('are read to the end where there are many rows', async () => {
    const read = await readFile(aGeopackage({ geometries: Array.from({ length: 1201 }, () => null) }))
    expect(read.map(({ id }) => Number(id))).toEqual(Array.from({ length: 1201 }, (_, index) => index + 1))
  })

  it('can be left before their end', async () => {
    const path = aGeopackage({ geometries: Array.from({ length: 600 }, () => null) })
    for await (const feature of readFeatures(path, () => {})) {
      expect(feature.number).toBe(1)
      break
    }
  })

  it('are in the coordinate system of each layer', async () => {
    const geometries = [packed({ type: 'Point', coordinates: [667294.821, 6655205.484] })]
    const [feature] = await readFile(aGeopackage({ system: 3006, geometries }))
    expect(feature).toMatchObject({
      geometry: { coordinates: [expect.closeTo(18, 7), expect.closeTo(60, 7)] },
      remarks: ['converted from SWEREF99 TM (EPSG:3006)'],
    })
    expect((await readFile(aGeopackage({ system: -1 })))[0]?.remarks).toEqual([
      'no coordinate system named, taken as WGS 84',
    ])
    await expect(readFile(aGeopackage({ system: 900001 }))).rejects.toThrow('in Moon 2000 (layer the "parks"), which')
  })

  it('are read where a text is not in UTF-8', async () => {
    const more = `UPDATE "the ""parks""" SET name = CAST(x'426ce5' AS TEXT);`
    expect(await readFile(aGeopackage({ more }))).toEqual([found])
  })

  it('come as they were written', async () => {
    const degrees = fc.double({ noNaN: true, noDefaultInfinity: true })
    const position = fc.array(degrees, { minLength: 2, maxLength: 2 })
    const line = fc.array(position, { maxLength: 5 })
    const lines = fc.array(line, { maxLength: 3 })
    const simple = fc.oneof(
      fc.record({ type: fc.constant('Point' as const), coordinates: position }),
      fc.record({ type: fc.constant('MultiPoint' as const), coordinates: line }),
      fc.record({ type: fc.constant('LineString' as const), coordinates: line }),
      fc.record({ type: fc.constantFrom('Polygon' as const, 'MultiLineString' as const), coordinates: lines }),
      fc.record({ type: fc.constant('MultiPolygon' as const), coordinates: fc.array(lines, { maxLength: 3 }) }),
    )
    const collection = fc.record({ type: fc.constant('GeometryCollection' as const), geometries: fc.array(simple) })
    const form = fc.record({ big: fc.boolean(), envelope: fc.boolean() })
    const geometry = fc.tuple(fc.oneof(simple, collection), form)
    await fc.assert(
      fc.asyncProperty(fc.array(geometry, { minLength: 1, maxLength: 20 }), async (list) => {
        const read = await readFile(aGeopackage({ geometries: list.map(([shape, as]) => packed(shape, as)) }))
        expect(read.map((feature) => feature.geometry)).toEqual(list.map(([shape]) => shape))
      }),
      casesOf('packedFiles'),
    )
  })

  it('name a geometry that cannot be read, and go on', async () => {
    const surface = packed(point)
    surface.writeUInt32LE(16, 9)
    const cut = packed({ type: 'LineString', coordinates: [[1, 2]] }).subarray(0, 20)
    const read = await readFile(aGeopackage({ geometries: [surface, cut, Buffer.from('hello'), packed(point)] }))
    expect(read.map(({ problem }) => problem)).toEqual([
      'its geometry cannot be read: it is of type 16, which cannot be read',
      'its geometry cannot be read: it is damaged',
      'its geometry cannot be read: it is no geometry of a GeoPackage',
      undefined,
    ])
  })

  it('are refused while a program has changes beside them that are not in them yet', async () => {
    const path = aGeopackage()
    const other = new Database(path)
    other.exec(`PRAGMA journal_mode = wal; UPDATE "the ""parks""" SET name = 'Ny'`)
    await expect(readFile(path)).rejects.toThrow(
      'parks.gpkg: changes to it lie beside it, in parks.gpkg-wal: close it in the program that has it open, such as QGIS',
    )
    other.close()
    expect(await readFile(path)).toMatchObject([{ properties: { name: 'Ny' } }])
    writeFileSync(`${path}-wal`, '')
    expect(await readFile(path)).toHaveLength(1)
  })

  it('are refused where they are cut off, damaged, or another database', async () => {
    const whole = readFileSync(aGeopackage({ geometries: Array.from({ length: 600 }, () => packed(point)) }))
    const path = join(aDirectory(), 'parks.gpkg')
    writeFileSync(path, whole.subarray(0, whole.length - 4096))
    await expect(readFile(path)).rejects.toThrow('parks.gpkg: it is cut off')
    writeFileSync(path, Buffer.from(whole).fill(0xff, 4096, whole.length - 4096))
    await expect(readFile(path)).rejects.toThrow('parks.gpkg: it is a damaged GeoPackage, or none')
    await expect(readFile(aGeopackage({ more: 'DROP TABLE gpkg_contents' }))).rejects.toThrow(
      'it is an SQLite database, but no GeoPackage. Convert it',
    )
    await expect(readFile(aGeopackage({ more: 'DELETE FROM gpkg_contents' }))).rejects.toThrow(
      'it has no layer of features. Tables without shapes are read as CSV: save them so, as by ogr2ogr -f CSV',
    )
  })
})
