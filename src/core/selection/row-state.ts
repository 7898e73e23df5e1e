import { createContext, use } from 'react'
import type { Uuid } from '#contract/ids.ts'
import { hoverMoved, useIsHovered } from './hover.ts'
import type { Selection } from './selection.ts'

/** The record that is open beside the rows: each of these would else read the address for itself. */
export const OpenRecord = createContext<Uuid | null>(null)

/** What a row has to know of its record, and what lights the record on the map. */
export interface RowState {
  /** Whether it is open. */
  readonly selected: boolean
  readonly hovered: boolean
  readonly onHover: (on: boolean) => void
}

/** How the row of a record stands. */
export function useRowState(record: Selection): RowState {
  return {
    selected: use(OpenRecord) === record.uuid,
    hovered: useIsHovered(record.uuid),
    onHover: (on) => hoverMoved(on ? record : null),
  }
}
