import type { ReactNode } from 'react'
import { useIsPicking, pickerClosed } from '#core/panels/click-state.ts'
import { useEscape } from '#core/panels/use-escape.ts'
import { OpenRecord } from '#core/selection/row-state.ts'
import { useSelection } from '#core/selection/selection-state.ts'
import type { Selection } from '#core/selection/selection.ts'
import { useHere } from '#features/here/here-address.ts'
import { useHikeOpen } from '#features/hike/hike-open.ts'
import { useTimeline } from '#records/closures/timeline/timeline-window.ts'
import { useCloseSelection } from './close-selection.ts'
import { RoomProvider, useRoom, type Room } from './room.ts'
import { topPanel, type OpenPanels } from './stack.ts'

interface Props {
  readonly room: Room
  readonly children: ReactNode
}

/** Gives a page its room, and tells all of its parts what is open, which is read from the address once. */
export function Panels({ room, children }: Props) {
  const [selection] = useSelection()
  return (
    <RoomProvider value={{ ...room, open: useOpen(room, selection) }}>
      <OpenRecord value={selection?.uuid ?? null}>{children}</OpenRecord>
    </RoomProvider>
  )
}

/** Which panels are open: as the address says, and as the last click on the map asks. */
function useOpen({ panels }: Room, selection: Selection | null): OpenPanels {
  const isPicking = useIsPicking()
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
  const top = topPanel(useRoom().open)
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
