import { hashKey } from '@tanstack/react-query'
import { boxHolds, boxWidth } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import type { AreaListRequest, AreasRead } from './queries.ts'

/** Of a place many times as large, too many areas lie by their bounds alone in the part that is seen. */
const MOST_TIMES = 2

/** Whether an answer has all areas of another request: it was read whole, of a place that is a little larger. */
export function hasAreasOf({ asked, more }: AreasRead, { box, ...wanted }: AreaListRequest): boolean {
  if (asked === undefined || more || asked.box === null || box === null) return false
  const { box: known, ...narrowing } = asked
  const isNear = boxHolds(known, box) && sizeOf(known) <= MOST_TIMES * sizeOf(box)
  return isNear && hashKey([narrowing]) === hashKey([wanted])
}

/** In square degrees. */
function sizeOf(box: BBox): number {
  return boxWidth(box) * (box[3] - box[1])
}
