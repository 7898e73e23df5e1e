import { outlinesMeet } from '#contract/geo/outlines-meet.ts'
import type { AreaOfClosure } from '#contract/counts/closure-traits.ts'
import { NAMELESS, ofAreas } from '../../sql/reads/closure-conditions.ts'
import type { Condition } from '../../sql/reads/conditions.ts'
import { areasOfClosures } from '../../sql/reads/closure-traits.ts'
import { numberOf, type SqlRow } from '../../sql/sql.ts'
import type { Connection } from '../database/connection.ts'
import { keptWhileUnwritten } from '../database/kept.ts'
import { outlineFrom } from '../database/outline-bytes.ts'

/** The closures that name no area and meet one, by its uuid. */
const namelessOf = keptWhileUnwritten<readonly number[]>(1000)

/** A closure names one of some areas, or it names none and its shape meets that of one. For use within a snapshot. */
export function ofTheseAreas(sql: Connection, areas: readonly string[]): Condition {
  const meeting = areas.flatMap((uuid) => namelessOf(sql, uuid, () => namelessMeeting(sql, uuid)))
  return ofAreas(areas, (params) => `SELECT value FROM json_each(${params.add(JSON.stringify(meeting))})`)
}

function namelessMeeting(sql: Connection, uuid: string): readonly number[] {
  const rows = sql.rows(`SELECT ${COLUMNS} FROM ${NEAR_ONE} WHERE a.uuid = ? AND ${NAMELESS}`, [uuid])
  return rows.filter((row) => meet(sql, row)).map(([closure]) => numberOf(closure))
}

/** Closures that name no area with the areas that they meet: of those whose `id` is within these bounds. */
export function listNamelessWithin(sql: Connection, after: number, until: number): readonly AreaOfClosure[] {
  return sql.snapshot(() => {
    const rows = sql.rows(`SELECT ${COLUMNS} FROM ${NEAR_SOME} WHERE r.id > ? AND r.id <= ? AND ${NAMELESS}`, [
      after,
      until,
    ])
    return areasOfClosures(rows.filter((row) => meet(sql, row)))
  })
}

const COLUMNS = 'c.id, a.uuid, a.id'
const OVERLAP = 'o.west <= c.east AND o.east >= c.west AND o.south <= c.north AND o.north >= c.south'
/** Closures `c` and the areas `a` whose bounds theirs touch, from an area on. */
const NEAR_ONE = `area a CROSS JOIN area_box o ON o.id = a.id CROSS JOIN closure_box c ON ${OVERLAP}`
/** The same from closures `r` on: a tree of bounds has no order of ids, and would be read whole for some of them. */
const NEAR_SOME = `closure r CROSS JOIN closure_box c ON c.id = r.id
  CROSS JOIN area_box o ON ${OVERLAP} CROSS JOIN area a ON a.id = o.id`

function meet(sql: Connection, [closure, , area]: SqlRow): boolean {
  const outline = (table: 'area' | 'closure', id: number) =>
    outlineFrom(sql.bytes(`SELECT outline FROM ${table}_outline WHERE id = ?`, id))
  return outlinesMeet(outline('area', numberOf(area)), outline('closure', numberOf(closure)))
}
