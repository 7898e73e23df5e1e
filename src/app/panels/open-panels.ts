import { useIsPicking, pickerClosed } from '#core/panels/click-state.ts'
import { useEscape } from '#core/panels/use-escape.ts'
import { useSelection } from '#core/selection/selection-state.ts'
import { useHere } from '#features/here/here-address.ts'
import { useHikeOpen } from '#features/hike/hike-open.ts'
import { useTimeline } from '#records/closures/timeline/timeline-window.ts'
import { useCloseSelection } from './close-selection.ts'
import { useRoom } from './room.ts'
import { topPanel, type OpenPanels } from './stack.ts'

/** Which panels are open: as the address says, and as the last click on the map asks. */
export function useOpenPanels(): OpenPanels {
  const { panels } = useRoom()
  const isPicking = useIsPicking()
  const [selection] = useSelection()
  const [here] = useHere()
  const { isOpen: hike } = useHikeOpen()
  const { horizon } = useTimeline()
  return {
    picker: isPicking && panels !== 'sides',
    selection: selection !== null,
    here: here !== null,
    hike,
    timeline: horizon !== null,
  }
}

/** Escape closes the panel that covers the others. */
export function useEscapePanels(): void {
  const top = topPanel(useOpenPanels())
  const closeSelection = useCloseSelection()
  const [, ask] = useHere()
  const hike = useHikeOpen()
  const timeline = useTimeline()
  const close = {
    picker: pickerClosed,
    selection: closeSelection,
    here: () => ask(null),
    hike: hike.close,
    timeline: timeline.close,
  }
  useEscape(top === null ? null : close[top])
}
