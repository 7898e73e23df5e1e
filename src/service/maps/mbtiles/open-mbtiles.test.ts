import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aDirectory } from '../../store/testing/store.ts'
import type { Archive } from '../files/archive.ts'
import { needed, tilesOf, writeMbtiles } from '../testing/archives.ts'
import { openMbtiles } from './open-mbtiles.ts'

const tiles = tilesOf(6, 8)
const [first] = tiles
const { text: _, ...place } = needed(first)

async function opened(path: string): Promise<Archive> {
  const archive = await openMbtiles(path)
  onTestFinished(() => archive.close())
  return archive
}

async function aFile(script: string): Promise<string> {
  const path = join(aDirectory(), 'a.mbtiles')
  await writeMbtiles(path, { tiles, script })
  return path
}

/** Twice as many numbers as are asked for, for ever. */
const ENDLESS = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i FROM n) SELECT'

describe('an archive that cannot be served is refused, with what to do', () => {
  it.each([
    [
      'a view in place of the tiles',
      `ALTER TABLE tiles RENAME TO t; CREATE VIEW tiles AS ${ENDLESS} 1 AS zoom_level FROM n;`,
      'but at most a view',
    ],
    [
      'a view in place of the metadata',
      `DROP TABLE metadata; CREATE VIEW metadata AS ${ENDLESS} 'a' AS name, 'b' AS value FROM n;`,
      'it has no table of metadata',
    ],
    [
      'a table that a program makes',
      'DROP TABLE tiles; CREATE VIRTUAL TABLE tiles USING fts5(zoom_level, tile_column, tile_row, tile_data);',
      'but at most a view',
    ],
    [
      'a column that is computed',
      'ALTER TABLE tiles ADD COLUMN big AS (zeroblob(900000000));',
      'its table tiles has columns that are computed',
    ],
    ['no index', 'DROP INDEX tile_index;', 'CREATE UNIQUE INDEX'],
    [
      'an index in another order',
      'DROP INDEX tile_index; CREATE INDEX other ON tiles (tile_row, zoom_level);',
      'CREATE UNIQUE INDEX',
    ],
    ['no tiles', 'DELETE FROM tiles;', 'it has no tiles'],
    ['no format', "DELETE FROM metadata WHERE name = 'format';", 'does not say what its tiles are'],
    ['a format that nobody draws', "UPDATE metadata SET value = 'avif' WHERE name = 'format';", 'its tiles are avif'],
    ['a zoom beyond numbers', 'UPDATE tiles SET zoom_level = 40 WHERE zoom_level = 8;', 'zooms 6 to 40'],
    [
      'metadata without end',
      "UPDATE metadata SET value = zeroblob(9000000) WHERE name = 'json';",
      'claims 9000000 bytes for json',
    ],
    ['layers that are no JSON', "UPDATE metadata SET value = '{' WHERE name = 'json';", 'its metadata is not JSON'],
    [
      'texts that are not in UTF-8',
      "UPDATE metadata SET value = CAST(x'ff00fe' AS TEXT) WHERE name = 'format';",
      'it must be pbf, png, jpg or webp',
    ],
  ])('%s', async (_, script, words) => {
    await expect(aFile(script).then(opened)).rejects.toThrow(words)
  })

  it('a file that is no database, is cut, or is being written', async () => {
    const path = await aFile('')
    const bytes = readFileSync(path)
    writeFileSync(path, bytes.subarray(0, -4096))
    await expect(opened(path)).rejects.toThrow('it is cut off')
    writeFileSync(path, 'no database'.repeat(20))
    await expect(opened(path)).rejects.toThrow('it is no SQLite database')
    writeFileSync(path, bytes)
    writeFileSync(`${path}-wal`, 'more')
    await expect(opened(path)).rejects.toThrow('there is a -wal beside it')
  })
})

describe('a tile that cannot be', () => {
  it.each([
    ['that is a text', "UPDATE tiles SET tile_data = CAST(x'ff00fe' AS TEXT)", 'is no tile (1 bytes)'],
    ['that is far too large', 'UPDATE tiles SET tile_data = zeroblob(20000000)', 'is no tile (20000000 bytes)'],
    ['that is packed unlike others', "UPDATE tiles SET tile_data = x'1a00'", 'is not gzipped, unlike others'],
  ])('%s is refused', async (_, change, words) => {
    const archive = await opened(
      await aFile(`${change} WHERE zoom_level = ${place.z} AND rowid > 1 OR zoom_level = 8;`),
    )
    const bad = needed(tiles.find(({ z }) => z === 8))
    await expect(archive.tile(bad)).rejects.toThrow(words)
    expect(await archive.tile(place)).not.toBeNull()
  })

  it.each(['NULL', "x''"])('%s counts as missing', async (value) => {
    const archive = await opened(await aFile(`UPDATE tiles SET tile_data = ${value} WHERE zoom_level = 8;`))
    const missing = needed(tiles.find(({ z }) => z === 8))
    expect(await archive.tile(missing)).toBeNull()
    const found: unknown[] = []
    for await (const tile of archive.tilesIn([{ zoom: 8, columns: [0, 255], rows: [0, 255] }])) found.push(tile)
    expect(found).toEqual([])
  })
})

it('leaps over columns that are not there', async () => {
  const archive = await opened(
    await aFile(`INSERT INTO tiles SELECT 26, 1, 1, tile_data FROM tiles LIMIT 1;
    INSERT INTO tiles SELECT 26, 60000000, 1, tile_data FROM tiles LIMIT 1;
    INSERT INTO tiles SELECT 26, 'z', 1, tile_data FROM tiles LIMIT 1;`),
  )
  const side = 2 ** 26
  const found: unknown[] = []
  for await (const tile of archive.tilesIn([{ zoom: 26, columns: [0, side - 1], rows: [0, side - 1] }]))
    found.push(tile)
  expect(found).toHaveLength(2)
})

it('leaves no file behind, and changes none', async () => {
  const path = await aFile('')
  const before = readFileSync(path)
  const archive = await opened(path)
  await archive.tile(place)
  expect(readFileSync(path).equals(before)).toBe(true)
  await expect(openMbtiles(`${path}-wal`)).rejects.toThrow('ENOENT')
})
