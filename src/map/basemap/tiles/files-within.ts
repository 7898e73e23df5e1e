import { splitAtAntimeridian } from '#contract/geo/box.ts'
import { cellAt } from '#contract/geo/cell.ts'
import type { BBox } from '#contract/geometry.ts'
import { REGION_ZOOM, regionName } from './bands.ts'

/** The names of the files that draw a box on all scales, but for `far`, which every start reads. */
export function filesWithin(box: BBox): readonly string[] {
  const near = splitAtAntimeridian(box).flatMap(([west, south, east, north]) => {
    const [first, last] = [cellAt([west, north], REGION_ZOOM), cellAt([east, south], REGION_ZOOM)]
    const columns = Array.from({ length: last.x - first.x + 1 }, (_, index) => first.x + index)
    const rows = Array.from({ length: last.y - first.y + 1 }, (_, index) => first.y + index)
    return columns.flatMap((x) => rows.map((y) => regionName({ z: REGION_ZOOM, x, y })))
  })
  return [...new Set(near), 'villages']
}
