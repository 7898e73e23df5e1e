import { useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { useMessages } from '#core/i18n/messages.tsx'
import { LOW_WINDOW, panel } from './theme/layout.ts'
import { textScale } from './theme/text-scale.ts'
import styles from './sheet.module.css'

const SNAPS = ['low', 'half', 'full'] as const
export type Snap = (typeof SNAPS)[number]

interface Props {
  readonly label: string
  readonly snap: Snap
  readonly onSnap: (snap: Snap) => void
  readonly children: ReactNode
}

/**
 * A panel that rises from the bottom of a phone; dragged by its handle, or stepped with the handle as a button. A low one
 * rises for what has the focus and cannot be seen.
 */
export function Sheet({ label, snap, onSnap, children }: Props) {
  const { list } = useMessages()
  const sheet = useRef<HTMLElement>(null)
  const drag = useDrag(sheet, onSnap)
  const larger = snap !== 'full'
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It hears of the focus within it.
    <section
      ref={sheet}
      aria-label={label}
      className={`${styles.sheet} ${styles[snap]} ${drag.height === null ? '' : styles.dragged}`}
      style={drag.height === null ? undefined : { height: drag.height }}
      onFocus={({ target }) => snap === 'low' && isCovered(target) && onSnap('half')}
    >
      <button
        type="button"
        className={styles.handle}
        aria-label={larger ? list.sheetLarger : list.sheetSmaller}
        onClick={() => !drag.hasMoved() && onSnap(larger ? (SNAPS[SNAPS.indexOf(snap) + 1] ?? 'full') : 'low')}
        {...drag.handlers}
      />
      {children}
    </section>
  )
}

/** Whether the middle of an element is off the window, or lies under something else. */
function isCovered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

const DRAG_START = 6

/** Follows the finger from the handle; where it lets go, the nearest snap takes over. */
function useDrag(sheet: { readonly current: HTMLElement | null }, onSnap: (snap: Snap) => void) {
  const [height, setHeight] = useState<number | null>(null)
  const start = useRef<{ readonly y: number; readonly height: number } | null>(null)
  const moved = useRef(false)
  const stop = () => {
    if (height !== null) onSnap(nearestSnap(height))
    start.current = null
    setHeight(null)
  }
  const handlers = {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = { y: event.clientY, height: sheet.current?.offsetHeight ?? 0 }
      moved.current = false
    },
    onPointerMove(event: PointerEvent) {
      if (start.current === null) return
      const risen = start.current.y - event.clientY
      if (Math.abs(risen) > DRAG_START) moved.current = true
      if (moved.current) setHeight(Math.max(heightOf('low'), Math.min(heightOf('full'), start.current.height + risen)))
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  }
  /** Whether the click is the end of a drag. Asked once for each: the next click may come from a key. */
  const hasMoved = () => {
    const had = moved.current
    moved.current = false
    return had
  }
  return { height, handlers, hasMoved }
}

/** The height of a snap in pixels of this window. */
export function heightOf(snap: Snap): number {
  if (snap === 'low') return textScale() * panel.sheetLow
  if (snap === 'half') return window.innerHeight / 2
  return window.innerHeight - (matchMedia(LOW_WINDOW).matches ? 0 : textScale() * panel.sheetTop)
}

function nearestSnap(height: number): Snap {
  const distance = (snap: Snap) => Math.abs(heightOf(snap) - height)
  return SNAPS.reduce((best, snap) => (distance(snap) < distance(best) ? snap : best), 'low')
}
