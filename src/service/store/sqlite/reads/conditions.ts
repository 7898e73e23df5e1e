import { splitAtAntimeridian } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import type { Condition } from '../../sql/reads/conditions.ts'
import type { PlacedTable } from '../../sql/reads/listing.ts'
import { Params } from '../../sql/reads/params.ts'
import type { SqlParam } from '../../sql/sql.ts'

export class SqliteParams extends Params {
  override add(value: SqlParam): string {
    return `?${this.values.push(value)}`
  }

  override anyOf(column: string, _type: 'text' | 'int8', values: readonly (string | number)[]): string {
    return `${column} IN (SELECT value FROM json_each(${this.add(JSON.stringify(values))}))`
  }
}

/** A record's bounds touch the box: all that meet it, and some that don't. */
export function near(table: PlacedTable, box: BBox): Condition {
  return (params) => {
    const ids = splitAtAntimeridian(box).map((half) => {
      return `SELECT b.id FROM ${table}_box b WHERE ${overlaps(sidesOf(half, params))}`
    })
    return `r.id IN (${ids.join(' UNION ALL ')})`
  }
}

/** The placeholders of the sides of a box. */
export type Sides = Readonly<Record<'west' | 'south' | 'east' | 'north', string>>

export function sidesOf([west, south, east, north]: BBox, params: Params): Sides {
  return { west: params.add(west), south: params.add(south), east: params.add(east), north: params.add(north) }
}

/** The bounds of a row `b` of a table of boxes touch a box, which does not cross the antimeridian. */
export function overlaps({ west, south, east, north }: Sides): string {
  return `b.west <= ${east} AND b.east >= ${west} AND b.south <= ${north} AND b.north >= ${south}`
}
