import type { ClosureQuery } from '#contract/query/closure-query.ts'
import { ChoiceChips } from '#core/filters/choice-chips.tsx'
import { DateField } from '#core/filters/date-field.tsx'
import { TextControl } from '#core/filters/text-control.tsx'
import type { FilterControls } from '#core/filters/user-filter.ts'
import { useFilterMessages } from '#core/filters/messages.ts'
import { useClosuresInView } from '../closures-in-view.ts'
import {
  useActivityChoices,
  useReasonChoices,
  useSourceChoices,
  useSourceKindChoices,
  useTypeChoices,
  type ChoiceName,
} from './choices.ts'
import { useClosureFilter } from './closure-filter.ts'
import type { Narrowing } from './narrowing.ts'
import { StatusControl } from './status-control.tsx'
import { useChoiceCounts } from './use-choice-counts.ts'

/** What sets each filter of closures, in the order of the panel. */
export const closureControls: FilterControls<ClosureQuery> = {
  status: { group: 'status', Control: StatusSwitches },
  type: { group: 'type', Control: TypeControl },
  activity_id: { group: 'activity', Control: ActivityControl },
  reason_id: { group: 'reason', Control: ReasonControl },
  source_kind: { group: 'source', Control: SourceKindControl },
  source_id: { group: 'source', Control: SourceControl },
  starts_after: { group: 'starts', Control: () => <DateControl name="starts_after" /> },
  starts_before: { group: 'starts', Control: () => <DateControl name="starts_before" /> },
  ends_after: { group: 'ends', Control: () => <DateControl name="ends_after" /> },
  ends_before: { group: 'ends', Control: () => <DateControl name="ends_before" /> },
  q: { group: 'text', Control: TextControl },
}

function StatusSwitches() {
  return <StatusControl counts={useClosuresInView().data?.counts ?? null} />
}

function useCountOf(name: ChoiceName) {
  const counts = useChoiceCounts()?.[name]
  return counts === undefined ? null : (value: string | number) => counts.get(value) ?? 0
}

function TypeControl() {
  const { filter, usual, change } = useClosureFilter()
  const chosen = filter.type.length === usual.type.length ? [] : filter.type
  return (
    <ChoiceChips
      choices={useTypeChoices()}
      chosen={chosen}
      countOf={useCountOf('type')}
      onChange={(type) => change({ type })}
    />
  )
}

function ActivityControl() {
  const { narrowing, change } = useClosureFilter()
  return (
    <ChoiceChips
      choices={useActivityChoices()}
      chosen={narrowing.activity_id ?? []}
      countOf={useCountOf('activity_id')}
      onChange={(activity_id) => change({ activity_id })}
    />
  )
}

function ReasonControl() {
  const { narrowing, change } = useClosureFilter()
  return (
    <ChoiceChips
      choices={useReasonChoices()}
      chosen={narrowing.reason_id ?? []}
      countOf={useCountOf('reason_id')}
      onChange={(reason_id) => change({ reason_id })}
    />
  )
}

function SourceKindControl() {
  const { narrowing, change } = useClosureFilter()
  return (
    <ChoiceChips
      choices={useSourceKindChoices()}
      chosen={narrowing.source_kind ?? []}
      countOf={useCountOf('source_kind')}
      onChange={(source_kind) => change({ source_kind })}
    />
  )
}

function SourceControl() {
  const { narrowing, change } = useClosureFilter()
  return (
    <ChoiceChips
      choices={useSourceChoices()}
      chosen={narrowing.source_id ?? []}
      countOf={useCountOf('source_id')}
      onChange={(source_id) => change({ source_id })}
    />
  )
}

type DateName = Extract<keyof Narrowing, `${string}_after` | `${string}_before`>

function DateControl({ name }: { readonly name: DateName }) {
  const words = useFilterMessages()
  const { narrowing, change } = useClosureFilter()
  const label = name.endsWith('after') ? words.from : words.to
  return <DateField label={label} value={narrowing[name]} onChange={(date) => change({ [name]: date })} />
}
