import type { BBox } from '#contract/geometry.ts'
import type { Georeference, Spot } from './height-grid.ts'

/** A projection is bent by centimetres over so many degrees: between the nodes of a mesh it is taken as straight. */
const CELL = 0.01
const MOST_CELLS = 500

/**
 * A georeference whose spots come from a mesh over its bounds, each node of which is asked for once: projecting every
 * single place would take longer than all the rest.
 */
export function meshed(exact: Georeference, [west, south, east, north]: BBox): Georeference {
  const [across, down] = [cellsOf(east - west), cellsOf(north - south)]
  const [stepLng, stepLat] = [(east - west) / across, (north - south) / down]
  const nodes = new Map<number, Spot>()
  const node = (x: number, y: number) => {
    const key = y * (across + 1) + x
    const spot = nodes.get(key) ?? exact.spotOf(west + x * stepLng, south + y * stepLat)
    nodes.set(key, spot)
    return spot
  }
  return {
    placeOf: exact.placeOf,
    spotOf: (lng, lat) => {
      const [x, y] = [(lng - west) / stepLng, (lat - south) / stepLat]
      const [column, row] = [Math.floor(x), Math.floor(y)]
      if (!(column >= 0 && row >= 0 && column < across && row < down)) return exact.spotOf(lng, lat)
      const [right, up] = [x - column, y - row]
      const low = mixed(node(column, row), node(column + 1, row), right)
      return mixed(low, mixed(node(column, row + 1), node(column + 1, row + 1), right), up)
    },
  }
}

function cellsOf(degrees: number): number {
  return Math.max(1, Math.min(MOST_CELLS, Math.ceil(degrees / CELL)))
}

function mixed([x, y]: Spot, [otherX, otherY]: Spot, share: number): Spot {
  return [x + (otherX - x) * share, y + (otherY - y) * share]
}
