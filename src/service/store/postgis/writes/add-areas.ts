import { indexedBounds } from '#contract/geo/outline.ts'
import type { PreparedArea } from '../../domain/inputs.ts'
import type { SqlValue } from '../../sql/sql.ts'
import type { Session } from '../database/session.ts'
import { PostgisParams } from '../reads/conditions.ts'
import type { AreaRows } from './area-rows.ts'
import { wkbOf } from './wkb.ts'

/** An area that the store does not have; `id`: the one that is kept for it, if there is any. */
export interface AddedArea {
  readonly id: number | null
  readonly rows: AreaRows
  readonly area: PreparedArea
}

/** Columns that are of other types than text. */
const TYPES: Readonly<Record<string, string>> = {
  id: 'int8',
  category_id: 'int8',
  country_id: 'int8',
  west: 'float8',
  south: 'float8',
  east: 'float8',
  north: 'float8',
  lng: 'float8',
  lat: 'float8',
  updated_in: 'int8',
  level: 'int4',
  shape: 'bytea',
  record_hash: 'bytea',
  shapes_hash: 'bytea',
}
/** In `area_field` these are texts of JSON. */
const FIELD_TYPES: Readonly<Record<string, string>> = { record_hash: 'bytea', shapes_hash: 'bytea' }

/** Adds areas and all that belongs to them in one statement; they are numbered in their order. */
export async function addAreas(sql: Session, added: readonly AddedArea[]): Promise<void> {
  const params = new PostgisParams()
  const rows = added.map(({ id, rows: { searched } }) => ({ id, ...searched }))
  const fields = added.map(({ rows: { searched, texts, hashes } }) => ({ of: searched.uuid, ...texts, ...hashes }))
  const outlines = added.flatMap(({ rows: { searched }, area: { outline } }) => {
    return indexedBounds(outline) === null ? [] : { of: searched.uuid, shape: wkbOf(outline) }
  })
  const shapes = added.flatMap(({ rows: { searched }, area }) => {
    return Array.from(area.shapes, ([level, shape]) => ({ of: searched.uuid, level, shape }))
  })
  const searched = namesOf(rows).filter((name) => name !== 'id')
  const texts = namesOf(fields).filter((name) => name !== 'of')
  const joined = (table: string) => `${table} JOIN record ON record.uuid = given.of`
  await sql.run(
    `WITH record AS (
       INSERT INTO area (id, created_in, ${searched.join(', ')})
       SELECT COALESCE(id, nextval(pg_get_serial_sequence('area', 'id'))), updated_in, ${searched.join(', ')}
       FROM ${given(params, rows, TYPES)} RETURNING id, uuid
     ), field AS (
       INSERT INTO area_field (id, ${texts.join(', ')})
       SELECT record.id, ${texts.map((name) => `given.${name}`).join(', ')}
       FROM ${joined(given(params, fields, FIELD_TYPES))}
     ), outline AS (
       INSERT INTO area_outline (id, shape) SELECT record.id, ST_GeomFromWKB(given.shape, 4326)
       FROM ${joined(given(params, outlines, TYPES, ['of', 'shape']))}
     )
     INSERT INTO area_shape (id, level, shape) SELECT record.id, given.level, given.shape
     FROM ${joined(given(params, shapes, TYPES, ['of', 'level', 'shape']))}`,
    params.values,
  )
}

type Row = Readonly<Record<string, SqlValue>>

/** A table `given` with these rows. */
function given(
  params: PostgisParams,
  rows: readonly Row[],
  types: Readonly<Record<string, string>>,
  names: readonly string[] = namesOf(rows),
): string {
  const columns = names.map((name) => {
    return `${params.add(rows.map(({ [name]: value = null }) => value))}::${types[name] ?? 'text'}[]`
  })
  return `unnest(${columns.join(', ')}) AS given (${names.join(', ')})`
}

function namesOf([row = {}]: readonly Row[]): readonly string[] {
  return Object.keys(row)
}
