import { useEffect, useRef } from 'react'
import type { BBox } from '#contract/geometry.ts'
import type { Selection } from '#core/selection/selection.ts'
import { useHere } from './here-address.ts'
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
  const frame = useRef<HTMLDivElement>(null)
  useEffect(function startAtTheTitle() {
    frame.current?.querySelector('h2')?.focus({ preventScroll: true })
  }, [])
  if (here === null) return null
  const close = () => ask(null)
  return (
    <div ref={frame} className={styles.frame}>
      {here === 'position' ? (
        <PositionCard onClose={close} onFound={(place) => ask(place, 'replace')} />
      ) : (
        <PlaceCard place={here} onClose={close} {...actions} />
      )}
    </div>
  )
}
