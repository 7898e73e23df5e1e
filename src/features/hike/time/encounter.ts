import type { ClosureRecord } from '#contract/records/closure.ts'
import { concernOf, conditionOf, type ActivityNames, type Concern } from '#contract/vocabulary/activity-implications.ts'
import { displayStatusOf, type DisplayStatus } from '#contract/standing/display-status.ts'
import { compareWorstFirst } from '#contract/standing/order.ts'
import { closureStateAt, type ClosureState } from '#records/closures/closure-state.ts'
import type { Part, Touch } from '../touch/touch.ts'
import { timeTo } from './plan.ts'

/** A closure that a line touches. */
export interface ClosureTouch extends Touch {
  readonly record: ClosureRecord
  /** Whether the shape is the closure's own, or that of the areas that it is recorded for. */
  readonly shape: 'own' | 'areas'
}

/** How a hike is planned. */
export interface Plan {
  /** Epoch ms. */
  readonly start: number
  /** km/h. */
  readonly pace: number
  /** The activities' ids at the service; none for any. */
  readonly activities: readonly number[]
  /** IANA zone of closures that name none. */
  readonly fallbackZone: string | null
  readonly names: ActivityNames
}

/** A stretch with the times of day at which one is there, epoch ms. */
export interface TimedPart extends Part {
  readonly arrives: number
  readonly leaves: number
}

/** A closure on the way, as it stands when one is there. */
export interface Encounter {
  readonly touch: ClosureTouch
  readonly parts: readonly TimedPart[]
  /** The instant that `state` is of: when it is worst while one is there. */
  readonly at: number
  readonly state: ClosureState
  readonly concern: Concern
  /** How it is drawn: as advice where it forbids nothing to who keeps to the paths, or has the dog on the leash. */
  readonly displayStatus: DisplayStatus
}

/** Metres climbed up to a distance from the start. */
export type Ascent = (metres: number) => number

/** What one meets on the way, worst first: what is about the activity before what is not. */
export function encountersOf(touches: readonly ClosureTouch[], plan: Plan, ascent: Ascent): Encounter[] {
  return touches.map((touch) => encounterOf(touch, plan, ascent)).sort(worstFirst)
}

function encounterOf(touch: ClosureTouch, plan: Plan, ascent: Ascent): Encounter {
  const parts = touch.parts.map((part) => ({
    ...part,
    arrives: plan.start + timeTo(part.from, ascent(part.from), plan.pace),
    leaves: plan.start + timeTo(part.to, ascent(part.to), plan.pace),
  }))
  const concern = concernOf(touch.record.activity_ids ?? [], plan.activities, plan.names)
  const [first, ...others] = parts.map((part) => stateWithin(touch.record, part, plan.fallbackZone))
  if (first === undefined) throw new Error('A touch has a part.')
  const worst = others.reduce((best, next) => (compareWorstFirst(next.state, best.state) < 0 ? next : best), first)
  return { touch, parts, concern, displayStatus: displayStatusFor(concern, worst.state), ...worst }
}

/** How a closure stands at its worst between two instants. */
function stateWithin(record: ClosureRecord, { arrives, leaves }: TimedPart, fallbackZone: string | null) {
  const state = closureStateAt(record, arrives, fallbackZone)
  const again = state.times?.again ?? null
  if (state.times === null || state.times.inForce || again === null || again > leaves) return { at: arrives, state }
  return { at: again, state: closureStateAt(record, again, fallbackZone) }
}

function worstFirst(a: Encounter, b: Encounter): number {
  const last = Number(a.concern === 'no') - Number(b.concern === 'no')
  return last || compareWorstFirst(weightOf(a), weightOf(b)) || (a.parts[0]?.from ?? 0) - (b.parts[0]?.from ?? 0)
}

function weightOf({ displayStatus, state }: Encounter) {
  return { displayStatus, begin: state.begin }
}

function displayStatusFor(concern: Concern, state: ClosureState): DisplayStatus {
  if (conditionOf(concern) === null) return state.displayStatus
  return displayStatusOf({ type: state.record.type, is_binding: false }, state)
}
