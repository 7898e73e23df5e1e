import { useShownName } from '#core/api/shown-name.ts'
import { useRowState } from '#core/selection/row-state.ts'
import { Row } from '#core/ui/list/row.tsx'
import { NewMark } from '#core/visit/new-mark.tsx'
import { StatusIcon } from '#core/signs/status-icon.tsx'
import type { ClosureState } from '../closure-state.ts'
import { useTermsLine } from '../card/closure-terms.ts'
import { StatusLine } from './status-line.tsx'

interface Props {
  readonly state: ClosureState
  readonly onSelect: () => void
}

/** A closure in the list: what it is, how it stands, why and for whom. */
export function ClosureRow({ state, onSelect }: Props) {
  const row = useRowState({ kind: 'closure', uuid: state.record.uuid })
  const termsOf = useTermsLine()
  const shownName = useShownName()
  return (
    <Row
      {...row}
      onSelect={onSelect}
      icon={<StatusIcon status={state.displayStatus} size={23} />}
      title={
        <>
          {shownName(state.record)}
          <NewMark at={state.record.updated_at} />
        </>
      }
      detail={termsOf(state.record)}
    >
      <StatusLine state={state} />
    </Row>
  )
}
