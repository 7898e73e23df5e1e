import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { Click, PointedPlace } from '#map/pointing.ts'
import type { Selection } from '#core/selection/selection.ts'
import { CardFrame } from '#core/ui/card/card.tsx'
import { useHereMessages } from '../messages.ts'
import { PickerRows } from './picker-rows.tsx'
import styles from './picker.module.css'

interface Props {
  readonly click: Click
  /** Whether there is room for it beside the pointer; else it fills a sheet. */
  readonly beside: boolean
  readonly onChoose: (selection: Selection) => void
  readonly onAsk: (place: PointedPlace) => void
  readonly onClose: () => void
}

/** Asks which of several things under the pointer is meant. */
export function Picker({ click, beside, onChoose, onAsk, onClose }: Props) {
  const words = useHereMessages()
  const choices = (
    <Steps>
      <PickerRows hits={click.hits} onChoose={onChoose} />
      <button type="button" className={styles.ask} onClick={() => onAsk(click.place)}>
        {words.ask}
      </button>
    </Steps>
  )
  if (beside) {
    return (
      <Beside key={click.at} click={click} onClose={onClose}>
        {choices}
      </Beside>
    )
  }
  return (
    <CardFrame kind={words.found(click.hits.length)} title={words.pick} onClose={onClose}>
      {choices}
    </CardFrame>
  )
}

interface BesideProps {
  readonly click: Click
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Px between the pointer and the picker, and between that and the page's edge. */
const GAP = 10

/** A popover near the pointer. The focus goes back to where it was when it goes. */
function Beside({ click: { x, y, hits }, onClose, children }: BesideProps) {
  const words = useHereMessages()
  const popover = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ left: x + GAP, top: y })
  useLayoutEffect(
    function showWithinThePage() {
      const element = popover.current
      if (element === null) return undefined
      element.showPopover()
      const fit = () => {
        const { offsetWidth: width, offsetHeight: height } = element
        const isRoomRight = x + GAP + width + GAP <= window.innerWidth
        setPlace({
          left: isRoomRight ? x + GAP : Math.max(GAP, x - GAP - width),
          top: Math.max(GAP, Math.min(y - 2 * GAP, window.innerHeight - height - GAP)),
        })
      }
      // It grows as names come in.
      const growth = new ResizeObserver(fit)
      growth.observe(element)
      return () => {
        growth.disconnect()
        element.hidePopover()
      }
    },
    [x, y],
  )
  return (
    <div
      ref={popover}
      popover="auto"
      role="dialog"
      aria-label={words.pick}
      className={styles.picker}
      style={place}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <p className={styles.title}>
        {words.pick} <span className={styles.count}>{words.found(hits.length)}</span>
      </p>
      {children}
    </div>
  )
}

/** Begins at the first of its buttons, and steps with the arrows from one to the next. */
function Steps({ children }: { readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const buttons = () => [...(frame.current?.querySelectorAll('button') ?? [])]
  useEffect(function startAtTheFirst() {
    frame.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const all = buttons()
    const at = all.findIndex((button) => button === document.activeElement)
    all[(at + step + all.length) % all.length]?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The keys only move between its buttons.
    <div ref={frame} onKeyDown={onKeyDown}>
      {children}
    </div>
  )
}
