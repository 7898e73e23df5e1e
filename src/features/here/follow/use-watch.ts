import { useState } from 'react'
import type { ClosureState } from '#records/closures/closure-state.ts'
import type { MeasuredPlace } from '#map/position/position.ts'
import { NOTHING_WATCHED, watchStep, type InForce, type Watch } from './warning.ts'

interface Step {
  readonly place: MeasuredPlace
  readonly inForce: InForce<ClosureState> | null
  readonly watch: Watch<ClosureState>
}

/**
 * How the way so far lies to the closures that are in force: each new place, and each change of theirs, is a step of it,
 * but none is made while they are not known (null).
 */
export function useWatch(place: MeasuredPlace, inForce: InForce<ClosureState> | null): Watch<ClosureState> {
  const [last, setLast] = useState<Step | null>(null)
  if (last?.place === place && last.inForce === inForce) return last.watch
  const watch = watchStep(last?.watch ?? NOTHING_WATCHED, place, inForce)
  setLast({ place, inForce, watch })
  return watch
}
