import type Database from 'libsql'
import * as z from 'zod/mini'
import type { BBox } from '#contract/geometry.ts'
import type { ArchiveFacts, TileFormat } from '../files/archive.ts'
import { boundsIn } from '../files/bounds.ts'
import { MAX_METADATA_BYTES, MAX_ZOOM } from '../files/limits.ts'
import { damaged, MapError } from '../files/map-error.ts'
import { metadataIn, type Metadata } from '../files/metadata.ts'
import { isGzip } from '../files/unpack.ts'
import { SqlBytes, SqlText, type TileTables } from './tables.ts'

/** What there is to be said once, and not for each tile. */
export function factsOf(database: Database.Database, tables: TileTables): ArchiveFacts {
  const told = metadataOf(database)
  const zooms = zoomsOf(database, tables)
  const format = formatOf(told.get('format'))
  return {
    format,
    isGzipped: format === 'mvt' && startsAsGzip(database, tables, zooms.minZoom),
    ...zooms,
    bounds: boundsOf(told.get('bounds')),
    // Texts of its own, and layers in one text of JSON.
    metadata: { ...metadataIn(JSON.stringify(Object.fromEntries(told))), ...layersIn(told.get('json')) },
  }
}

const Entry = z.object({ name: SqlText, value: z.nullable(SqlText), size: z.nullable(z.number()) })
const METADATA = `SELECT CAST(substr(name, 1, 100) AS BLOB) AS name, length(value) AS size,
  CASE WHEN length(value) <= ${MAX_METADATA_BYTES} THEN CAST(value AS BLOB) END AS value
  FROM metadata WHERE name IS NOT NULL AND value IS NOT NULL LIMIT 100`

function metadataOf(database: Database.Database): ReadonlyMap<string, string> {
  const entries = z.array(Entry).parse(database.prepare(METADATA).all())
  for (const { name, value, size } of entries) {
    if (value === null) throw damaged(`its metadata claims ${size} bytes for ${name}`)
  }
  return new Map(entries.map(({ name, value }) => [name, value ?? '']))
}

/** What only JSON can say. */
function layersIn(json: string | undefined): Pick<Metadata, 'vector_layers' | 'fieldgate'> {
  const { vector_layers, fieldgate } = metadataIn(json ?? '{}')
  return { vector_layers, fieldgate }
}

const FORMATS: Readonly<Record<string, TileFormat>> = { pbf: 'mvt', png: 'png', jpg: 'jpg', jpeg: 'jpg', webp: 'webp' }

function formatOf(told: string | undefined): TileFormat {
  const format = FORMATS[told ?? '']
  if (format !== undefined) return format
  const named = told === undefined ? 'does not say what its tiles are' : `says that its tiles are ${told.slice(0, 40)}`
  throw new MapError(`its metadata ${named}: it must be pbf, png, jpg or webp. Set "format" in its table metadata`)
}

const Zooms = z.object({ minZoom: z.nullable(z.number()), maxZoom: z.nullable(z.number()) })

function zoomsOf(database: Database.Database, { from, zoom }: TileTables): Pick<ArchiveFacts, 'minZoom' | 'maxZoom'> {
  // Apart, since SQLite finds one end of an index at once, but not both.
  const end = (which: 'min' | 'max') =>
    `(SELECT CAST(${which}(${zoom}) AS INTEGER) FROM ${from.replace(/ JOIN .*/, '')})`
  const sql = `SELECT ${end('min')} AS minZoom, ${end('max')} AS maxZoom`
  const { minZoom, maxZoom } = Zooms.parse(database.prepare(sql).get())
  if (minZoom === null || maxZoom === null) throw new MapError('it has no tiles. Make it again')
  if (minZoom < 0 || maxZoom > MAX_ZOOM) throw damaged(`it has zooms ${minZoom} to ${maxZoom}`)
  return { minZoom, maxZoom }
}

const Start = z.object({ start: z.nullable(SqlBytes) })

/** Whether its first tile is gzipped; all others have to be as that one. */
function startsAsGzip(database: Database.Database, { from, zoom, data }: TileTables, minZoom: number): boolean {
  const sql = `SELECT CAST(substr(${data}, 1, 2) AS BLOB) AS start FROM ${from} WHERE ${zoom} = ? LIMIT 1`
  const { start } = Start.parse(database.prepare(sql).get([minZoom]))
  return start !== null && isGzip(start)
}

/** Of “west,south,east,north”. */
function boundsOf(text = ''): BBox | null {
  const [west = NaN, south = NaN, east = NaN, north = NaN] = text.split(',').map(Number)
  return boundsIn([west, south, east, north])
}
