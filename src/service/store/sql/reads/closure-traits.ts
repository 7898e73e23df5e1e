import * as z from 'zod/mini'
import { boxCentre } from '#contract/geo/box.ts'
import { BBoxSchema } from '#contract/geometry.ts'
import { LookupId, Uuid } from '#contract/ids.ts'
import { CLOSURE_TYPES, SOURCE_KINDS } from '#contract/records/closure.ts'
import type { AreaOfClosure, ClosureTraits } from '../../domain/closure-traits.ts'
import { numberOf, textOf, type Sql, type SqlRow, type SqlValue } from '../sql.ts'
import { SOURCE_KIND } from './closure-conditions.ts'

const FIELDS = `r.id, r.uuid, r.type, f.is_binding, r.reason_id, r.source_id, ${SOURCE_KIND}, f.activity_ids,
  f.protected_area_uuids, r.start_on, r.end_on, r.daytime_start, r.daytime_end, r.time_zone, f.bbox`

/** What closures are counted by, in the order of their `id`. */
export async function listClosureTraits(
  sql: Pick<Sql, 'rows'>,
  after: number,
  limit: number,
): Promise<readonly ClosureTraits[]> {
  const rows = await sql.rows(
    `SELECT ${FIELDS} FROM closure r JOIN closure_field f ON f.id = r.id WHERE r.id > $1 ORDER BY r.id LIMIT $2`,
    [after, limit],
  )
  return rows.map(traitsOf)
}

/** The rows of a statement that gives closures and areas, by `id` and uuid. */
export function areasOfClosures(rows: readonly SqlRow[]): readonly AreaOfClosure[] {
  return rows.map(([id, area]) => ({ id: numberOf(id), area: Uuid.parse(area) }))
}

const Type = z.enum(CLOSURE_TYPES)
const Kind = z.enum(SOURCE_KINDS)
const Ids = z.array(LookupId)
const Uuids = z.array(Uuid)
const textOrNull = (value: SqlValue | undefined) => (value == null ? null : textOf(value))

function traitsOf(row: SqlRow): ClosureTraits {
  const [
    id,
    uuid,
    type,
    binding,
    reason = null,
    source,
    kind,
    activities,
    areas,
    start,
    end,
    opens,
    closes,
    zone,
    box = null,
  ] = row
  return {
    id: numberOf(id),
    uuid: Uuid.parse(uuid),
    type: Type.parse(type),
    is_binding: binding === 'true',
    reason_id: reason === null ? null : numberOf(reason),
    source_id: numberOf(source),
    source_kind: Kind.parse(kind),
    activity_ids: Ids.parse(JSON.parse(textOf(activities))),
    protected_area_uuids: Uuids.parse(JSON.parse(textOf(areas))),
    start_on: textOrNull(start),
    end_on: textOrNull(end),
    daytime_start: textOrNull(opens),
    daytime_end: textOrNull(closes),
    time_zone: textOf(zone),
    place: box === null ? null : boxCentre(BBoxSchema.parse(JSON.parse(textOf(box)))),
  }
}
