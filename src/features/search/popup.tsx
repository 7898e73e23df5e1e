import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useVisibleHeight } from './use-visible-height.ts'
import line from '#core/ui/busy.module.css'
import styles from './suggestions.module.css'

/** What the popup stands below, and the margin under it, in pixels. */
const ABOVE = 64
const MARGIN = 12
const HIGHEST = 600

interface Props {
  readonly isBusy: boolean
  /** It stands under its input, within what that is in. */
  readonly isInline: boolean
  readonly children: ReactNode
}

/** The panel under the search, above all others; it never takes the focus. */
export function Popup({ isBusy, isInline, children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const maxHeight = Math.min(HIGHEST, useVisibleHeight() - ABOVE - MARGIN)
  useLayoutEffect(function show() {
    if (ref.current?.popover !== null) ref.current?.showPopover()
  }, [])
  return (
    <div
      ref={ref}
      popover={isInline ? undefined : 'manual'}
      className={`${isInline ? styles.inline : styles.popup} ${isBusy ? line.busy : ''}`}
      style={isInline ? undefined : { maxHeight }}
      role="presentation"
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </div>
  )
}
