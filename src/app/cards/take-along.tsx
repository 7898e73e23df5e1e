import { useSelection } from '#core/selection/selection-state.ts'
import { ShareDialog } from '#features/share/share-dialog.tsx'
import type { ShareRequest } from '#features/share/share-open.ts'
import { Details } from './details.tsx'
import { paperLayers } from '../layers.ts'

/** How to take along what is shown; on paper with the map and the card as they are here. */
export function TakeAlong({ request }: { readonly request: ShareRequest }) {
  const [selection] = useSelection()
  const card =
    selection === null ? null : <Details selection={selection} actions={[]} onClose={nothing} onZoomTo={nothing} />
  return <ShareDialog request={request} layers={paperLayers} card={card} />
}

/** Paper has no buttons. */
function nothing() {}
