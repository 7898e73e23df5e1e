import { NO_COUNTRY } from '#contract/ids.ts'
import { AREA_FIELDS } from '#contract/records/area.ts'
import type { PreparedArea } from '../../domain/inputs.ts'
import type { Written } from '../../domain/store.ts'
import { foldedArea } from '#contract/query/searched.ts'
import { hashOf, jsonTexts, sameHash } from '../../domain/record-values.ts'
import type { Keep } from '../../sql/writes/import-log.ts'
import { knownByUuid, knownSql, UNKNOWN, withoutRepeats, type Known } from '../../sql/writes/known.ts'
import type { Connection } from '../database/connection.ts'
import type { WordIndex } from '../database/word-index.ts'
import type { Changes } from '../../domain/edition.ts'
import { putFields, putPlace, putRow, update } from './writing.ts'

/** The columns of `area_field` but for the geometry: the fields that an area comes with, without those in its own row. */
const FIELDS = AREA_FIELDS.filter(
  (field) =>
    field !== 'geometry' &&
    field !== 'uuid' &&
    field !== 'id' &&
    field !== 'name' &&
    field !== 'category_id' &&
    field !== 'country_id' &&
    field !== 'created_at' &&
    field !== 'updated_at',
)

/** An area's row that is written, and what is still to be written beside it. */
interface AreaRow {
  readonly id: number
  readonly isNew: boolean
  /** Null where only its shapes have changed. */
  readonly fields: Readonly<Record<(typeof FIELDS)[number] | 'geometry', string | null>> | null
  /** What is searched of it. */
  readonly folded: string
  readonly area: PreparedArea
}

interface AreaOutcome {
  readonly written: Written
  /** Null where there is nothing to write. */
  readonly row: AreaRow | null
}

/** Writes table by table, which costs far less than area by area: what a table needs is then at hand. */
export async function putAreas(
  sql: Connection,
  words: WordIndex,
  changes: Changes,
  areas: readonly PreparedArea[],
  keep: Keep,
): Promise<readonly Written[]> {
  const outcomes: AreaOutcome[] = []
  for (const group of withoutRepeats(areas)) {
    const known = await knownAreas(
      sql,
      group.map(({ record }) => record.uuid),
    )
    for (const area of group) {
      outcomes.push(await putAreaRow(sql, changes, area, known.get(area.record.uuid) ?? UNKNOWN, keep))
    }
  }
  const rows = outcomes.flatMap(({ row }) => row ?? [])
  for (const { id, isNew, fields } of rows) if (fields !== null) putFields(sql, 'area', id, isNew, fields)
  for (const { id, fields, area } of rows) {
    if (fields !== null) putPlace(sql, 'area', id, area.outline)
  }
  for (const { id, isNew, fields, folded } of rows) {
    if (fields !== null) words.put('area', id, isNew, folded)
  }
  for (const { id, isNew, area } of rows) putShapes(sql, id, area.shapes, !isNew)
  return outcomes.map(({ written }) => written)
}

const KNOWN = knownSql('(SELECT value AS uuid FROM json_each(?)) asked', 'area', {
  columns: 'r.record_hash, r.shapes_hash',
})

/** What the store has of areas, of which no deletions are kept any more. */
async function knownAreas(sql: Connection, uuids: readonly string[]): Promise<ReadonlyMap<string, Known>> {
  return knownByUuid(sql.rows(KNOWN, [JSON.stringify(uuids)]), async (deleted) => {
    sql.run(`DELETE FROM deletion WHERE kind = 'area' AND uuid IN (SELECT value FROM json_each(?))`, [
      JSON.stringify(deleted),
    ])
  })
}

async function putAreaRow(
  sql: Connection,
  changes: Changes,
  area: PreparedArea,
  known: Known,
  keep: Keep,
): Promise<AreaOutcome> {
  const { record, geometry, shapes } = area
  const fields = { ...jsonTexts(record, FIELDS), geometry }
  const folded = foldedArea(record)
  const searched = {
    name: record.name,
    folded,
    category_id: record.category_id,
    country_id: record.country_id ?? NO_COUNTRY,
    area_km2: record.area_km2,
    lng: record.centroid[0],
    lat: record.centroid[1],
  }
  const record_hash = hashOf([...Object.values(searched), ...Object.values(fields)])
  const shapes_hash = hashOf([...shapes].flat())
  const isNew = known.id === null
  const isUnchanged = sameHash(known.hashes[0], record_hash)
  if (isUnchanged && sameHash(known.hashes[1], shapes_hash)) return { written: 'unchanged', row: null }
  changes.any = true
  changes.areas = true
  if (known.id !== null && isUnchanged) {
    // What tiles are made of is no part of the record: its time of update stays.
    update(sql, 'area', known.id, { shapes_hash })
    return { written: 'unchanged', row: { id: known.id, isNew, fields: null, folded, area } }
  }
  if (known.id !== null) await keep(known.id, record.uuid)
  const id = putRow(sql, changes, 'area', known, { uuid: record.uuid, ...searched, record_hash, shapes_hash })
  return { written: isNew ? 'added' : 'changed', row: { id, isNew, fields, folded, area } }
}

function putShapes(sql: Connection, id: number, shapes: PreparedArea['shapes'], hasOthers: boolean): void {
  if (hasOthers) sql.run('DELETE FROM area_shape WHERE id = ?', [id])
  if (shapes.size === 0) return
  // All in one: each statement costs more than the rows that it writes.
  const rows = Array.from(shapes, () => '(?, ?, ?)').join(', ')
  const params = Array.from(shapes, ([level, shape]) => [level, id, shape]).flat()
  sql.run(`INSERT INTO area_shape (level, id, shape) VALUES ${rows}`, params)
}
