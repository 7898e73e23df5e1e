import { CardFields } from '#core/ui/card/card.tsx'
import { NotAllowed, Why } from './closure-card-facts.tsx'
import { EachDay, Valid } from './closure-card-times.tsx'
import type { ClosureState } from '../closure-state.ts'
import { StatusBand } from './status-band.tsx'

/** What a row knows of a closure, for a card whose record has not been read: how it stands, when, why and for whom. */
export function ClosureGist({ state }: { readonly state: ClosureState }) {
  const { record } = state
  return (
    <>
      <StatusBand state={state} />
      <CardFields>
        <NotAllowed record={record} />
        <Valid state={state} />
        <EachDay state={state} />
        <Why record={record} />
      </CardFields>
    </>
  )
}
