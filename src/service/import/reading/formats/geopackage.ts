import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import Database from 'libsql'
import * as z from 'zod/mini'
import { SQLITE_HEADER, sqliteLength } from '../../../archive/sqlite-length.ts'
import { ImportError, TABLES_AS_CSV, WAY_OUT } from '../input/import-error.ts'
import { checkLimit, MEGABYTE, type Limits } from '../input/limits.ts'
import { textOrWindows } from '../input/input.ts'
import type { SourceFeature } from '../input/source-feature.ts'
import { placingBy, type Placing } from '../input/system-of-file.ts'
import { checkFinite, viewsOfTables } from './finite-table.ts'
import { columnsOf, layersOf, type Layer } from './geopackage-layers.ts'
import { geometryOfGeopackage } from './wkb.ts'

const TABLES_OF_CONTENTS = ['gpkg_contents', 'gpkg_geometry_columns', 'gpkg_spatial_ref_sys']
const Row = z.record(z.string(), z.unknown())
type Row = z.infer<typeof Row>
const Count = z.object({ count: z.number() })
const Size = z.object({ key: z.nullable(z.number()), size: z.number() })

/**
 * The features of all layers of a GeoPackage, row by row. The file is only read, and no other is made beside it.
 * Throws ImportErrors.
 * @param onDone told which part of all has been read, from 0 to 1
 */
export async function* readGeopackage(
  path: string,
  limits: Limits,
  onDone: (part: number) => void,
): AsyncGenerator<SourceFeature, undefined> {
  await checkClosed(path)
  await checkWhole(path)
  const database = new Database(`${pathToFileURL(path).href}?immutable=1&mode=ro`)
  try {
    database.exec('PRAGMA query_only = 1')
    if (!isGeopackage(database)) throw new ImportError(`it is an SQLite database, but no GeoPackage. ${WAY_OUT}`)
    yield* readLayers(database, limits, onDone)
  } catch (cause) {
    if (cause instanceof ImportError) throw cause
    throw new ImportError(`it is a damaged GeoPackage, or none: ${reasonOf(cause)}`, { cause })
  } finally {
    database.close()
  }
}

function isGeopackage(database: Database.Database): boolean {
  const tables = `SELECT 1 FROM sqlite_schema WHERE name = '${TABLES_OF_CONTENTS[0]}'`
  return database.prepare(tables).get() !== undefined
}

function reasonOf(error: unknown): string {
  if (error instanceof z.core.$ZodError) return 'its tables of contents are odd'
  return error instanceof Error ? error.message : String(error)
}

async function* readLayers(
  database: Database.Database,
  limits: Limits,
  onDone: (part: number) => void,
): AsyncGenerator<SourceFeature, undefined> {
  for (const table of TABLES_OF_CONTENTS) checkFinite(database, table)
  const all = layersOf(database)
  if (all.length === 0) throw new ImportError(`it has no layer of features. ${TABLES_AS_CSV}`)
  for (const { name } of all) checkFinite(database, name)
  const views = viewsOfTables(
    database,
    all.map(({ name }) => name),
  )
  const layers = all.filter(({ name }) => !views.has(name))
  const counts = layers.map(({ name }) => countOf(database, name))
  const total = counts.reduce((sum, count) => sum + count, 0)
  let number = 0
  for (const layer of layers) {
    const placing = placingOf(layer)
    const table = tableOf(database, limits, layer)
    const others = [...views].flatMap(([view, of]) => (of === layer.name ? view : []))
    const remarks = others.map((view) => `rows of the view “${view}” left out: they are read with their table`)
    const read = rowReader(layer, table, { ...placing, remarks: [...placing.remarks, ...remarks] })
    for (const row of rowsOf(database, limits, layer, table)) {
      number++
      onDone(number / total)
      yield { number, ...read(row, number) }
    }
  }
}

interface Table {
  /** The column of whole numbers that tells rows apart; null in a view. */
  readonly key: string | null
  /** The columns that become properties. */
  readonly columns: readonly { readonly name: string; readonly type: string }[]
}

function tableOf(database: Database.Database, limits: Limits, { name, geometry }: Layer): Table {
  const all = columnsOf(database, name)
  const keys = all.filter(({ pk }) => pk > 0)
  const [key] = keys.length === 1 && /int/i.test(keys[0]?.type ?? '') ? keys : []
  checkLimit(limits, 'properties', all.length, `layer ${name}`)
  const columns = all.filter((column) => column !== key && column.name !== geometry && !/blob/i.test(column.type))
  return { key: key?.name ?? null, columns }
}

const BATCH = 500

/** Rows in batches by their key, so that no statement is at work while a row is; those of a view all at once. */
function* rowsOf(
  database: Database.Database,
  limits: Limits,
  layer: Layer,
  { key, columns }: Table,
): Generator<Row, undefined> {
  const values = columns.map(({ name }, index) => `${asBytes(quoted(name))} AS c${index}`)
  const chosen = [`${quoted(layer.geometry)} AS shape`, `${key === null ? 'NULL' : quoted(key)} AS key`, ...values]
  const lengths = [layer.geometry, ...columns.map(({ name }) => name)].map(
    (name) => `ifnull(length(${quoted(name)}), 0)`,
  )
  const from = `FROM ${quoted(layer.name)}`
  const size = `${lengths.join(' + ')} AS size`
  if (key === null) {
    const { size: all } = Size.parse(
      database.prepare(`SELECT NULL AS key, total(size) AS size FROM (SELECT ${size} ${from})`).get(),
    )
    checkLimit(limits, 'whole_mb', all, `its layer ${layer.name}, which has no key of whole numbers,`)
    yield* z.array(Row).parse(database.prepare(`SELECT ${chosen.join(', ')} ${from}`).all())
    return
  }
  const behind = `${from} WHERE ${quoted(key)} > ?`
  const order = `ORDER BY ${quoted(key)}`
  const next = database.prepare(`SELECT ${quoted(key)} AS key, ${size} ${behind} ${order} LIMIT ${BATCH}`)
  const read = database.prepare(`SELECT ${chosen.join(', ')} ${behind} AND ${quoted(key)} <= ? ${order}`)
  let last = Number.MIN_SAFE_INTEGER
  for (;;) {
    const end = endOfBatch(z.array(Size).parse(next.all([last])), limits, layer)
    if (end === null) return
    // Where keys are out of order, the same rows would be read for ever.
    if (end <= last) throw new ImportError(`the rows of its layer ${layer.name} are not in order: it is damaged`)
    yield* z.array(Row).parse(read.all([last, end]))
    last = end
  }
}

/** The key of the last of some rows that are not too large together; null where there are none. */
function endOfBatch(rows: readonly z.infer<typeof Size>[], limits: Limits, { name }: Layer): number | null {
  let sum = 0
  let end: number | null = null
  for (const { key, size } of rows) {
    checkLimit(limits, 'record_mb', size, `${name}, row ${key}`)
    if (end !== null && (sum += size) > limits.record_mb * MEGABYTE) break
    end = key
  }
  return end
}

/** Texts as bytes, and so the whole numbers that JavaScript would round. */
function asBytes(column: string): string {
  const isRounded = `typeof(${column}) = 'integer' AND ${column} NOT BETWEEN ${Number.MIN_SAFE_INTEGER} AND ${Number.MAX_SAFE_INTEGER}`
  return `CASE WHEN typeof(${column}) = 'text' OR ${isRounded} THEN CAST(CAST(${column} AS TEXT) AS BLOB) ELSE ${column} END`
}

function rowReader(layer: Layer, { key, columns }: Table, placing: Placing) {
  return (row: Row, number: number): Omit<SourceFeature, 'number'> => {
    const id = key === null ? null : String(row['key'])
    return {
      place: `${layer.name}, row ${id ?? number}`,
      id,
      properties: Object.fromEntries(columns.map(({ name, type }, at) => [name, valueOf(row[`c${at}`], type)])),
      ...placed(row['shape'], placing),
      // Its name, unless somebody has given it a title.
      title: layer.identifier === layer.name ? undefined : (layer.identifier ?? undefined),
      isUnplaced: placing.isUnplaced,
    }
  }
}

function valueOf(value: unknown, type: string): unknown {
  if (/^bool/i.test(type) && (value === 0 || value === 1)) return value === 1
  return value instanceof ArrayBuffer ? textOrWindows(new Uint8Array(value)) : value
}

function placed(value: unknown, placing: Placing): Pick<SourceFeature, 'geometry' | 'problem' | 'remarks'> {
  const { remarks } = placing
  if (value === null || value === undefined) return { geometry: null, remarks }
  try {
    if (!(value instanceof ArrayBuffer || value instanceof Uint8Array)) throw new ImportError('it is no geometry')
    const read = geometryOfGeopackage(value)
    return { geometry: placing.place(read?.geometry ?? null), remarks: [...remarks, ...(read?.remarks ?? [])] }
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    return { geometry: null, remarks, problem: `its geometry cannot be read: ${error.message}` }
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

/** What a program that has the file open has not yet moved into it would be missed. */
async function checkClosed(path: string): Promise<void> {
  const log = await stat(`${path}-wal`).catch(() => null)
  if (log === null || log.size === 0) return
  throw new ImportError(
    `changes to it lie beside it, in ${basename(path)}-wal: close it in the program that has it open, such as QGIS`,
  )
}

async function checkWhole(path: string): Promise<void> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SQLITE_HEADER), 0, SQLITE_HEADER, 0)
    const length = sqliteLength(buffer) ?? 0
    if (bytesRead < SQLITE_HEADER || (await handle.stat()).size < length) throw new ImportError('it is cut off')
  } finally {
    await handle.close()
  }
}
