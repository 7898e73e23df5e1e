import { useSelection } from '#core/selection/selection-state.ts'
import type { Selection } from '#core/selection/selection.ts'
import { pickerClosed } from './click-state.ts'
import { sheetRaised } from './sheet-snap.ts'

/** Opens the card of a record and leaves the map where it is. */
export function useChoose(): (selection: Selection) => void {
  const [, select] = useSelection()
  return (selection) => {
    select(selection)
    pickerClosed()
    sheetRaised()
  }
}
