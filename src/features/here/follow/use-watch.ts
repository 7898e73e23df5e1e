import { useState } from 'react'
import type { ClosureState } from '#records/closures/closure-state.ts'
import type { MeasuredPlace } from '#map/position/position.ts'
import { NOTHING_WATCHED, watchStep, type Watch } from './warning.ts'

interface Step {
  readonly place: MeasuredPlace
  readonly closures: readonly ClosureState[]
  readonly watch: Watch<ClosureState>
}

/** How the way so far lies to the closures that are in force: each new place, and each change of theirs, is a step of it. */
export function useWatch(place: MeasuredPlace, closures: readonly ClosureState[]): Watch<ClosureState> {
  const [last, setLast] = useState<Step | null>(null)
  if (last?.place === place && last.closures === closures) return last.watch
  const watch = watchStep(last?.watch ?? NOTHING_WATCHED, place, closures)
  setLast({ place, closures, watch })
  return watch
}
