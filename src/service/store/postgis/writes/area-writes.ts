import { NO_COUNTRY } from '#contract/ids.ts'
import { AREA_FIELDS } from '#contract/records/area.ts'
import { foldedArea } from '../../domain/fold.ts'
import { hashOf, jsonTexts, sameHash } from '../../domain/record-values.ts'
import type { PreparedArea, Written } from '../../domain/store.ts'
import type { Changes } from '../../domain/edition.ts'
import type { Keep } from '../../sql/writes/import-log.ts'
import type { Session } from '../database/session.ts'
import { knownRecord } from '../../sql/writes/known.ts'
import { placeOf, RecordWriting } from './record-writing.ts'

type StoredField = keyof PreparedArea['record']

/** The columns of `area_field` that hold an area's fields, but for the geometry. */
const FIELDS = AREA_FIELDS.filter((field): field is StoredField => {
  return field !== 'geometry' && field !== 'id' && field !== 'created_at' && field !== 'updated_at'
})

export async function putAreas(
  sql: Session,
  changes: Changes,
  areas: readonly PreparedArea[],
  keep: Keep,
): Promise<readonly Written[]> {
  const written: Written[] = []
  for (const area of areas) written.push(await putArea(sql, changes, area, keep))
  return written
}

const HASHES = { columns: 'f.record_hash, f.shapes_hash', join: 'LEFT JOIN area_field f ON f.id = r.id' }

async function putArea(sql: Session, changes: Changes, area: PreparedArea, keep: Keep): Promise<Written> {
  const { record, geometry, outline, shapes } = area
  const fields = { ...jsonTexts(record, FIELDS), geometry }
  const hashes = { record_hash: hashOf(Object.values(fields)), shapes_hash: hashOf([...shapes].flat()) }
  const { id, hashes: known, revived } = await knownRecord(sql, 'area', record.uuid, HASHES)
  const isUnchanged = sameHash(known[0], hashes.record_hash)
  if (isUnchanged && sameHash(known[1], hashes.shapes_hash)) return 'unchanged'
  changes.any = true
  changes.areas = true
  if (isUnchanged) {
    // What tiles are made of is no part of the record: its time of update stays.
    await withShapes(new RecordWriting('area', id, {}).set('area_field', hashes), shapes).run(sql)
    return 'unchanged'
  }
  if (id !== null) await keep(id, record.uuid)
  const editions = { updated_in: changes.edition, ...(id === null ? { created_in: changes.edition } : {}) }
  const searched = {
    folded: foldedArea(record),
    category_id: record.category_id,
    country_id: record.country_id ?? NO_COUNTRY,
  }
  const values = { ...revived, uuid: record.uuid, ...searched, ...placeOf(outline), ...editions }
  const writing = new RecordWriting('area', id, values).set('area_field', { ...fields, ...hashes }).shape(outline)
  await withShapes(writing, shapes).run(sql)
  return id === null ? 'added' : 'changed'
}

function withShapes(writing: RecordWriting, shapes: PreparedArea['shapes']): RecordWriting {
  const levels = [...shapes.keys()]
  return writing
    .step((params) => {
      return `DELETE FROM area_shape WHERE id = (TABLE record) AND level <> ALL (${params.add(levels)}::int4[])`
    })
    .step((params) => {
      const [level, shape] = [params.add(levels), params.add([...shapes.values()])]
      return `INSERT INTO area_shape (id, level, shape)
        SELECT record.id, s.level, s.shape FROM record, unnest(${level}::int4[], ${shape}::bytea[]) AS s (level, shape)
        ON CONFLICT (id, level) DO UPDATE SET shape = excluded.shape`
    })
}
