import type { ReactNode } from 'react'
import type { BBox } from '#contract/geometry.ts'
import type { ClosureState } from '#records/closures/closure-state.ts'
import { useActivityNames, useReasonName, withinLine } from '#records/closures/card/closure-terms.ts'
import { useConcernText } from '#records/closures/filters/use-concern.ts'
import { StatusLine } from '#records/closures/list/status-line.tsx'
import { SourceText } from '#core/names/source-text.tsx'
import { useShownName } from '#core/api/shown-name.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { useRowState } from '#core/selection/row-state.ts'
import type { Selection } from '#core/selection/selection.ts'
import { Row } from '#core/ui/list/row.tsx'
import { StatusIcon } from '#core/signs/status-icon.tsx'
import { useHereMessages } from './messages.ts'
import styles from './here-card.module.css'

interface EntryProps {
  readonly state: ClosureState
  readonly onOpen: (selection: Selection, box: BBox | null) => void
  /** Where it is, as far as that is not plain. */
  readonly children?: ReactNode
}

/** A closure that applies at a place, may do so or is near. */
export function ClosureEntry({ state, onOpen, children }: EntryProps) {
  const reasonOf = useReasonName()
  const shownName = useShownName()
  const { uuid, bbox } = state.record
  const selection = { kind: 'closure', uuid } as const
  const row = useRowState(selection)
  return (
    <Row
      {...row}
      icon={<StatusIcon status={state.displayStatus} size={23} />}
      title={<SourceText>{shownName(state.record)}</SourceText>}
      detail={reasonOf(state.record)}
      onSelect={() => onOpen(selection, bbox ?? null)}
    >
      <StatusLine state={state} />
      <span className={styles.part}>
        <Concerned state={state} />
      </span>
      {children !== undefined && <span className={styles.part}>{children}</span>}
    </Row>
  )
}

/** "Entering the area, dogs · binding"; whether it is about what is filtered by comes first. */
function Concerned({ state: { record } }: { readonly state: ClosureState }) {
  const words = useHereMessages()
  const { facts } = useCardMessages()
  const language = useLanguage()
  const [first, ...others] = useActivityNames()(record)
  const concern = useConcernText()(record)
  const named = [first, ...withinLine(others, language)]
  const { is_binding, type } = record
  const force = is_binding === undefined || type === 'notice' ? '' : is_binding ? facts.binding : words.advice
  return [concern, first === undefined ? '' : named.join(', '), force].filter(Boolean).join(' · ')
}
