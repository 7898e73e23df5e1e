import * as z from 'zod/mini'
import { AREA_FAMILIES, type AreaFamily } from '#contract/records/lookups.ts'
import { onGrid, toGrid, WORLD } from '#contract/tiles/grid.ts'
import type { RankedArea } from '../../../tiles/rank.ts'
import { numberOf, textOf, type SqlRow } from '../sql.ts'

/** How much larger an area counts for its kind where there is no room for all. */
const FACTORS: Readonly<Record<AreaFamily, number>> = {
  park: 4,
  reserve: 1,
  rest: 1,
  marine: 1,
  landscape: 0.5,
  other: 0.5,
}

/** What a place without a known size counts as, in km². */
const PLACE_KM2 = 0.01

const Traits = z.object({ family: z.optional(z.enum(AREA_FAMILIES)) })

/** Areas as they are ranked, of rows as `TileReads.rankedAreas` has them; `categories`: their ids and traits. */
export function rankedAreas(rows: readonly SqlRow[], categories: readonly SqlRow[]): readonly RankedArea[] {
  const factors = new Map(
    categories.map(([id, traits]) => [
      numberOf(id),
      FACTORS[Traits.parse(JSON.parse(textOf(traits))).family ?? 'other'],
    ]),
  )
  return rows.map(([id, category, km2 = null, ...place]) => {
    const [lng = 0, lat = 0, west = lng, south = lat, east = lng, north = lat] = place.map(numberOf)
    const [x, y] = toGrid([lng, lat])
    const factor = factors.get(numberOf(category)) ?? FACTORS.other
    return {
      id: numberOf(id),
      x: onGrid(x),
      y: onGrid(y),
      weight: factor * (km2 === null ? PLACE_KM2 : numberOf(km2)),
      width: km2 === null ? null : widthOf(west, south, east, north),
    }
  })
}

/** The longer side of bounds on the world grid; west > east where they cross the antimeridian. */
function widthOf(west: number, south: number, east: number, north: number): number {
  const [left, top] = toGrid([west, north])
  const [right, bottom] = toGrid([east, south])
  return Math.max(right < left ? right + WORLD - left : right - left, bottom - top)
}
