import { lazy } from 'react'
import { Behind } from './behind.tsx'
import type { Opening } from './use-opening.ts'

/** The cards are not needed for the first row of the list. */
const Details = lazy(async () => ({ default: (await import('./details.tsx')).Details }))
/** Comes with the first check of a hike. */
const HikeCard = lazy(async () => ({ default: (await import('#hike/card/hike-card.tsx')).HikeCard }))

interface Props {
  readonly opening: Opening
  /** There is no map to draw on. */
  readonly mapBroken: boolean
}

/** The card that is open: of what is selected, else the check of a hike, which stays behind it. */
export function OpenCard({ opening, mapBroken }: Props) {
  const { selection, hikeOpen, close, closeHike, zoomTo, setSnap, openFromList } = opening
  return (
    <>
      {selection !== null && <Details selection={selection} onClose={close} onZoomTo={zoomTo} />}
      {hikeOpen && (
        <Behind isCovered={selection !== null}>
          <HikeCard
            onClose={closeHike}
            onOpenClosure={(uuid, box) => openFromList({ kind: 'closure', uuid }, box)}
            canDraw={!mapBroken}
            onDrawing={(drawing) => setSnap(drawing ? 'low' : 'half')}
            onZoomTo={zoomTo}
          />
        </Behind>
      )}
    </>
  )
}
