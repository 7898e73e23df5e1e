import { useArea } from '#records/areas/use-area.ts'
import type { ClosureState } from '#records/closures/closure-state.ts'
import { useClosure } from '#records/closures/use-closure.ts'
import type { AreaRecord } from '#contract/records/area.ts'
import { areaNameIn } from '#contract/records/area-name.ts'
import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import type { Selection } from '#core/selection/selection.ts'

/** The record whose card is open, as far as it is known. */
export interface Subject {
  readonly selection: Selection
  readonly name: string | null
  readonly box: BBox | null
  /** Null for a closure. */
  readonly area: AreaRecord | null
  /** Null for an area. */
  readonly closure: ClosureState | null
}

export function useClosureSubject(uuid: Uuid): Subject {
  const { state: closure = null } = useClosure(uuid)
  const { name = null, bbox: box = null } = closure?.record ?? {}
  return { selection: { kind: 'closure', uuid }, name, box, area: null, closure }
}

export function useAreaSubject(uuid: Uuid): Subject {
  const language = useLanguage()
  const area = useArea(uuid).area ?? null
  const name = area && areaNameIn(language, area)
  return { selection: { kind: 'area', uuid }, name, box: area?.bbox ?? null, area, closure: null }
}
