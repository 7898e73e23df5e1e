import { useActivities, useReasons } from '#api/lookups.ts'
import { useLanguage, useMessages } from '#i18n/messages.tsx'
import { Row } from '#ui/row.tsx'
import { StatusIcon } from '#ui/status-icon.tsx'
import type { ClosureState } from './closure-state.ts'
import { StatusLine } from './status-line.tsx'

interface Props {
  readonly state: ClosureState
  readonly now: number
  readonly selected: boolean
  readonly hovered: boolean
  readonly onSelect: () => void
  readonly onHover: (on: boolean) => void
}

/** A closure in the list: what it is, how it stands, why and for whom. */
export function ClosureRow({ state, now, ...row }: Props) {
  return (
    <Row
      {...row}
      icon={<StatusIcon look={state.look} size={23} />}
      title={state.record.name}
      detail={<Why state={state} />}
    >
      <StatusLine state={state} now={now} />
    </Row>
  )
}

function Why({ state: { record } }: { readonly state: ClosureState }) {
  const { list } = useMessages()
  const language = useLanguage()
  const reasons = useReasons()
  const activities = useActivities()
  const { reason_id, activity_ids = [] } = record
  const names = activity_ids.map((id) => activities.get(id)?.name ?? list.activity(id))
  const parts = [
    reason_id == null ? [] : [reasons.get(reason_id)?.name ?? list.reason(reason_id)],
    names.length === 0 ? [] : [(language === 'en' ? names.map((name) => name.toLowerCase()) : names).join(', ')],
    record.geometry == null ? [list.withoutPlace] : [],
  ].flat()
  return parts.join(' · ')
}
