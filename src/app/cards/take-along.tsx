import { useSelection } from '#core/selection/selection-state.ts'
import { hikeOnPaper } from '#features/hike/map/hike-on-paper.tsx'
import { useHere } from '#features/here/here-address.ts'
import { useHikeOpen } from '#features/hike/hike-open.ts'
import { useHikeStage } from '#features/hike/hike-stage.ts'
import type { PrintedPanel } from '#features/share/print/printed-panel.ts'
import { ShareDialog } from '#features/share/share-dialog.tsx'
import type { ShareRequest } from '#features/share/share-open.ts'
import type { MapLayer } from '#map/map-layer.ts'
import { areaLayer } from '#records/areas/layer/area-layer.tsx'
import { closureLayer } from '#records/closures/layer/closure-layer.tsx'
import { topPanel } from '../panels/stack.ts'
import { Details } from './details.tsx'

/** What the map shows on paper: what is recorded, and of the visitor's own nothing but a hike that is checked. */
const paperLayers: readonly MapLayer[] = [areaLayer, closureLayer, hikeOnPaper]

/** How to take along what is shown; on paper with the map and the card as they are here. */
export function TakeAlong({ request }: { readonly request: ShareRequest }) {
  const [selection] = useSelection()
  const card =
    selection === null ? null : <Details selection={selection} actions={[]} onClose={nothing} onZoomTo={nothing} />
  return <ShareDialog request={request} layers={paperLayers} card={card} panel={usePrintedPanel()} />
}

/** The panel that covers the others, if it can be printed. The desk opens this dialog too, and has no panels. */
function usePrintedPanel(): PrintedPanel | null {
  const [selection] = useSelection()
  const [here] = useHere()
  const { isOpen: hike } = useHikeOpen()
  const { kind } = useHikeStage()
  const open = { picker: false, selection: selection !== null, here: here !== null, hike, timeline: false }
  const top = topPanel(open)
  if (top === 'hike') return kind === 'line' ? top : null
  return top === 'here' ? top : null
}

/** Paper has no buttons. */
function nothing() {}
