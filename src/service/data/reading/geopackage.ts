import { open, stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import Database from 'libsql'
import * as z from 'zod/mini'
import { ImportError } from '../import-error.ts'
import type { SourceFeature } from './source-feature.ts'
import { placingBy, type Placing } from './system-of-file.ts'
import { geometryOfGeopackage } from './wkb.ts'

const Layer = z.object({
  name: z.string(),
  geometry: z.string(),
  system: z.number(),
  authority: z.nullable(z.string()),
  code: z.nullable(z.number()),
  wkt: z.nullable(z.string()),
  title: z.nullable(z.string()),
})
type Layer = z.infer<typeof Layer>

const LAYERS = `SELECT c.table_name AS name, g.column_name AS geometry, g.srs_id AS system, r.organization AS authority,
    r.organization_coordsys_id AS code, r.definition AS wkt, r.srs_name AS title
  FROM gpkg_contents c
  JOIN gpkg_geometry_columns g ON g.table_name = c.table_name
  LEFT JOIN gpkg_spatial_ref_sys r ON r.srs_id = g.srs_id
  WHERE c.data_type = 'features' ORDER BY c.rowid`

const Column = z.object({ name: z.string(), type: z.string(), pk: z.number() })
type Column = z.infer<typeof Column>
const Row = z.record(z.string(), z.unknown())
const Count = z.object({ count: z.number() })

/**
 * The features of all layers of a GeoPackage, row by row. The file is only read, and no other is made beside it.
 * Throws ImportErrors.
 * @param onDone told which part of all has been read, from 0 to 1
 */
export async function* readGeopackage(
  path: string,
  onDone: (part: number) => void,
): AsyncGenerator<SourceFeature, undefined> {
  await checkWhole(path)
  const database = new Database(`${pathToFileURL(path).href}?immutable=1&mode=ro`)
  try {
    database.exec('PRAGMA query_only = 1')
    yield* readLayers(database, onDone)
  } catch (cause) {
    if (cause instanceof ImportError) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ImportError(`it is a damaged GeoPackage, or none: ${reason}`, { cause })
  } finally {
    database.close()
  }
}

async function* readLayers(
  database: Database.Database,
  onDone: (part: number) => void,
): AsyncGenerator<SourceFeature, undefined> {
  const layers = z.array(Layer).parse(database.prepare(LAYERS).all())
  if (layers.length === 0) throw new ImportError('it has no layer of features')
  const counts = layers.map(({ name }) => countOf(database, name))
  const total = counts.reduce((sum, count) => sum + count, 0)
  let number = 0
  for (const layer of layers) {
    const placing = placingOf(layer)
    const columns = z.array(Column).parse(database.prepare(`PRAGMA table_info(${quoted(layer.name)})`).all())
    const read = rowReader(layer, columns, placing)
    for (const row of rowsOf(database, layer.name, columns)) {
      number++
      onDone(number / total)
      yield { number, ...read(row, number) }
    }
  }
}

const BATCH = 500

/** Rows in batches by their key, so that no statement is at work while a row is; those of a view all at once. */
function* rowsOf(database: Database.Database, table: string, columns: readonly Column[]): Generator<Row, undefined> {
  const key = columns.find(({ pk, type }) => pk === 1 && /int/i.test(type))
  if (key === undefined || columns.some(({ pk }) => pk > 1)) {
    yield* z.array(Row).parse(database.prepare(`SELECT * FROM ${quoted(table)}`).all())
    return
  }
  const name = quoted(key.name)
  const next = database.prepare(`SELECT * FROM ${quoted(table)} WHERE ${name} > ? ORDER BY ${name} LIMIT ${BATCH}`)
  let last: unknown = Number.MIN_SAFE_INTEGER
  for (;;) {
    const rows = z.array(Row).parse(next.all(last))
    yield* rows
    if (rows.length < BATCH) return
    last = rows.at(-1)?.[key.name]
  }
}
type Row = z.infer<typeof Row>

function rowReader(layer: Layer, columns: readonly Column[], placing: Placing) {
  const key = columns.find(({ pk }) => pk === 1)?.name
  const kept = columns.filter(({ name, type }) => name !== layer.geometry && name !== key && !/blob/i.test(type))
  return (row: Row, number: number): Omit<SourceFeature, 'number'> => {
    const id = key === undefined ? null : String(row[key])
    return {
      place: `${layer.name}, row ${id ?? number}`,
      id,
      properties: Object.fromEntries(kept.map(({ name, type }) => [name, valueOf(row[name], type)])),
      ...placed(row[layer.geometry], placing),
      remarks: placing.remarks,
    }
  }
}

function valueOf(value: unknown, type: string): unknown {
  if (/^bool/i.test(type) && (value === 0 || value === 1)) return value === 1
  return typeof value === 'bigint' ? Number(value) : value
}

function placed(value: unknown, placing: Placing): Pick<SourceFeature, 'geometry' | 'problem'> {
  if (value === null || value === undefined) return { geometry: null }
  try {
    if (!(value instanceof ArrayBuffer || value instanceof Uint8Array)) throw new ImportError('it is no geometry')
    return { geometry: placing.place(geometryOfGeopackage(value)) }
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    return { geometry: null, problem: `its geometry cannot be read: ${error.message}` }
  }
}

function placingOf({ name, system, authority, code, wkt, title }: Layer): Placing {
  // -1 and 0 are the format's own words for a system that nobody has named.
  if (system === -1 || system === 0) return placingBy(null, '')
  const epsg = authority?.toUpperCase() === 'EPSG' && code !== null ? code : undefined
  return placingBy({ epsg, wkt: wkt ?? undefined }, `${title ?? `system ${system}`} (layer ${name})`)
}

function countOf(database: Database.Database, table: string): number {
  return Count.parse(database.prepare(`SELECT count(*) AS count FROM ${quoted(table)}`).get()).count
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

const HEADER = 100

/** Compares the file's length with what its header says: SQLite itself reads on until a missing page is needed. */
async function checkWhole(path: string): Promise<void> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER), 0, HEADER, 0)
    const pageSize = buffer.readUInt16BE(16) === 1 ? 65_536 : buffer.readUInt16BE(16)
    const isCounted = buffer.readUInt32BE(24) === buffer.readUInt32BE(92)
    const length = isCounted ? buffer.readUInt32BE(28) * pageSize : 0
    if (bytesRead < HEADER || (await stat(path)).size < length) throw new ImportError('it is cut off')
  } finally {
    await handle.close()
  }
}
