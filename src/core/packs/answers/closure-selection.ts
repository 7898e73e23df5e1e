import { boxesIntersect } from '#contract/geo/box.ts'
import { outlinesMeet } from '#contract/geo/outlines-meet.ts'
import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import { closureMatcher } from '#contract/query/matching.ts'
import type { ClosureFilters } from '#contract/query/closure-query.ts'
import { knownZone, standingAt, type Standing } from '#contract/standing/standing.ts'
import { meetsBox } from '../region/within.ts'
import type { HeldClosure } from './held.ts'
import type { PackedData } from './packed-data.ts'

/** How a closure stands, by the clocks of its place. */
export function standingOf({ record }: HeldClosure, now: number): Standing {
  return standingAt(record, knownZone(record.time_zone), now)
}

/** The closures that filters mean, in the order of the list. `now`: epoch ms. */
export function selectClosures(data: PackedData, filters: ClosureFilters, now: number): readonly HeldClosure[] {
  const { bbox, protected_area_uuid: areas, ...others } = filters
  const matches = closureMatcher(others)
  return [...data.closures.values()].filter((closure) => {
    const { status, zone } = standingOf(closure, now)
    const judged = { record: closure.record, status, zone: zone ?? 'UTC' }
    return matches(judged) && isIn(data, closure, bbox) && (areas?.some((uuid) => isOf(data, closure, uuid)) ?? true)
  })
}

/** By its own shape, else by those of its areas, as far as they are known; by its box where none is. */
function isIn({ areas }: PackedData, closure: HeldClosure, box: BBox | undefined): boolean {
  if (box === undefined) return true
  const { bbox } = closure.record
  if (bbox != null && !boxesIntersect(bbox, box)) return false
  if (closure.outline !== null) return meetsBox(closure.outline, box)
  const outlines = closure.areas.flatMap((uuid) => areas.get(uuid)?.outline ?? [])
  return outlines.length === 0 ? bbox != null : outlines.some((outline) => meetsBox(outline, box))
}

/** Whether a closure is one of an area: it names the area, or it names none and meets it. */
function isOf({ areas }: PackedData, closure: HeldClosure, uuid: Uuid): boolean {
  if (closure.areas.length > 0) return closure.areas.includes(uuid)
  const [own, area] = [closure.outline, areas.get(uuid)?.outline ?? null]
  return own !== null && area !== null && outlinesMeet(own, area)
}

/** The areas that a closure is one of. */
export function areasOf(data: PackedData, closure: HeldClosure): readonly Uuid[] {
  if (closure.areas.length > 0) return closure.areas
  const { bbox } = closure.record
  if (bbox == null) return []
  const near = [...data.areas.values()].filter(({ box }) => box !== null && boxesIntersect(box, bbox))
  return near.map(({ record }) => record.uuid).filter((uuid) => isOf(data, closure, uuid))
}
