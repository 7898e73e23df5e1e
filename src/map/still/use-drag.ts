import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'
import type { Pixel } from './frame.ts'

/** A pointer that went less far, in px, has clicked. */
const CLICK = 4
/** How long a finger has to rest, in ms, and how far it may slip meanwhile, in px. */
const REST_MS = 500
const SLIP = 10

/** Where on the page a pointer is, and on what. */
export type PointedAt = Pick<PointerEvent<HTMLElement>, 'currentTarget' | 'clientX' | 'clientY'>

/**
 * Handlers for an element whose canvas is dragged along, and comes back when it is let go: told is how far it went. A
 * right click and a finger that rests ask.
 */
export function useDrag(
  onDragged: (way: Pixel) => void,
  onClick: (at: PointedAt) => void,
  onAsk: (at: PointedAt) => void,
) {
  const start = useRef<Pixel | null>(null)
  const rest = useRest()
  const end = (element: HTMLElement) => {
    rest.stop()
    start.current = null
    pictureIn(element).style.translate = ''
  }
  const wayTo = ({ clientX, clientY }: PointedAt) =>
    start.current === null ? null : { x: clientX - start.current.x, y: clientY - start.current.y }
  return {
    onPointerDown({ button, clientX, clientY, currentTarget, pointerId, pointerType }: PointerEvent<HTMLElement>) {
      rest.begin()
      if (button !== 0) return
      start.current = { x: clientX, y: clientY }
      currentTarget.setPointerCapture(pointerId)
      if (pointerType !== 'touch') return
      rest.wait(() => {
        end(currentTarget)
        onAsk({ currentTarget, clientX, clientY })
      })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const way = wayTo(event)
      if (way === null) return
      if (Math.hypot(way.x, way.y) > SLIP) rest.stop()
      pictureIn(event.currentTarget).style.translate = `${way.x}px ${way.y}px`
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const way = wayTo(event)
      if (way === null) return
      end(event.currentTarget)
      if (Math.hypot(way.x, way.y) < CLICK) onClick(event)
      else onDragged(way)
    },
    onPointerCancel({ currentTarget }: PointerEvent<HTMLElement>) {
      end(currentTarget)
    },
    onContextMenu(event: MouseEvent<HTMLElement>) {
      event.preventDefault()
      // Where a finger rests, some browsers ask for a menu too, before or after it counts as a press.
      if (rest.isOver()) return
      end(event.currentTarget)
      onAsk(event)
    },
  }
}

/** Waits for a finger that rests. */
function useRest() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOver = useRef(false)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    begin() {
      stop()
      isOver.current = false
    },
    wait(onRest: () => void) {
      timer.current = setTimeout(() => {
        isOver.current = true
        onRest()
      }, REST_MS)
    },
    stop,
    /** Whether the pointer that is down, or was last, has rested. */
    isOver: () => isOver.current,
  }
}

function pictureIn(element: HTMLElement): HTMLElement {
  return element.querySelector('canvas') ?? element
}
