import { useArea } from '#records/areas/use-area.ts'
import type { ClosureState } from '#records/closures/closure-state.ts'
import { useClosure } from '#records/closures/use-closure.ts'
import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import type { Selection } from '#core/selection/selection.ts'

/** The record whose card is open, as far as it is known. */
export interface Subject {
  readonly selection: Selection
  readonly name: string | null
  /** By language, as far as there are any. */
  readonly names: Readonly<Record<string, string>> | null
  readonly box: BBox | null
  /** Null for an area. */
  readonly closure: ClosureState | null
}

export function useClosureSubject(uuid: Uuid): Subject {
  const { state: closure = null } = useClosure(uuid)
  const { name = null, bbox: box = null } = closure?.record ?? {}
  return { selection: { kind: 'closure', uuid }, name, names: null, box, closure }
}

export function useAreaSubject(uuid: Uuid): Subject {
  const { name = null, names = null, bbox: box = null } = useArea(uuid).area ?? {}
  return { selection: { kind: 'area', uuid }, name, names, box, closure: null }
}
