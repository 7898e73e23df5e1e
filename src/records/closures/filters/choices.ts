import { CLOSURE_TYPES, SOURCE_KINDS, type ClosureRecord, type ClosureType } from '#contract/records/closure.ts'
import { capitalised } from '#contract/messages/grammar.ts'
import { useActivities, useReasons, useSources } from '#core/api/lookups.ts'
import type { Choice } from '#core/filters/choice-chips.tsx'
import { useMessages } from '#core/i18n/messages.tsx'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { useClosuresInView } from '../closures-in-view.ts'
import { useClosureFilter } from './closure-filter.ts'
import type { NarrowingName } from './narrowing.ts'

/** The filters of closures that are a choice among values. */
export type ChoiceName =
  | Exclude<NarrowingName, `${'starts' | 'ends'}_${'after' | 'before'}` | 'protected_area_uuid'>
  | 'type'

/** The values of one filter by identifier: those of the service's list, and what else is in view or chosen. */
function useIds(
  known: ReadonlyMap<number, { readonly name: string }>,
  chosen: readonly number[],
  idsOf: (record: ClosureRecord) => readonly number[],
  unnamed: (id: number) => string,
): readonly Choice<number>[] {
  const { data } = useClosuresInView()
  const met = [...(data?.matching ?? []), ...(data?.others ?? [])].flatMap(({ record }) => idsOf(record))
  const ids = new Set([...known.keys(), ...met, ...chosen])
  return [...ids].map((value) => ({ value, name: known.get(value)?.name ?? unnamed(value) }))
}

function useReasonChoices(): readonly Choice<number>[] {
  const chosen = useClosureFilter().chosen.reason_id ?? []
  return useIds(
    useReasons(),
    chosen,
    ({ reason_id }) => (reason_id == null ? [] : [reason_id]),
    useMessages().records.reason,
  )
}

function useActivityChoices(): readonly Choice<number>[] {
  const chosen = useClosureFilter().chosen.activity_id ?? []
  return useIds(useActivities(), chosen, ({ activity_ids = [] }) => activity_ids, useMessages().records.activity)
}

function useSourceChoices(): readonly Choice<number>[] {
  const chosen = useClosureFilter().chosen.source_id ?? []
  const idsOf = ({ source_id }: ClosureRecord) => (source_id === undefined ? [] : [source_id])
  return useIds(useSources(), chosen, idsOf, useMessages().records.source)
}

/** The values that each filter offers. */
export function useClosureChoices(): Readonly<Record<ChoiceName, readonly Choice<string | number>[]>> {
  const { filter, list } = useMessages()
  const { facts } = useCardMessages()
  const types: Readonly<Record<ClosureType, string>> = { closure: list.closures, notice: filter.kinds.notice }
  return {
    type: CLOSURE_TYPES.map((value) => ({ value, name: types[value] })),
    activity_id: useActivityChoices(),
    reason_id: useReasonChoices(),
    source_kind: SOURCE_KINDS.map((value) => ({ value, name: capitalised(facts.sourceKinds[value]) })),
    source_id: useSourceChoices(),
  }
}
