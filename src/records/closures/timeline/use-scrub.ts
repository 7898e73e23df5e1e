import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import { useWhen } from '#core/clock/moment.ts'
import { formatWhen, type When } from '#contract/standing/when.ts'
import { windowHeld, type TimelineWindow } from './timeline-window.ts'
import { stepped, wallAtShare, wallNamed, whenAt, type Wall } from './wall.ts'

interface Scrubbed {
  readonly window: TimelineWindow
  /** The moment shown. */
  readonly wall: Wall
  /** What is as wide as the window. */
  readonly track: RefObject<HTMLElement | null>
}

interface Step {
  readonly direction: 1 | -1
  readonly isLarge: boolean
}

const DIRECTIONS: Readonly<Record<string, Step>> = {
  ArrowRight: { direction: 1, isLarge: false },
  ArrowUp: { direction: 1, isLarge: false },
  ArrowLeft: { direction: -1, isLarge: false },
  ArrowDown: { direction: -1, isLarge: false },
  PageUp: { direction: 1, isLarge: true },
  PageDown: { direction: -1, isLarge: true },
}

/** Moves the moment by finger, pointer and keys; from the first move to the last it is one step of the history. */
export function useScrub({ window, wall, track }: Scrubbed) {
  const [when, setWhen] = useWhen()
  /** What was shown last since the marker was taken; null before the first move. */
  const last = useRef<When | null>(null)
  const isDown = useRef(false)
  /** The move to go on from; null where something else, as the browser's way back, has changed the moment since. */
  const going = () => {
    const isShown = last.current !== null && formatWhen(last.current) === formatWhen(when)
    return isDown.current || isShown ? last.current : null
  }
  const show = (next: When) => {
    const from = going()
    if (formatWhen(next) === formatWhen(from ?? when)) return
    setWhen(next, { goesOn: from !== null })
    last.current = next
  }
  const follow = ({ clientX }: PointerEvent) => {
    const box = track.current?.getBoundingClientRect()
    if (box === undefined || box.width === 0) return
    show(whenAt(wallAtShare(window, (clientX - box.left) / box.width, wall)))
  }
  const stop = () => {
    isDown.current = false
    last.current = null
  }
  return {
    pointer: {
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        stop()
        isDown.current = true
        windowHeld(window.from)
        follow(event)
      },
      // The focus stays on the marker.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onPointerMove: (event: PointerEvent) => isDown.current && follow(event),
      onPointerUp: stop,
      onPointerCancel: stop,
    },
    keys: {
      onKeyDown(event: KeyboardEvent) {
        const step = DIRECTIONS[event.key]
        if (step === undefined && event.key !== 'Home') return
        event.preventDefault()
        if (going() === null) windowHeld(window.from)
        show(step === undefined ? 'now' : whenStepped(step, when, { window, wall }))
      },
      onBlur: () => !isDown.current && stop(),
    },
  }
}

/** A skipped time is shown as one after it, from which a step back would come to it again. */
function whenStepped({ direction, isLarge }: Step, when: When, { window, wall }: Pick<Scrubbed, 'window' | 'wall'>) {
  return whenAt(stepped(window.horizon, direction === 1 ? wall : wallNamed(when, wall), direction, isLarge))
}
