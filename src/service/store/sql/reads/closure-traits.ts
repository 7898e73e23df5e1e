import * as z from 'zod/mini'
import { boxCentre } from '#contract/geo/box.ts'
import { BBoxSchema } from '#contract/geometry.ts'
import { LookupId, Uuid } from '#contract/ids.ts'
import { CLOSURE_TYPES, SOURCE_KINDS } from '#contract/records/closure.ts'
import type { AreaOfClosure, ClosureTraits } from '#contract/counts/closure-traits.ts'
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
  const readings = new Readings()
  return rows.map((row) => traitsOf(row, readings))
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

/** What texts say that many closures have alike, each read once. */
class Readings {
  readonly activities = readOnce((text) => Ids.parse(JSON.parse(text)))
  readonly areas = readOnce((text) => Uuids.parse(JSON.parse(text)))
  readonly type = readOnce((text) => Type.parse(text))
  readonly kind = readOnce((text) => Kind.parse(text))
}

function readOnce<T>(read: (text: string) => T): (value: SqlValue | undefined) => T {
  const known = new Map<string, T>()
  return (value) => {
    const text = textOf(value)
    const reading = known.get(text) ?? read(text)
    known.set(text, reading)
    return reading
  }
}

function traitsOf(row: SqlRow, readings: Readings): ClosureTraits {
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
    type: readings.type(type),
    is_binding: binding === 'true',
    reason_id: reason === null ? null : numberOf(reason),
    source_id: numberOf(source),
    source_kind: readings.kind(kind),
    activity_ids: readings.activities(activities),
    protected_area_uuids: readings.areas(areas),
    start_on: textOrNull(start),
    end_on: textOrNull(end),
    daytime_start: textOrNull(opens),
    daytime_end: textOrNull(closes),
    time_zone: textOf(zone),
    place: box === null ? null : boxCentre(BBoxSchema.parse(JSON.parse(textOf(box)))),
  }
}
