import { useLayoutEffect, useRef, type ReactNode } from 'react'
import styles from './print-sheet.module.css'

const [LARGEST, SMALLEST, STEP] = [1, 0.5, 0.05]

/** The card of a record, made smaller until all of it has room. */
export function PrintFacts({ card }: { readonly card: ReactNode }) {
  const room = useRef<HTMLDivElement>(null)
  useLayoutEffect(function fit() {
    const element = room.current
    if (element === null) return
    for (let scale = LARGEST; scale >= SMALLEST; scale -= STEP) {
      element.style.setProperty('--scale', String(scale))
      if (element.scrollWidth <= element.clientWidth + 1 && element.scrollHeight <= element.clientHeight + 1) return
    }
  })
  return (
    <div ref={room} className={styles.facts}>
      {card}
    </div>
  )
}
