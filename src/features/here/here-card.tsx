import { useEffect, useRef } from 'react'
import type { BBox } from '#contract/geometry.ts'
import type { Selection } from '#core/selection/selection.ts'
import { useView } from '#core/viewport/bounds.ts'
import { boxAround, SHOWN_AROUND } from './applying.ts'
import { useHere, type Place } from './here-address.ts'
import { goesAlong, isSeenWell } from './on-the-way.ts'
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
  const zoomTo = (place: Place) => actions.onZoomTo(boxAround(place, SHOWN_AROUND))
  const found = (place: Place) => {
    ask(place, 'replace')
    if (!isSeenWell(place, view)) zoomTo(place)
  }
  const moved = (last: Place, place: Place) => {
    ask(place, 'replace')
    if (goesAlong(last, place, view)) zoomTo(place)
  }
  return (
    <div ref={frame} className={styles.frame}>
      {here === 'position' ? (
        <PositionCard onClose={close} onFound={found} />
      ) : (
        <PlaceCard
          place={here}
          onClose={close}
          onMoved={(place, isFirst) => (isFirst ? found(place) : moved(here, place))}
          {...actions}
        />
      )}
    </div>
  )
}
