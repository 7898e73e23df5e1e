import { splitAtAntimeridian } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import type { Listing } from '../../sql/reads/listing.ts'
import type { Params } from '../../sql/reads/params.ts'
import { meets, sidesOf, type Sides } from './conditions.ts'

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
  const halves = splitAtAntimeridian(box).map((half) => sidesOf(half, params))
  const any = (condition: (half: Sides) => string) => halves.map((half) => `(${condition(half)})`).join(' OR ')
  const isWhole = any(([west, south, east, north]) => {
    return `c.west >= ${west} AND c.east <= ${east} AND c.south >= ${south} AND c.north <= ${north}`
  })
  const touches = any(([west, south, east, north]) => {
    return `c.west <= ${east} AND c.east >= ${west} AND c.south <= ${north} AND c.north >= ${south}`
  })
  const cut = 'r.cell = ANY (ARRAY(SELECT cell FROM cells WHERE NOT whole))'
  return {
    cells: `cells AS MATERIALIZED (
      SELECT c.cell, c.count, (${isWhole}) AS whole FROM area_cell c WHERE ${touches}
    )`,
    count: `(SELECT coalesce(sum(count) FILTER (WHERE whole), 0)::int8 FROM cells)
      + (SELECT count(*) FROM area r WHERE ${cut} AND (${meets('area', box)(params)}))`,
  }
}
