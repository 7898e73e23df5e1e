import type Database from 'libsql'
import * as z from 'zod/mini'
import type { Bytes } from '../../answer/answer.ts'
import { MapError } from '../files/map-error.ts'

/** Where an MBTiles file keeps its tiles: SQL that reads stored tables alone, never a view of the file's own. */
export interface TileTables {
  /** What stands behind FROM. */
  readonly from: string
  /** The columns: of zoom, column, row (counted from the south) and content. */
  readonly zoom: string
  readonly column: string
  readonly row: string
  readonly data: string
}

/** Bytes as libsql gives them: of one row otherwise than of several. */
export const SqlBytes = z.pipe(
  z.custom<ArrayBuffer | Bytes>((value) => value instanceof ArrayBuffer || value instanceof Uint8Array),
  z.transform((bytes: ArrayBuffer | Bytes): Bytes => new Uint8Array(bytes)),
)

/** A text that SQL gives as bytes: libsql ends the process over one that is not in UTF-8. */
export const SqlText = z.pipe(
  SqlBytes,
  z.transform((bytes: Bytes) => Buffer.from(bytes).toString()),
)

/** The places where programs keep tiles: in one table, or contents apart, with a view `tiles` that joins them. */
const LAYOUTS: readonly { readonly places: string; readonly contents?: string; readonly id?: string }[] = [
  { places: 'tiles' },
  // tippecanoe, MapBox
  { places: 'map', contents: 'images', id: 'tile_id' },
  // planetiler
  { places: 'tiles_shallow', contents: 'tiles_data', id: 'tile_data_id' },
]

/** Finds the tables that hold the tiles. Throws a MapError where there are none, or where a lookup would read them all. */
export function tileTables(database: Database.Database): TileTables {
  const stored = storedTables(database)
  const layout = LAYOUTS.find(({ places, contents = places }) => stored.has(places) && stored.has(contents))
  if (layout === undefined) {
    throw new MapError('it has no table of tiles that can be read, but at most a view. Convert it to PMTiles')
  }
  const { places, contents, id } = layout
  const names = contents === undefined ? [places] : [places, contents]
  for (const name of names) checkStored(database, name)
  const from = contents === undefined ? `${places} AS p` : `${places} AS p JOIN ${contents} AS c ON c.${id} = p.${id}`
  const tables: TileTables = {
    from,
    zoom: 'p.zoom_level',
    column: 'p.tile_column',
    row: 'p.tile_row',
    data: `${contents === undefined ? 'p' : 'c'}.tile_data`,
  }
  checkIndexed(database, tables, places)
  return tables
}

/** Refuses a file without a stored table of metadata. */
export function checkMetadata(database: Database.Database): void {
  if (!storedTables(database).has('metadata')) throw new MapError('it has no table of metadata. Convert it again')
  checkStored(database, 'metadata')
}

const Named = z.object({ name: SqlText })
const TABLES = `SELECT CAST(name AS BLOB) AS name FROM sqlite_master
  WHERE type = 'table' AND sql NOT LIKE 'create virtual%' LIMIT 1000`

/** The tables whose rows are stored, not made by a program. */
function storedTables(database: Database.Database): ReadonlySet<string> {
  const rows = z.array(Named).parse(database.prepare(TABLES).all())
  return new Set(rows.map(({ name }) => name))
}

const Hidden = z.object({ count: z.number() })

/** Refuses columns that are computed when they are read. */
function checkStored(database: Database.Database, table: string): void {
  const sql = 'SELECT count(*) AS count FROM pragma_table_xinfo(?) WHERE hidden <> 0'
  if (Hidden.parse(database.prepare(sql).get([table])).count === 0) return
  throw new MapError(`its table ${table} has columns that are computed. Convert it to PMTiles`)
}

/** Refuses tables in which a tile cannot be found without reading others. */
function checkIndexed(database: Database.Database, { from, zoom, column, row, data }: TileTables, table: string): void {
  const sql = `EXPLAIN QUERY PLAN SELECT ${data} FROM ${from} WHERE ${zoom} = 1 AND ${column} = 1 AND ${row} = 1`
  const steps = database
    .prepare(sql)
    .all()
    .map((step) => z.object({ detail: z.string() }).parse(step).detail)
  const isFirstNarrow = /zoom_level=\? AND tile_column=\? AND tile_row=\?/.test(steps[0] ?? '')
  if (isFirstNarrow && steps.every((step) => step.startsWith('SEARCH'))) return
  const columns = 'zoom_level, tile_column, tile_row'
  throw new MapError(
    `its tiles cannot be found without reading all of them. Run: sqlite3 FILE "CREATE UNIQUE INDEX tile_places ON ${table} (${columns})"`,
  )
}
