import { splitAtAntimeridian } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import type { Listing } from '../../sql/reads/listing.ts'
import type { Params } from '../../sql/reads/params.ts'
import { idBytes } from '../database/area-words.ts'
import { areaMeets, sidesOf, type Sides } from './conditions.ts'

/** What is known of the areas of a box by their cells, as expressions. */
export interface CountedByCells {
  /** A table for a WITH clause. */
  readonly cells: string
  readonly count: string
}

/** How all areas, or those of a box, are counted without a look at each; null where more is asked of them. */
export function countedByCells(listing: Listing, params: Params): CountedByCells | null {
  const { table, box, text, areas, day, conditions } = listing
  if (table !== 'area' || text !== undefined || areas !== undefined || day !== undefined || conditions.length > 0) {
    return null
  }
  if (box !== undefined) return ofBox(box, params)
  const placeless = '(SELECT count(*) FROM area WHERE cell IS NULL)'
  return {
    cells: 'cells AS MATERIALIZED (SELECT sum(count) AS count FROM area_cell)',
    count: `(SELECT coalesce(count, 0)::int8 FROM cells) + ${placeless}`,
  }
}

/** A cell whose areas all lie in the box is counted as a whole; of one that the border cuts, each is looked at. */
function ofBox(box: BBox, params: Params): CountedByCells {
  const { cells, isCut } = cellsOf(box, params)
  return {
    cells,
    count: `(SELECT coalesce(sum(count) FILTER (WHERE whole), 0)::int8 FROM cells)
      + (SELECT count(*) FROM area r WHERE ${isCut} AND (${areaMeets(box)(params)}))`,
  }
}

/** A statement of the ids of all areas that meet a box, as {@link idBytes} has them; NULL where its cells have more than so many. */
export function idsInBox(box: BBox, most: number, params: Params): string {
  const { cells, isCut } = cellsOf(box, params)
  return `WITH ${cells}, parts (ids) AS (
      SELECT c.ids FROM area_cell c WHERE c.cell = ANY (ARRAY(SELECT cell FROM cells WHERE whole))
      UNION ALL SELECT ${idBytes('r.id')} FROM area r WHERE ${isCut} AND (${areaMeets(box)(params)})
    )
    SELECT CASE WHEN coalesce((SELECT sum(count) FROM cells), 0) <= ${params.add(most)}::float8
      THEN coalesce((SELECT string_agg(ids, ''::bytea) FROM parts), '') END`
}

/** The cells that touch a box, as a table for a WITH clause, and which areas are in those that its border cuts. */
function cellsOf(box: BBox, params: Params) {
  const halves = splitAtAntimeridian(box).map((half) => sidesOf(half, params))
  const any = (condition: (half: Sides) => string) => halves.map((half) => `(${condition(half)})`).join(' OR ')
  const isWhole = any(([west, south, east, north]) => {
    return `c.west >= ${west} AND c.east <= ${east} AND c.south >= ${south} AND c.north <= ${north}`
  })
  const touches = any(([west, south, east, north]) => {
    return `c.west <= ${east} AND c.east >= ${west} AND c.south <= ${north} AND c.north >= ${south}`
  })
  return {
    cells: `cells AS MATERIALIZED (
      SELECT c.cell, c.count, (${isWhole}) AS whole FROM area_cell c WHERE ${touches}
    )`,
    isCut: 'r.cell = ANY (ARRAY(SELECT cell FROM cells WHERE NOT whole))',
  }
}
