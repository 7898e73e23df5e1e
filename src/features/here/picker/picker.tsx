import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { pickerClosed, useClick } from '#core/panels/click-state.ts'
import { useChoose } from '#core/panels/use-choose.ts'
import type { Click } from '#core/selection/choice.ts'
import type { LatLng } from '#core/viewport/coordinates.ts'
import { CardFrame } from '#core/ui/card/card.tsx'
import { useMapMessages } from '#map/messages.ts'
import { useHereMessages } from '../messages.ts'
import { PickerRows } from './picker-rows.tsx'
import styles from './picker.module.css'

interface Props {
  /** Whether there is room for it beside the pointer; else it fills a sheet. */
  readonly beside: boolean
  readonly onAsk: (place: LatLng) => void
}

/** Asks which of several things under the pointer is meant. */
export function Picker({ beside, onAsk }: Props) {
  const words = useHereMessages()
  const { whatApplies } = useMapMessages()
  const click = useClick()
  const choose = useChoose()
  if (click === null) return null
  const choices = (
    <Steps>
      <PickerRows hits={click.hits} onChoose={choose} />
      <button type="button" className={styles.ask} onClick={() => onAsk(click.place)}>
        {whatApplies}
      </button>
    </Steps>
  )
  if (beside) {
    return (
      <Beside key={click.at} click={click}>
        {choices}
      </Beside>
    )
  }
  return (
    <CardFrame kind={words.found(click.hits.length)} title={words.pick} onClose={pickerClosed}>
      {choices}
    </CardFrame>
  )
}

interface BesideProps {
  readonly click: Click
  readonly children: ReactNode
}

/** Px between the pointer and the picker, and between that and the page's edge. */
const GAP = 10

/** A popover near the pointer. The focus goes back to where it was when it goes. */
function Beside({ click: { x, y, hits }, children }: BesideProps) {
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
      onToggle={({ newState }) => newState === 'closed' && pickerClosed()}
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
