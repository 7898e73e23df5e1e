import { outlinesMeet } from '#contract/geo/outlines-meet.ts'
import { NAMELESS, ofAreas } from '../../sql/reads/closure-conditions.ts'
import type { Condition } from '../../sql/reads/conditions.ts'
import { numberOf } from '../../sql/sql.ts'
import type { Connection } from '../database/connection.ts'
import { outlineFrom } from '../database/outline-bytes.ts'

/** A closure names one of some areas, or it names none and its shape meets that of one. For use within a snapshot. */
export function ofTheseAreas(sql: Connection, areas: readonly string[]): Condition {
  const meeting = areas.flatMap((uuid) => sql.keptIds(uuid, () => namelessMeeting(sql, uuid)))
  return ofAreas(areas, (params) => `SELECT value FROM json_each(${params.add(JSON.stringify(meeting))})`)
}

function namelessMeeting(sql: Connection, uuid: string): readonly number[] {
  const rows = sql.rows(
    `SELECT a.id, c.id FROM area a JOIN area_box o ON o.id = a.id
     JOIN closure_box c ON c.west <= o.east AND c.east >= o.west AND c.south <= o.north AND c.north >= o.south
     WHERE a.uuid = ? AND ${NAMELESS}`,
    [uuid],
  )
  const outline = (table: 'area' | 'closure', id: number) =>
    outlineFrom(sql.bytes(`SELECT outline FROM ${table}_outline WHERE id = ?`, id))
  const pairs = rows.map(([area, closure]) => ({ area: numberOf(area), closure: numberOf(closure) }))
  return pairs
    .filter(({ area, closure }) => outlinesMeet(outline('area', area), outline('closure', closure)))
    .map(({ closure }) => closure)
}
