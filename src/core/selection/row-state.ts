import { hoverMoved, useIsHovered } from './hover.ts'
import type { Selection } from './selection.ts'
import { useSelection } from './selection-state.ts'

/** What a row has to know of its record, and what lights the record on the map. */
export interface RowState {
  /** Whether it is open. */
  readonly selected: boolean
  readonly hovered: boolean
  readonly onHover: (on: boolean) => void
}

/** How the row of a record stands. */
export function useRowState(record: Selection): RowState {
  const [open] = useSelection()
  return {
    selected: open?.uuid === record.uuid,
    hovered: useIsHovered(record.uuid),
    onHover: (on) => hoverMoved(on ? record : null),
  }
}
