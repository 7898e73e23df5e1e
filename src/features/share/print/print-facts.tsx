import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useShareMessages } from '../messages.ts'
import styles from './print-sheet.module.css'

const [LARGEST, SMALLEST, STEP] = [1, 0.5, 0.05]

/** The card of a record, unfolded, and made smaller until all of it has room; where it has none, that is said. */
export function PrintFacts({ card }: { readonly card: ReactNode }) {
  const { print: words } = useShareMessages()
  const room = useRef<HTMLDivElement>(null)
  const note = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(function fit() {
    if (room.current === null || note.current === null) return
    for (const folded of room.current.querySelectorAll('details')) folded.open = true
    // Its place is kept, so that whether it is needed does not depend on whether it is there.
    note.current.style.visibility = fits(room.current) ? 'hidden' : 'visible'
  })
  return (
    <>
      <div ref={room} className={styles.facts}>
        {card}
      </div>
      <p ref={note} className={styles.more}>
        {words.cut}
      </p>
    </>
  )
}

/** Makes the content of an element smaller until it has room; false where it is as small as can be read, and has none. */
function fits(element: HTMLElement): boolean {
  for (let scale = LARGEST; scale >= SMALLEST; scale -= STEP) {
    element.style.setProperty('--scale', String(scale))
    if (element.scrollWidth <= element.clientWidth + 1 && element.scrollHeight <= element.clientHeight + 1) return true
  }
  return false
}
