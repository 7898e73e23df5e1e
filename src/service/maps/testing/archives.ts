import { renameSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import Database from 'libsql'
import type { BBox } from '#contract/geometry.ts'
import { writeDirectory, type Entry } from '../../archive/directory.ts'
import { fillFile } from '../../archive/growing-file.ts'
import { HEADER_BYTES, writeHeader, type TileKind } from '../../archive/header.ts'
import { TileArchive } from '../../archive/tile-archive.ts'
import { tileBoxes } from '../bundle/tile-boxes.ts'
import type { TileId } from '#contract/tiles/grid.ts'
import { numberOf } from '../files/tile-ids.ts'

/** Andorra. */
export const REGION: BBox = [1.4, 42.4, 1.8, 42.7]

/** What the tile of an archive has that says no more. */
export interface MadeTile extends TileId {
  readonly text: string
  /** What it has in place of the text. */
  readonly bytes?: Uint8Array
}

const GROUND_LAYERS = [{ id: 'streets' }, { id: 'ridges' }]

interface Made {
  readonly tiles: readonly MadeTile[]
  readonly metadata?: object
  readonly kind?: TileKind
  readonly bounds?: BBox
}

const METADATA = { name: 'Andorra', attribution: '© OpenStreetMap contributors', vector_layers: GROUND_LAYERS }

/** Writes a PMTiles archive. */
export async function writePmtiles(
  path: string,
  { tiles, metadata = METADATA, kind = 'vector', bounds = REGION }: Made,
) {
  const zooms = tiles.map(({ z }) => z)
  const around = { minZoom: Math.min(...zooms), maxZoom: Math.max(...zooms), bounds }
  const head = await fillFile(`${path}.a`, (tileFile) =>
    fillFile(`${path}.b`, async (leafFile) => {
      const archive = new TileArchive(tileFile, leafFile, kind)
      const sorted = tiles.toSorted((a, b) => numberOf(a) - numberOf(b))
      for (const tile of sorted) await archive.add(numberOf(tile), tile.bytes ?? Buffer.from(tile.text))
      return archive.head(await archive.end(), metadata, around)
    }),
  )
  await fillFile(`${path}.c`, async (file) => {
    await file.append(head)
    await file.appendFile(`${path}.b`)
    await file.appendFile(`${path}.a`)
  })
  renameSync(`${path}.c`, path)
}

/** Every tile of a region at some zooms, each with its own text. */
export function tilesOf(minZoom: number, maxZoom: number, textOf = (id: string) => `tile ${id}`): readonly MadeTile[] {
  return tileBoxes(REGION, minZoom, maxZoom).flatMap(({ zoom: z, columns, rows }) => {
    const made: MadeTile[] = []
    for (let x = columns[0]; x <= columns[1]; x++) {
      for (let y = rows[0]; y <= rows[1]; y++) made.push({ z, x, y, text: textOf(`${z}/${x}/${y}`) })
    }
    return made
  })
}

/** The parts of an archive that is made by hand; what is not said is as it should be. */
export interface Parts {
  readonly root?: Uint8Array
  readonly metadata?: Uint8Array
  readonly leaves?: Uint8Array
  readonly tiles?: Uint8Array
  /** Bytes of the header to be others: values by their places. */
  readonly header?: Readonly<Record<number, number>>
}

const TILE = gzipSync('tile')
export const ROOT: Entry = { tileId: 0, offset: 0, length: TILE.length, runLength: 1 }

/** An archive put together by hand: of one tile at zoom 0, unless said. */
export function pmtilesOf({
  metadata = gzipSync(JSON.stringify(METADATA)),
  tiles = TILE,
  ...parts
}: Parts): Uint8Array {
  const { root = writeDirectory([ROOT]), leaves = new Uint8Array(), header: others = {} } = parts
  const lengths = { root: root.length, metadata: metadata.length, leaves: leaves.length, tiles: tiles.length }
  const facts = { addressed: 1, entries: 1, contents: 1, minZoom: 0, maxZoom: 3, bounds: REGION }
  const header = writeHeader('vector', lengths, facts)
  for (const [place, value] of Object.entries(others)) header[Number(place)] = value
  return Buffer.concat([header, root, metadata, leaves, tiles])
}

/** Where the parts of such an archive begin. */
export function leavesOffset(root: Uint8Array): number {
  return HEADER_BYTES + root.length + gzipSync(JSON.stringify(METADATA)).length
}

interface MadeMbtiles extends Made {
  /** SQL that is run at the end. */
  readonly script?: string
  readonly format?: string
  /** How tiles are kept: in one table, or as planetiler or tippecanoe does. */
  readonly layout?: 'tiles' | 'planetiler' | 'tippecanoe'
}

const LAYOUTS = {
  tiles: { places: 'tiles', contents: null, id: '' },
  planetiler: { places: 'tiles_shallow', contents: 'tiles_data', id: 'tile_data_id' },
  tippecanoe: { places: 'map', contents: 'images', id: 'tile_id' },
} as const

/** Writes an MBTiles archive. */
export async function writeMbtiles(path: string, made: MadeMbtiles): Promise<void> {
  const { tiles, metadata = METADATA, bounds = REGION, format = 'pbf', layout = 'tiles', script = '' } = made
  const database = new Database(path)
  const { places, contents, id } = LAYOUTS[layout]
  database.exec(`CREATE TABLE metadata (name TEXT, value TEXT);
    CREATE TABLE ${places} (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, ${contents === null ? 'tile_data BLOB' : id});
    CREATE UNIQUE INDEX tile_index ON ${places} (zoom_level, tile_column, tile_row);
    ${
      contents === null
        ? ''
        : `CREATE TABLE ${contents} (${id} PRIMARY KEY, tile_data BLOB);
    CREATE VIEW tiles AS SELECT zoom_level, tile_column, tile_row, tile_data FROM ${places} JOIN ${contents} USING (${id});`
    }`)
  const { vector_layers, fieldgate, ...texts }: Record<string, unknown> = { ...metadata }
  const told = { ...texts, format, bounds: bounds.join(), json: JSON.stringify({ vector_layers, fieldgate }) }
  for (const [name, value] of Object.entries(told)) {
    database.prepare('INSERT INTO metadata VALUES (?, ?)').run([name, value])
  }
  const add = database.prepare(`INSERT INTO ${places} VALUES (?, ?, ?, ?)`)
  for (const [index, { z, x, y, text }] of tiles.entries()) {
    const bytes = format === 'pbf' ? gzipSync(text) : Buffer.from(text)
    if (contents !== null) database.prepare(`INSERT INTO ${contents} VALUES (?, ?)`).run([index, bytes])
    add.run([z, x, 2 ** z - 1 - y, contents === null ? bytes : index])
  }
  database.exec(script)
  database.close()
}

/** A value that a test cannot go on without. */
export function needed<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('There is none.')
  return value
}
