import type { Geometry } from 'geojson'
import type { Uuid } from '#contract/ids.ts'
import { borderDistance } from '#core/viewport/geometry/nearest.ts'
import type { LatLng } from '#core/viewport/coordinates.ts'

/** How a measured place lies to a closure, from afar to within: `maybe` where the measure is not sharp enough to tell. */
const LEVELS = ['clear', 'near', 'maybe', 'inside'] as const
export type Level = (typeof LEVELS)[number]

/** From how far on, in metres beyond what the measure may be off, one is told of a border. */
const NEAR_METRES = 150
/** How far, in metres, one has to go back at least until a border counts as left: measures jump about. */
const LEAST_SLACK = 15

/** What a closure is to one who walks. */
export interface WatchedClosure {
  readonly record: { readonly uuid: Uuid; readonly geometry?: Geometry | null | undefined }
}

export interface Warning<T> {
  readonly closure: T
  readonly level: Exclude<Level, 'clear'>
  /** Metres to the border; below zero inside. */
  readonly border: number
}

/** What is known along the way; `rise`: the worst level that was reached by the last step, null where none is new. */
export interface Watch<T> {
  /** The worst level that was reached of each closure, until its border is left for good. */
  readonly reached: ReadonlyMap<Uuid, Level>
  readonly warnings: readonly Warning<T>[]
  readonly rise: Warning<T>['level'] | null
}

export const NOTHING_WATCHED: Watch<never> = { reached: new Map(), warnings: [], rise: null }

/** How a place that may be off by so many metres lies to a border that is so far away (below zero inside). */
export function levelAt(border: number, accuracy: number): Level {
  if (border < -accuracy) return 'inside'
  if (border <= accuracy) return 'maybe'
  return border <= accuracy + NEAR_METRES ? 'near' : 'clear'
}

/** The level that one has reached who comes from another: it rises at once, and falls only when the border is left for good. */
function nextReached(before: Level, border: number, accuracy: number): Level {
  const now = levelAt(border, accuracy)
  if (rankOf(now) >= rankOf(before)) return now
  const held = levelAt(border - Math.max(LEAST_SLACK, accuracy / 2), accuracy)
  return held === 'near' || held === 'clear' ? held : before
}

/** The closures that are in force around a place, as far as they are known. */
export interface InForce<T> {
  readonly closures: readonly T[]
  /** Whether these are all: then any other one has ended, or is far away. */
  readonly isAll: boolean
}

/**
 * The next step of a way: how the place lies to the closures that are in force; the worst first. While they are
 * not known (null), nothing changes; where only some are known, the others keep the level that they had reached.
 */
export function watchStep<T extends WatchedClosure>(
  before: Watch<T>,
  { lng, lat, accuracy }: LatLng & { readonly accuracy: number },
  inForce: InForce<T> | null,
): Watch<T> {
  if (inForce === null) return before
  const { closures, isAll } = inForce
  const reached = new Map<Uuid, Level>(isAll ? [] : before.reached)
  const warnings: Warning<T>[] = []
  let rise: Watch<T>['rise'] = null
  for (const closure of closures) {
    const { uuid, geometry } = closure.record
    const border = geometry == null ? null : borderDistance([lng, lat], geometry)
    if (border === null) continue
    const earlier = before.reached.get(uuid) ?? 'clear'
    const most = nextReached(earlier, border, accuracy)
    reached.delete(uuid)
    if (most === 'clear') continue
    reached.set(uuid, most)
    const now = levelAt(border, accuracy)
    warnings.push({ closure, level: now === 'clear' ? 'near' : now, border })
    if (rankOf(most) > rankOf(earlier) && rankOf(most) > rankOf(rise ?? 'clear')) rise = most
  }
  return { reached, rise, warnings: warnings.sort((a, b) => rankOf(b.level) - rankOf(a.level) || a.border - b.border) }
}

function rankOf(level: Level): number {
  return LEVELS.indexOf(level)
}
