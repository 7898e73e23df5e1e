import { useMessages } from '#i18n/messages.tsx'
import { CardFields, CardFrame, CardText, type CardAction } from '#ui/card.tsx'
import { ClosureMeta } from './closure-card-meta.tsx'
import { EachDay, Valid } from './closure-card-times.tsx'
import { NotAllowed, Where, Why } from './closure-card-facts.tsx'
import type { ClosureState } from './closure-state.ts'
import { StatusBand } from './status-band.tsx'

interface Props {
  readonly state: ClosureState
  /** Epoch ms. */
  readonly now: number
  /** The areas that it lies in, as far as they are known. */
  readonly areaNames: readonly string[]
  readonly onClose: () => void
  /** Null for a closure without a place. */
  readonly onZoomTo: (() => void) | null
  /** What else can be done with it. */
  readonly actions?: readonly CardAction[]
}

/** All there is to know of a closure or notice. What its service does not tell is left out. */
export function ClosureCard({ state, now, areaNames, onClose, onZoomTo, actions = [] }: Props) {
  const { card, closures, words } = useMessages()
  const { record } = state
  const kind = record.type === 'notice' ? words.notice : closures.one
  return (
    <CardFrame
      kind={areaNames.length === 0 ? kind : card.kindOf(kind, areaNames.join(', '))}
      title={record.name}
      onClose={onClose}
      actions={onZoomTo === null ? actions : [...actions, { icon: 'zoomTo', label: card.zoomTo, onAct: onZoomTo }]}
    >
      <StatusBand state={state} now={now} />
      <CardFields>
        <NotAllowed record={record} />
        <Valid state={state} now={now} />
        <EachDay state={state} now={now} />
        <Where record={record} areaNames={areaNames} />
        <Why record={record} />
        <CardText label={card.legalBasis} text={record.legal_basis} />
        <CardText label={card.contact} text={record.contact} />
      </CardFields>
      <ClosureMeta state={state} />
    </CardFrame>
  )
}
