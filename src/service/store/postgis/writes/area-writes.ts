import { sameHash } from '../../domain/record-values.ts'
import type { PreparedArea } from '../../domain/inputs.ts'
import type { Written } from '../../domain/store.ts'
import type { Changes } from '../../domain/edition.ts'
import type { Keep } from '../../sql/writes/import-log.ts'
import { knownByUuid, knownSql, UNKNOWN, withoutRepeats, type Known } from '../../sql/writes/known.ts'
import type { Session } from '../database/session.ts'
import { addAreas, type AddedArea } from './add-areas.ts'
import { rowsOf, type AreaRows } from './area-rows.ts'
import { RecordWriting } from './record-writing.ts'

/** Writes many at once: a way to the server and back costs more than what is written. */
export async function putAreas(
  sql: Session,
  changes: Changes,
  areas: readonly PreparedArea[],
  keep: Keep,
): Promise<readonly Written[]> {
  const written: Written[] = []
  for (const group of withoutRepeats(areas)) written.push(...(await putGroup(sql, changes, group, keep)))
  return written
}

const HASHES = { columns: 'f.record_hash, f.shapes_hash', join: 'LEFT JOIN area_field f ON f.id = r.id' }

async function putGroup(
  sql: Session,
  changes: Changes,
  areas: readonly PreparedArea[],
  keep: Keep,
): Promise<readonly Written[]> {
  const uuids = areas.map(({ record }) => record.uuid)
  const known = await knownAreas(sql, uuids)
  const written: Written[] = []
  const added: AddedArea[] = []
  for (const area of areas) {
    const { id, hashes, revived } = known.get(area.record.uuid) ?? UNKNOWN
    const rows = rowsOf(area, changes.edition)
    if (id !== null) written.push(await putKnown(sql, changes, { id, hashes, rows, area }, keep))
    else {
      added.push({ id: revived.id ?? null, rows, area })
      written.push('added')
    }
  }
  if (added.length > 0) {
    changes.any = true
    changes.areas = true
    await addAreas(sql, added)
  }
  return written
}

/** What the store has of areas, of which no deletions are kept any more. */
async function knownAreas(sql: Session, uuids: readonly string[]): Promise<ReadonlyMap<string, Known>> {
  // Planned each time: a plan of when there were few areas would read all of the many that there are by now.
  const rows = await sql.rowsOfValues(knownSql('unnest($1::text[]) AS asked (uuid)', 'area', HASHES), [uuids])
  return knownByUuid(rows, (deleted) => {
    return sql.run(`DELETE FROM deletion WHERE kind = 'area' AND uuid = ANY ($1::text[])`, [deleted])
  })
}

interface KnownArea {
  readonly id: number
  readonly hashes: Known['hashes']
  readonly rows: AreaRows
  readonly area: PreparedArea
}

async function putKnown(
  sql: Session,
  changes: Changes,
  { id, hashes: known, rows: { searched, texts, hashes }, area: { record, outline, shapes } }: KnownArea,
  keep: Keep,
): Promise<Written> {
  const isUnchanged = sameHash(known[0], hashes.record_hash)
  if (isUnchanged && sameHash(known[1], hashes.shapes_hash)) return 'unchanged'
  changes.any = true
  changes.areas = true
  if (isUnchanged) {
    // What tiles are made of is no part of the record: its time of update stays.
    await withShapes(new RecordWriting('area', id, {}).set('area_field', hashes), shapes).run(sql)
    return 'unchanged'
  }
  await keep(id, record.uuid)
  const writing = new RecordWriting('area', id, searched).set('area_field', { ...texts, ...hashes }).shape(outline)
  await withShapes(writing, shapes).run(sql)
  return 'changed'
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
