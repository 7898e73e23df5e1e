import { splitAtAntimeridian } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import { NAMELESS, ofAreas } from '../../sql/reads/closure-conditions.ts'
import type { Condition } from '../../sql/reads/conditions.ts'
import type { PlacedTable } from '../../sql/reads/listing.ts'
import { Params } from '../../sql/reads/params.ts'
import type { SqlParam } from '../../sql/sql.ts'

export class PostgisParams extends Params {
  override add(value: SqlParam): string {
    return `$${this.values.push(value)}`
  }

  override anyOf(column: string, type: 'text' | 'int8', values: readonly (string | number)[]): string {
    return `${column} = ANY (${this.add(values)}::${type}[])`
  }
}

/** What the index of trigrams can find. */
const WITH_TRIGRAM = /[\p{L}\p{N}]{3}/u

/** A record `r` holds a folded text somewhere. */
export function holds(params: Params, text: string): string {
  // Without a trigram all of the index would be read.
  if (!WITH_TRIGRAM.test(text)) return `strpos(r.folded, ${params.add(text)}) > 0`
  return `r.folded LIKE ${params.add(`%${escaped(text)}%`)}`
}

/** A text as it stands in the pattern of LIKE. */
export function escaped(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`)
}

/** The bounds of a row of a table as its index has them; NULL for a record without a place. */
function boundsOf(row: string): string {
  return `ST_MakeEnvelope(${row}.west, ${row}.south, ${row}.east, ${row}.north, 4326)`
}

const BOUNDS = boundsOf('r')

/** A record's bounds touch the box: all that meet it, and some that don't. */
export function near(box: BBox): Condition {
  return eitherHalf(box, (half, params) => `${BOUNDS} && ${envelopeOf(sidesOf(half, params))}`)
}

/**
 * A record shares a point with the box; touching counts. Its shape is looked at only in doubt: not where its bounds lie
 * within the box, nor where a place of it does.
 */
export function meets(table: PlacedTable, box: BBox): Condition {
  return eitherHalf(box, (half, params) => {
    const sides = sidesOf(half, params)
    return `${BOUNDS} && ${envelopeOf(sides)} AND ${sharesPoint(table, half, sides, params)}`
  })
}

/** The same of areas that are found in another way, from what the index of cells has beside these. */
export function areaMeets(box: BBox): Condition {
  return eitherHalf(box, (half, params) => {
    const sides = sidesOf(half, params)
    const [west, south, east, north] = sides
    return `r.west <= ${east} AND r.east >= ${west} AND r.south <= ${north} AND r.north >= ${south}
      AND ${sharesPoint('area', half, sides, params)}`
  })
}

/** The same of records whose bounds touch the box, which does not cross the antimeridian. */
function sharesPoint(table: PlacedTable, half: BBox, sides: Sides, params: Params): string {
  const [west, south, east, north] = sides
  const thick = envelopeOf(isThin(half) ? sidesOf(thickened(half), params) : sides)
  return `CASE
    WHEN r.west >= ${west} AND r.east <= ${east} AND r.south >= ${south} AND r.north <= ${north} THEN TRUE
    WHEN r.lng BETWEEN ${west} AND ${east} AND r.lat BETWEEN ${south} AND ${north} THEN TRUE
    ELSE (SELECT ST_Intersects(o.shape, ${thick}) FROM ${table}_outline o WHERE o.id = r.id) END`
}

/**
 * Closures `c` that name no area and the areas `a` that their shapes meet, as behind FROM; further conditions may follow.
 * The shapes of two are looked up when their bounds meet: a join would read those of all.
 */
export const NAMELESS_WITHIN = `area a JOIN closure c ON ${boundsOf('c')} && ${boundsOf('a')}
  WHERE ${NAMELESS} AND (
    SELECT ST_Intersects(o.shape, inside.shape) FROM closure_outline o, area_outline inside WHERE o.id = c.id AND inside.id = a.id
  )`

/** A closure names one of some areas, or it names none and its shape meets that of one. */
export function ofTheseAreas(areas: readonly string[]): Condition {
  return ofAreas(areas, (params) => `SELECT c.id FROM ${NAMELESS_WITHIN} AND ${params.anyOf('a.uuid', 'text', areas)}`)
}

function eitherHalf(box: BBox, condition: (half: BBox, params: Params) => string): Condition {
  return (params) =>
    splitAtAntimeridian(box)
      .map((half) => `(${condition(half, params)})`)
      .join(' OR ')
}

/** The placeholders of the sides of a box. */
export type Sides = readonly [west: string, south: string, east: string, north: string]

export function sidesOf([west, south, east, north]: BBox, params: Params): Sides {
  return [params.add(west), params.add(south), params.add(east), params.add(north)]
}

function envelopeOf(sides: Sides): string {
  return `ST_MakeEnvelope(${sides.join(', ')}, 4326)`
}

/** In degrees: what no coordinate is written to, and still more than the last digit of one. */
const HAIR = 1e-13

function isThin([west, south, east, north]: BBox): boolean {
  return west === east || south === north
}

/** PostGIS is exact, and sure of itself with any shape, where a box has an area. */
function thickened([west, south, east, north]: BBox): BBox {
  return [west, south, east + HAIR, north + HAIR]
}
