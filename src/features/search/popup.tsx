import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useVisibleHeight } from './use-visible-height.ts'
import line from '#core/ui/busy.module.css'
import styles from './suggestions.module.css'

/** What the popup stands below, and the margin under it, in pixels. */
const ABOVE = 64
const MARGIN = 12
const HIGHEST = 600

/** The panel under the search, above all others; it never takes the focus. */
export function Popup({ isBusy, children }: { readonly isBusy: boolean; readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const maxHeight = Math.min(HIGHEST, useVisibleHeight() - ABOVE - MARGIN)
  useLayoutEffect(function show() {
    ref.current?.showPopover()
  }, [])
  return (
    <div
      ref={ref}
      popover="manual"
      className={`${styles.popup} ${isBusy ? line.busy : ''}`}
      style={{ maxHeight }}
      role="presentation"
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </div>
  )
}
