import type { ClosureQuery } from '#contract/query/closure-query.ts'
import { ChoiceChips } from '#core/filters/choice-chips.tsx'
import { DateField } from '#core/filters/date-field.tsx'
import { TextControl } from '#core/filters/text-control.tsx'
import type { FilterControls } from '#core/filters/user-filter.ts'
import { useFilterMessages } from '#core/filters/messages.ts'
import { ActivityGrid } from '../activities/activity-grid.tsx'
import { useClosureChoices, type ChoiceName } from './choices.ts'
import { useClosureFilter } from './closure-filter.ts'
import type { Narrowing } from './narrowing.ts'
import { StatusControl } from './status-control.tsx'
import { useChoiceCounts } from './use-choice-counts.ts'

/** What sets each filter of closures, in the order of the panel. */
export const closureControls: FilterControls<ClosureQuery> = {
  status: { group: 'status', Control: StatusSwitches },
  type: { group: 'type', Control: () => <ChoiceControl name="type" /> },
  activity_id: { group: 'activity', Control: ActivityGrid },
  reason_id: { group: 'reason', Control: () => <ChoiceControl name="reason_id" hidesNone /> },
  source_kind: { group: 'source', Control: () => <ChoiceControl name="source_kind" /> },
  source_id: { group: 'source', Control: () => <ChoiceControl name="source_id" hidesNone /> },
  starts_after: { group: 'starts', Control: () => <DateControl name="starts_after" /> },
  starts_before: { group: 'starts', Control: () => <DateControl name="starts_before" /> },
  ends_after: { group: 'ends', Control: () => <DateControl name="ends_after" /> },
  ends_before: { group: 'ends', Control: () => <DateControl name="ends_before" /> },
  q: { group: 'text', Control: TextControl },
}

function StatusSwitches() {
  return <StatusControl />
}

interface ChoiceProps {
  readonly name: ChoiceName
  readonly hidesNone?: boolean
}

function ChoiceControl({ name, hidesNone = false }: ChoiceProps) {
  const { chosen, change } = useClosureFilter()
  const counts = useChoiceCounts()?.[name]
  return (
    <ChoiceChips
      choices={useClosureChoices()[name]}
      chosen={chosen[name] ?? []}
      countOf={counts === undefined ? null : (value) => counts.get(value) ?? 0}
      hidesNone={hidesNone}
      onChange={(values) => change({ [name]: values })}
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
