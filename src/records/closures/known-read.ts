import { boxesIntersect, boxHolds } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import { isNarrowed } from './filters/narrowing.ts'
import type { ClosureListRequest, ClosuresRead } from './queries.ts'

/** Whether what was read has all that another request would bring, so that it can stand in for one that failed. */
export function answers({ asked, more }: ClosuresRead, wanted: ClosureListRequest): boolean {
  const reachesBack = wanted.endedSince === null || (asked.endedSince !== null && asked.endedSince <= wanted.endedSince)
  return !more && !isNarrowed(asked.narrowing) && reachesBack && holds(asked.box, wanted.box)
}

function holds(outer: BBox | null, inner: BBox | null): boolean {
  return outer === null || (inner !== null && boxHolds(outer, inner))
}

/** What was read, without what lies outside of a box; null: all of it. */
export function within(read: ClosuresRead, box: BBox | null): ClosuresRead {
  const { asked } = read
  if (box === null || (asked.box !== null && boxHolds(box, asked.box))) return read
  const records = read.records.filter((record) => record.bbox == null || boxesIntersect(record.bbox, box))
  return { ...read, records, count: records.length, asked: { ...asked, box } }
}
