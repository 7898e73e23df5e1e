import { useEffect, useRef } from 'react'
import { boxesIntersect } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import type { Selection } from '#core/selection/selection.ts'
import { useView, type View } from '#core/viewport/bounds.ts'
import { NEAR } from '#map/position/position.ts'
import { boxAround, SHOWN_AROUND } from './applying.ts'
import { useHere, type Place } from './here-address.ts'
import { PlaceCard } from './place-card.tsx'
import { PositionCard } from './position-card.tsx'
import styles from './here-card.module.css'

interface Props {
  /** The visitor wants to see an area or a closure of the answer. */
  readonly onOpen: (selection: Selection, box: BBox | null) => void
  /** The visitor wants to see the place. */
  readonly onZoomTo: (box: BBox) => void
}

/** What applies here: at a place of the map, or where the device is. */
export function HereCard(actions: Props) {
  const [here, ask] = useHere()
  const view = useView()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(function startAtTheTitle() {
    frame.current?.querySelector('h2')?.focus({ preventScroll: true })
  }, [])
  if (here === null) return null
  const close = () => ask(null)
  const found = (place: Place) => {
    ask(place, 'replace')
    if (!isSeenWell(place, view)) actions.onZoomTo(boxAround(place, SHOWN_AROUND))
  }
  return (
    <div ref={frame} className={styles.frame}>
      {here === 'position' ? (
        <PositionCard onClose={close} onFound={found} />
      ) : (
        <PlaceCard place={here} onClose={close} onMoved={found} {...actions} />
      )}
    </div>
  )
}

/** Whether the map shows a place, and near enough to tell where that is. */
function isSeenWell({ lng, lat }: Place, view: View | null): boolean {
  return view !== null && view.zoom >= NEAR && boxesIntersect(view.bounds, [lng, lat, lng, lat])
}
