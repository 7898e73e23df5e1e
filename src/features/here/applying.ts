import type { Geometry } from 'geojson'
import type { AreaRecord } from '#contract/records/area.ts'
import type { ClosureRecord } from '#contract/records/closure.ts'
import { boxesIntersect, wrappedBox } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import type { ListRead } from '#core/api/list.ts'
import { widened, type XY } from '#core/viewport/geometry/globe.ts'
import { distanceToBox, nearestOf, type Nearness } from '#core/viewport/geometry/nearest.ts'
import type { Place } from './here-address.ts'

/** Half of what is shown of the land around a place, in metres. */
export const SHOWN_AROUND = 1500

/** How far from a place something may lie and still be told as at it, in metres: a finger, a receiver, a border are not sharper. */
export const REACH = 25
/** A device that is further off than this would bring in half a valley; the card says where it stops. */
const MOST_REACH = 2000
/** How far around the nearest closures are looked for, in metres. */
export const AROUND = 20_000
/** How many of the nearest are told. */
const NEAREST_TOLD = 5

/** How far around a place all is told as at it, in metres. */
export function reachOf({ accuracy }: Place): number {
  return Math.min(MOST_REACH, Math.max(REACH, accuracy ?? 0))
}

/** The box that holds all within so many metres of a place. */
export function boxAround({ lat, lng }: Place, metres: number): BBox {
  return wrappedBox(widened([lng, lat, lng, lat], metres))
}

/** An area at a place. */
export interface AreaHere {
  readonly area: AreaRecord
  /** 0 inside. */
  readonly metres: number
}

/** A closure at a place. */
export interface ClosureHere<T> {
  readonly closure: T
  /** 0 inside. */
  readonly metres: number
  /** Whether only the shape of the whole areas that it is recorded for is known. */
  readonly byArea: boolean
}

/** A closure near a place. */
export interface ClosureNear<T> extends Nearness {
  readonly closure: T
}

/** What is known of closures at a place. */
export interface ClosuresApplying<T> {
  readonly here: readonly ClosureHere<T>[]
  /** May be here: their shape is not recorded, but the box around them, the areas or nothing at all says otherwise. */
  readonly maybe: readonly T[]
  readonly nearest: readonly ClosureNear<T>[]
  /** How many are not at the place, but may be near: their shape is not recorded. */
  readonly unplaced: number
}

/**
 * What is known of the closures at a place and around it. What is at the place is asked for by itself, so that a crowd
 * around it leaves nothing of it out; until that has come, what is around holds it too, unless it was cut off.
 */
export function readTogether(
  here: ListRead<ClosureRecord> | undefined,
  around: ListRead<ClosureRecord> | undefined,
): ListRead<ClosureRecord> | undefined {
  if (here === undefined) return around?.more === true ? undefined : around
  if (around === undefined) return here
  const records = new Map([...around.records, ...here.records].map((record) => [record.uuid, record]))
  return { ...around, records: [...records.values()] }
}

/** The areas at a place, the smallest first: it says most about the place. */
export function areasAt(place: Place, areas: readonly AreaRecord[]): readonly AreaHere[] {
  const reach = reachOf(place)
  const here = areas.flatMap((area) => {
    const found =
      area.geometry === undefined || isBeyond(area.bbox, place, reach) ? null : nearestAt(place, area.geometry)
    return found !== null && found.metres <= reach ? [{ area, metres: found.metres }] : []
  })
  return here.sort((a, b) => a.metres - b.metres || (a.area.area_km2 ?? 0) - (b.area.area_km2 ?? 0))
}

/** Whether an area may be at a place that {@link areasAt} cannot tell of: its shape is not recorded, or only points. */
export function isUnplaced({ geometry, bbox }: AreaRecord, place: Place): boolean {
  return (geometry === undefined || geometry.type === 'MultiPoint') && !isBeyond(bbox, place, reachOf(place))
}

/** What is to know of the areas to place closures that have no shape of their own. */
export interface KnownAreas {
  readonly here: readonly AreaHere[]
  /** Whether an area that is not among them certainly is not at the place. */
  readonly complete: boolean
}

/** Tells apart what is at a place, what may be, and the nearest of what is not. */
export function closuresAt<T extends { readonly record: ClosureRecord }>(
  place: Place,
  closures: readonly T[],
  areas: KnownAreas,
): ClosuresApplying<T> {
  const reach = reachOf(place)
  const here: ClosureHere<T>[] = []
  const maybe: T[] = []
  const beyond: T[] = []
  for (const closure of closures) {
    const { record } = closure
    const found = isBeyond(record.bbox, place, reach) ? null : standingOf(record, place, areas)
    if (found === 'maybe') maybe.push(closure)
    else if (found !== null && found.metres <= reach) here.push({ closure, ...found })
    else beyond.push(closure)
  }
  const unplaced = beyond.filter(({ record: { geometry, type } }) => geometry == null && type !== 'notice').length
  return { here, maybe, nearest: nearestAmong(place, beyond), unplaced }
}

function standingOf(record: ClosureRecord, place: Place, areas: KnownAreas) {
  const { geometry, geometry_from, protected_area_uuids: uuids = [] } = record
  if (geometry != null) {
    const found = nearestAt(place, geometry)
    return found && { metres: found.metres, byArea: geometry_from === 'areas' }
  }
  const area = areas.here.find(({ area: { uuid } }) => uuids.includes(uuid))
  if (area !== undefined) return { metres: area.metres, byArea: true }
  return uuids.length > 0 && areas.complete ? null : 'maybe'
}

/** Nearest first; a shape is only measured while its box is nearer than the last that is told. */
function nearestAmong<T extends { readonly record: ClosureRecord }>(place: Place, closures: readonly T[]) {
  const at: XY = [place.lng, place.lat]
  const boxed = closures.flatMap((closure) => {
    const { bbox, geometry, type } = closure.record
    return geometry == null || type === 'notice'
      ? []
      : [{ closure, geometry, least: bbox == null ? 0 : distanceToBox(at, bbox) }]
  })
  let nearest: ClosureNear<T>[] = []
  for (const { closure, geometry, least } of boxed.sort((a, b) => a.least - b.least)) {
    const last = nearest.length < NEAREST_TOLD ? AROUND : (nearest.at(-1)?.metres ?? AROUND)
    if (least > last) break
    const found = nearestAt(place, geometry)
    if (found === null || found.metres > last) continue
    nearest = [...nearest, { closure, ...found }].sort((a, b) => a.metres - b.metres).slice(0, NEAREST_TOLD)
  }
  return nearest
}

function nearestAt({ lng, lat }: Place, geometry: Geometry): Nearness | null {
  return nearestOf([lng, lat], geometry)
}

function isBeyond(box: BBox | null | undefined, place: Place, reach: number): boolean {
  return box != null && !boxesIntersect(box, boxAround(place, reach))
}
