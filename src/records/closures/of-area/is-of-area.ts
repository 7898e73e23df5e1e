import type { Geometry } from 'geojson'
import { boxesIntersect } from '#contract/geo/box.ts'
import { outlineOf } from '#contract/geo/outline.ts'
import { outlinesMeet } from '#contract/geo/outlines-meet.ts'
import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import type { ClosureRecord } from '#contract/records/closure.ts'

/** An area as far as its closures are told by it. */
export interface PlacedArea {
  readonly uuid: Uuid
  readonly box: BBox
  /** Null where it is not known. */
  readonly shape: Geometry | null
}

/**
 * Whether a record is among the closures of an area: it names the area, or it names none and its own shape meets that
 * of the area. Where the shape is not known, their boxes do.
 */
export function isOfArea(record: ClosureRecord, { uuid, box, shape }: PlacedArea): boolean {
  const { protected_area_uuids: named = [], geometry = null, bbox = null } = record
  if (named.length > 0) return named.includes(uuid)
  if (bbox === null || !boxesIntersect(bbox, box)) return false
  return shape === null || geometry === null || outlinesMeet(outlineOf(shape), outlineOf(geometry))
}

/** Pure: what is not an area's own and reaches into it by its shape. */
export function reachingInto(
  records: readonly ClosureRecord[],
  own: readonly ClosureRecord[],
  shape: Geometry | null,
): readonly ClosureRecord[] {
  if (shape === null) return []
  const known = new Set(own.map(({ uuid }) => uuid))
  const outline = outlineOf(shape)
  const reaches = ({ geometry }: ClosureRecord) => geometry != null && outlinesMeet(outline, outlineOf(geometry))
  return records.filter((record) => !known.has(record.uuid) && record.geometry_from !== 'areas' && reaches(record))
}
