import type { BBox } from '#contract/geometry.ts'
import { GroundError } from './osm/ground-error.ts'
import type { RegionFacts } from './region/draw-region.ts'

const ORDER = 'written west, south, east, north'

/** Says why nothing of an extract is drawn, and what to do. */
export function nothingToDraw(
  { region, bbox }: { readonly region: string; readonly bbox: BBox | null },
  facts: RegionFacts,
): GroundError {
  const where = bbox === null ? region : `${region} within ${bbox.join()}`
  return new GroundError(`There is nothing to draw in ${where}: ${reasonOf(facts, bbox)}.`)
}

function reasonOf({ nodes, ways, bounds }: RegionFacts, bbox: BBox | null): string {
  if (bounds === null) {
    if (ways > 0) return `its ${ways} ways have no nodes. Make it with them, as osmium extract does`
    return `it has no elements. Cut it anew, with its box ${ORDER}`
  }
  if (bbox !== null) return `what it has lies in ${bounds.map((side) => +side.toFixed(3)).join()}, ${ORDER}`
  return `of its ${ways} ways and ${nodes} nodes none is of a kind that the map shows`
}
