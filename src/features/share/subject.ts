import { useQuery } from '@tanstack/react-query'
import { useApi } from '#core/api/api-context.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { useCapabilities } from '#core/api/capabilities.ts'
import { areaDetailQuery } from '#records/areas/detail-query.ts'
import { useMoment } from '#core/clock/moment.ts'
import { closureStateWhen, type ClosureState } from '#records/closures/closure-state.ts'
import { closureDetailQuery } from '#records/closures/detail-query.ts'
import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import type { Selection } from '#core/selection/selection.ts'

/** The record whose card is open, as far as it is known. */
export interface Subject {
  readonly selection: Selection
  readonly name: string | null
  readonly box: BBox | null
  /** Null for an area. */
  readonly closure: ClosureState | null
}

export function useClosureSubject(uuid: Uuid): Subject {
  const moment = useMoment()
  const { timeZone } = useAppConfig()
  const { data } = useQuery(closureDetailQuery(useApi(), useCapabilities(), uuid))
  const selection = { kind: 'closure', uuid } as const
  if (data == null) return { selection, name: null, box: null, closure: null }
  return { selection, name: data.name, box: data.bbox ?? null, closure: closureStateWhen(data, moment, timeZone) }
}

export function useAreaSubject(uuid: Uuid): Subject {
  const { data } = useQuery(areaDetailQuery(useApi(), uuid))
  return { selection: { kind: 'area', uuid }, name: data?.name ?? null, box: data?.bbox ?? null, closure: null }
}
