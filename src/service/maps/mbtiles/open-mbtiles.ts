import { stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import Database from 'libsql'
import * as z from 'zod/mini'
import type { Bytes } from '../../answer/answer.ts'
import { SQLITE_HEADER, sqliteLength } from '../../archive/sqlite-length.ts'
import type { TileId } from '#contract/tiles/grid.ts'
import type { Archive, Place, StoredTiles } from '../files/archive.ts'
import { MAX_TILE_BYTES } from '../files/limits.ts'
import { damaged, MapError, UnreadyError } from '../files/map-error.ts'
import { MapFile } from '../files/map-file.ts'
import { tileOf } from '../files/tile-ids.ts'
import { isGzip } from '../files/unpack.ts'
import { factsOf } from './facts.ts'
import { checkMetadata, SqlBytes, tileTables, type TileTables } from './tables.ts'
import { tilesIn } from './tiles-in.ts'

/**
 * Opens an MBTiles archive. The file is only read, no other is made beside it, and nothing that it defines is run.
 * Throws a MapError for what cannot be served.
 */
export async function openMbtiles(path: string): Promise<Archive> {
  await checkWhole(path)
  const database = new Database(`${pathToFileURL(path).href}?immutable=1&mode=ro`)
  try {
    database.exec('PRAGMA query_only = 1; PRAGMA trusted_schema = 0; PRAGMA cell_size_check = 1')
    return archiveIn(database)
  } catch (error) {
    database.close()
    throw asMapError(error)
  }
}

function archiveIn(database: Database.Database): Archive {
  checkMetadata(database)
  const tables = tileTables(database)
  const read = tileReader(database, tables)
  const facts = factsOf(database, tables)
  const readChecked = (id: TileId) => {
    const bytes = read(id)
    if (bytes !== null && facts.format === 'mvt' && isGzip(bytes) !== facts.isGzipped) {
      throw damaged(`its tile ${id.z}/${id.x}/${id.y} is ${facts.isGzipped ? 'not ' : ''}gzipped, unlike others`)
    }
    return bytes
  }
  return {
    facts,
    tile: async (id) => guarded(() => readChecked(id)),
    tilesIn: (boxes) => guardedTiles(tilesIn(database, tables, boxes)),
    contents: (places) => contentsOf(places, (id) => guarded(() => readChecked(id))),
    close: async () => void database.close(),
  }
}

const Row = z.object({ size: z.nullable(z.number()), data: z.nullable(SqlBytes) })

/** Reads a tile, which is stored as bytes and not too large. */
function tileReader(database: Database.Database, { from, zoom, column, row, data }: TileTables) {
  const isGood = `typeof(${data}) = 'blob' AND length(${data}) BETWEEN 1 AND ${MAX_TILE_BYTES}`
  const statement = database.prepare(
    `SELECT length(${data}) AS size, CASE WHEN ${isGood} THEN ${data} END AS data FROM ${from}
    WHERE ${zoom} = ? AND ${column} = ? AND ${row} = ? LIMIT 1`,
  )
  return ({ z: level, x, y }: TileId): Bytes | null => {
    const found = statement.get([level, x, 2 ** level - 1 - y])
    if (found === undefined || found === null) return null
    const { size, data: bytes } = Row.parse(found)
    if (bytes !== null) return bytes
    if (size === null || size === 0) return null
    throw damaged(`its tile ${level}/${x}/${y} is no tile (${size} bytes)`)
  }
}

/** Places are those of {@link tilesIn}: numbers of tiles. */
async function* contentsOf(
  places: readonly Place[],
  read: (id: TileId) => Bytes | null,
): AsyncGenerator<Bytes, undefined> {
  for (const { offset, length } of places) {
    const id = tileOf(offset)
    const bytes = read(id)
    if (bytes?.length !== length) throw damaged(`its tile ${id.z}/${id.x}/${id.y} is not what it was`)
    yield bytes
  }
}

async function checkWhole(path: string): Promise<void> {
  const file = await MapFile.open(path)
  try {
    const length = sqliteLength(await file.read(0, SQLITE_HEADER))
    if (length === null) {
      throw new MapError('it is no MBTiles archive, since it is no SQLite database. Put an archive there')
    }
    if (file.size < length) throw new MapError(`it has ${file.size} of ${length} bytes: it is cut off. Copy it again`)
  } finally {
    await file.close()
  }
  for (const suffix of ['-wal', '-journal']) {
    const beside = await stat(path + suffix).catch(() => null)
    if (beside !== null && beside.size > 0) {
      throw new UnreadyError(
        `a program writes to it, or ended while it did: there is a ${suffix} beside it. Let it finish`,
      )
    }
  }
}

function guarded<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw asMapError(error)
  }
}

async function* guardedTiles(tiles: AsyncIterable<StoredTiles>): AsyncGenerator<StoredTiles, undefined> {
  try {
    yield* tiles
  } catch (error) {
    throw asMapError(error)
  }
}

/** What SQLite and the schemas of rows throw is the file's fault. */
function asMapError(error: unknown): MapError {
  if (error instanceof MapError) return error
  const isOdd = error instanceof z.core.$ZodError
  return damaged(
    isOdd ? 'its tables hold what they should not' : error instanceof Error ? error.message : String(error),
  )
}
