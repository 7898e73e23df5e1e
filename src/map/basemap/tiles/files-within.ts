import { splitAtAntimeridian } from '#contract/geo/box.ts'
import { cellAt } from '#contract/geo/cell.ts'
import type { BBox } from '#contract/geometry.ts'
import { REGION_ZOOM, regionName, type RegionalBand } from './bands.ts'

/** The names of the files that draw a box on all scales, but for `far`, which every start reads. */
export function filesWithin(box: BBox): readonly string[] {
  return [...new Set([...regionsWithin(box, 'near'), ...regionsWithin(box, 'villages')])]
}

function regionsWithin(box: BBox, band: RegionalBand): readonly string[] {
  const zoom = REGION_ZOOM[band]
  return splitAtAntimeridian(box).flatMap(([west, south, east, north]) => {
    const [first, last] = [cellAt([west, north], zoom), cellAt([east, south], zoom)]
    const columns = Array.from({ length: last.x - first.x + 1 }, (_, index) => first.x + index)
    const rows = Array.from({ length: last.y - first.y + 1 }, (_, index) => first.y + index)
    return columns.flatMap((x) => rows.map((y) => regionName(band, x, y)))
  })
}
