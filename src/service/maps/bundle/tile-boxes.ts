import { splitAtAntimeridian } from '#contract/geo/box.ts'
import { mercatorX, mercatorY } from '#contract/geo/mercator.ts'
import type { BBox } from '#contract/geometry.ts'
import type { TileBox } from '../files/archive.ts'

/** The tiles that share more than an edge with a box, which may cross the antimeridian, at some zooms. */
export function tileBoxes(bbox: BBox, minZoom: number, maxZoom: number): readonly TileBox[] {
  const zooms = Array.from({ length: maxZoom - minZoom + 1 }, (_, index) => minZoom + index)
  const parts = splitAtAntimeridian(bbox)
  return zooms.flatMap((zoom) => parts.map((part) => tileBox(part, zoom)))
}

function tileBox([west, south, east, north]: BBox, zoom: number): TileBox {
  return {
    zoom,
    columns: cellsOf(mercatorX(west), mercatorX(east), 2 ** zoom),
    rows: cellsOf(mercatorY(north), mercatorY(south), 2 ** zoom),
  }
}

/** From the cell of one position to that of another, both on the unit line; a line between two cells is in one. */
function cellsOf(from: number, to: number, count: number): readonly [first: number, last: number] {
  const first = Math.min(count - 1, Math.floor(from * count))
  return [first, Math.max(first, Math.min(count - 1, Math.ceil(to * count) - 1))]
}
