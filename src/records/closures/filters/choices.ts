import { CLOSURE_TYPES, SOURCE_KINDS, type ClosureType, type SourceKind } from '#contract/records/closure.ts'
import { capitalised } from '#contract/messages/grammar.ts'
import { useActivities, useReasons, useSources } from '#core/api/lookups.ts'
import type { Choice } from '#core/filters/choice-chips.tsx'
import { useMessages } from '#core/i18n/messages.tsx'
import { remembered } from '#core/steps/remembered.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { useClosuresInView, type ClosuresInView } from '../closures-in-view.ts'
import { useClosureFilter } from './closure-filter.ts'
import type { NarrowingName } from './narrowing.ts'

/** The filters of closures that are a choice among values. */
export type ChoiceName =
  | Exclude<NarrowingName, `${'starts' | 'ends'}_${'after' | 'before'}` | 'protected_area_uuid'>
  | 'type'

/** Those whose values are numbers, which the service has a list of. */
type ListedName = 'activity_id' | 'reason_id' | 'source_id'

/** What the values of each filter are called: by the service's list, or, where it is not on that, by its number. */
export function useChoiceNames() {
  const { filter, list, records } = useMessages()
  const { facts } = useCardMessages()
  const types: Readonly<Record<ClosureType, string>> = { closure: list.closures, notice: filter.kinds.notice }
  const [activities, reasons, sources] = [useActivities(), useReasons(), useSources()]
  return {
    type: (value: ClosureType) => types[value],
    activity_id: (id: number) => activities.get(id)?.name ?? records.activity(id),
    reason_id: (id: number) => reasons.get(id)?.name ?? records.reason(id),
    source_kind: (value: SourceKind) => capitalised(facts.sourceKinds[value]),
    source_id: (id: number) => sources.get(id)?.name ?? records.source(id),
  }
}

/** The values that each filter offers: of those that the service lists, these, and what else is in view or chosen. */
export function useClosureChoices(): Readonly<Record<ChoiceName, readonly Choice<string | number>[]>> {
  const names = useChoiceNames()
  const listed = { activity_id: useActivities(), reason_id: useReasons(), source_id: useSources() }
  const { data } = useClosuresInView()
  const { chosen } = useClosureFilter()
  const choices = (name: ListedName) => {
    const ids = new Set([...listed[name].keys(), ...(data ? idsIn(data)[name] : []), ...(chosen[name] ?? [])])
    return Array.from(ids, (value) => ({ value, name: names[name](value) }))
  }
  return {
    type: CLOSURE_TYPES.map((value) => ({ value, name: names.type(value) })),
    activity_id: choices('activity_id'),
    reason_id: choices('reason_id'),
    source_kind: SOURCE_KINDS.map((value) => ({ value, name: names.source_kind(value) })),
    source_id: choices('source_id'),
  }
}

/** What the records of a view are about. */
const idsIn = remembered(({ matching, others }: ClosuresInView): Readonly<Record<ListedName, ReadonlySet<number>>> => {
  const ids = { activity_id: new Set<number>(), reason_id: new Set<number>(), source_id: new Set<number>() }
  for (const states of [matching, others]) {
    for (const { record } of states) {
      for (const id of record.activity_ids ?? []) ids.activity_id.add(id)
      if (record.reason_id != null) ids.reason_id.add(record.reason_id)
      if (record.source_id !== undefined) ids.source_id.add(record.source_id)
    }
  }
  return ids
})
