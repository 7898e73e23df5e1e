import { useEffect, useRef } from 'react'
import type { BBox } from '#contract/geometry.ts'
import type { Selection } from '#core/selection/selection.ts'
import { useHere, type Place } from './here-address.ts'
import { PlaceCard } from './place-card.tsx'
import { PositionCard } from './position-card.tsx'
import styles from './here-card.module.css'

interface Props {
  readonly onClose: () => void
  /** The visitor wants to see an area or a closure of the answer. */
  readonly onOpen: (selection: Selection, box: BBox | null) => void
  /** The visitor wants to see the place. */
  readonly onZoomTo: (box: BBox) => void
}

/** What applies here: at a place of the map, or where the device is. */
export function HereCard({ onClose, ...rest }: Props) {
  const [here, ask] = useHere()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(function startAtTheTitle() {
    frame.current?.querySelector('h2')?.focus({ preventScroll: true })
  }, [])
  if (here === null) return null
  const found = (place: Place) => ask(place, 'replace')
  return (
    <div ref={frame} className={styles.frame}>
      {here === 'position' ? (
        <PositionCard onClose={onClose} onFound={found} />
      ) : (
        <PlaceCard place={here} onClose={onClose} {...rest} />
      )}
    </div>
  )
}
