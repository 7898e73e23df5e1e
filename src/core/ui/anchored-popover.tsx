import { createContext, use, useId, useMemo, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import styles from './anchored-popover.module.css'

interface Props extends Omit<ComponentProps<'button'>, 'children' | 'content'> {
  /** What the button does, and what the popover is called. */
  readonly label: string
  /** What the button shows. */
  readonly icon: ReactNode
  /** What is in the popover while it is open. */
  readonly children: ReactNode
}

const GAP = 4
const EDGE = 8

const Hide = createContext<() => void>(() => undefined)

/** Closes the popover around, which gives the focus back to its button. */
export function useHidePopover(): () => void {
  return use(Hide)
}

/** A button and a popover beside it; on a phone that is at the bottom, as sheets are. */
export function AnchoredPopover({ label, icon, children, ...button }: Props) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const id = useId()
  const hide = useMemo(() => () => document.getElementById(id)?.hidePopover(), [id])
  return (
    <>
      <button ref={opener} type="button" aria-label={label} title={label} popoverTarget={id} {...button}>
        {icon}
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={styles.popover}
        onToggle={({ newState }) => {
          setOpen(newState === 'open')
          if (newState === 'open') placeBeside(popover.current, opener.current)
        }}
      >
        {isOpen && <Hide value={hide}>{children}</Hide>}
      </div>
    </>
  )
}

/** Below what opens it, or above where there is more room. */
function placeBeside(popover: HTMLElement | null, opener: HTMLElement | null): void {
  if (popover === null || opener === null) return
  const anchor = opener.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = popover
  const isBelow = anchor.bottom + GAP + height + EDGE <= window.innerHeight
  const top = isBelow ? anchor.bottom + GAP : Math.max(EDGE, anchor.top - GAP - height)
  const left = Math.max(EDGE, Math.min(anchor.left, window.innerWidth - width - EDGE))
  popover.style.setProperty('--top', `${top}px`)
  popover.style.setProperty('--left', `${left}px`)
}
