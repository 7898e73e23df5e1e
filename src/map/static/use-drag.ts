import { useEffect, useEffectEvent, useRef, type MouseEvent, type PointerEvent } from 'react'
import type { MapViewProps } from '../view/map-view-props.ts'
import type { Pixel } from '../camera/world.ts'
import { useRest } from './use-rest.ts'

/** A pointer that went less far, in px, has clicked. */
const CLICK = 4
/** How far a finger that rests may slip meanwhile, in px. */
const SLIP = 10

/** Where on the page a pointer is, and on what. */
export type PointedAt = Pick<PointerEvent<HTMLElement>, 'currentTarget' | 'clientX' | 'clientY'>

interface Setting extends Pick<MapViewProps, 'gestures'> {
  /** The canvas was let go, so many px from where it was taken. */
  readonly onDragged: (way: Pixel) => void
  readonly onClick: (at: PointedAt) => void
  /** By a right click, or a finger that rests. */
  readonly onAsk: (at: PointedAt) => void
  /** One finger is left to the page to scroll. */
  readonly onLeft: () => void
}

/** The pointer that is down, and where it went down. */
export interface Drag extends Pixel {
  readonly id: number
  /** Whether the canvas follows; else it is a finger that may scroll the page. */
  readonly moves: boolean
}

type Down = Pick<PointerEvent, 'button' | 'pointerId' | 'pointerType' | 'clientX' | 'clientY'>

/**
 * Pure: what is held once another pointer is down. Where gestures are cooperative one finger only gets to move the canvas
 * when a second one joins it; else the first pointer goes on.
 */
export function heldAfter(before: Drag | null, down: Down, gestures: MapViewProps['gestures']): Drag | null {
  const { button, pointerId: id, clientX: x, clientY: y } = down
  const isShared = gestures === 'cooperative' && down.pointerType === 'touch'
  if (button !== 0 || (before !== null && !isShared)) return before
  return { id, x, y, moves: before !== null || !isShared }
}

/** Handlers for an element whose canvas is dragged along, and comes back when it is let go. */
export function useDrag({ gestures, onDragged, onClick, onAsk, onLeft }: Setting) {
  const { ref, take, heldBy, letGo, end } = useHold(gestures)
  const rest = useRest()
  return {
    ref,
    style: { touchAction: gestures === 'cooperative' ? 'pan-x pan-y' : 'none' },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const { clientX, clientY, currentTarget } = event
      rest.begin()
      if (!take(event)) return
      rest.wait(() => {
        end(currentTarget)
        onAsk({ currentTarget, clientX, clientY })
      })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = heldBy(event)
      if (held === null) return
      const way = wayFrom(held, event)
      if (held.moves) pictureIn(event.currentTarget).style.translate = `${way.x}px ${way.y}px`
      if (Math.hypot(way.x, way.y) <= SLIP) return
      rest.stop()
      if (!held.moves) onLeft()
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      rest.stop()
      const held = letGo(event)
      if (held === null) return
      const way = wayFrom(held, event)
      if (Math.hypot(way.x, way.y) < CLICK) onClick(event)
      else if (held.moves) onDragged(way)
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      rest.stop()
      if (letGo(event)?.moves === false) onLeft()
    },
    onContextMenu(event: MouseEvent<HTMLElement>) {
      event.preventDefault()
      // Where a finger rests, some browsers ask for a menu too, before or after it counts as a press.
      if (rest.isOver()) return
      rest.stop()
      end(event.currentTarget)
      onAsk(event)
    },
  }
}

/** What of an element is held by which pointer. */
function useHold(gestures: MapViewProps['gestures']) {
  const drag = useRef<Drag | null>(null)
  const ref = useHeldPage(() => drag.current?.moves === true)
  const heldBy = ({ pointerId }: PointerEvent) => (drag.current?.id === pointerId ? drag.current : null)
  const end = (element: HTMLElement) => {
    drag.current = null
    pictureIn(element).style.translate = ''
  }
  return {
    ref,
    heldBy,
    end,
    /** Whether it is the first finger, which may come to rest. */
    take: (event: PointerEvent<HTMLElement>) => {
      const before = drag.current
      drag.current = heldAfter(before, event, gestures)
      if (drag.current === before) return false
      event.currentTarget.setPointerCapture(event.pointerId)
      return before === null && event.pointerType === 'touch'
    },
    letGo: (event: PointerEvent<HTMLElement>) => {
      const held = heldBy(event)
      if (held !== null) end(event.currentTarget)
      return held
    },
  }
}

/** For an element: fingers on it do not scroll the page while they are held. */
function useHeldPage(isHeld: () => boolean) {
  const element = useRef<HTMLDivElement>(null)
  const hold = useEffectEvent((event: TouchEvent) => {
    if (isHeld()) event.preventDefault()
  })
  useEffect(function listen() {
    const controller = new AbortController()
    const options = { passive: false, signal: controller.signal }
    element.current?.addEventListener('touchmove', (event) => hold(event), options)
    return () => controller.abort()
  }, [])
  return element
}

function wayFrom(from: Pixel, { clientX, clientY }: PointedAt): Pixel {
  return { x: clientX - from.x, y: clientY - from.y }
}

function pictureIn(element: HTMLElement): HTMLElement {
  return element.querySelector('canvas') ?? element
}
