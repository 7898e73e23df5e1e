import { wayBackFrom } from '#core/panels/way-back.ts'
import { useSelection } from '#core/selection/selection-state.ts'
import { rowWanted } from '#core/ui/list/wanted-row.ts'
import { cameraNow, moveTo } from '#core/viewport/camera-state.ts'

/** Closes a record; who came to it from the list, and has not moved the map since, is back there, at its row. */
export function useCloseSelection(): () => void {
  const [selection, select] = useSelection()
  return () => {
    const way = selection && wayBackFrom(selection.uuid, cameraNow())
    select(null)
    if (way === null) return
    rowWanted(way.uuid)
    moveTo(way.from)
  }
}
