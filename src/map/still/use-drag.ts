import { useRef, type MouseEvent, type PointerEvent } from 'react'
import type { Pixel } from './frame.ts'

/** A pointer that went less far, in px, has clicked. */
const CLICK = 4

/** Handlers for an element whose canvas is dragged along, and comes back when it is let go: told is how far it went. */
export function useDrag(onDragged: (way: Pixel) => void, onClick: (event: PointerEvent<HTMLElement>) => void) {
  const start = useRef<Pixel | null>(null)
  const end = (element: HTMLElement) => {
    start.current = null
    pictureIn(element).style.translate = ''
  }
  return {
    onPointerDown({ button, clientX: x, clientY: y, currentTarget, pointerId }: PointerEvent<HTMLElement>) {
      if (button !== 0) return
      start.current = { x, y }
      currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
      if (start.current === null) return
      pictureIn(currentTarget).style.translate = `${clientX - start.current.x}px ${clientY - start.current.y}px`
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (start.current === null) return
      const way = { x: event.clientX - start.current.x, y: event.clientY - start.current.y }
      end(event.currentTarget)
      if (Math.hypot(way.x, way.y) < CLICK) onClick(event)
      else onDragged(way)
    },
    onPointerCancel({ currentTarget }: PointerEvent<HTMLElement>) {
      end(currentTarget)
    },
    /** Where a finger that rests asks for a menu, its release is no click. */
    onContextMenu({ currentTarget }: MouseEvent<HTMLElement>) {
      end(currentTarget)
    },
  }
}

function pictureIn(element: HTMLElement): HTMLElement {
  return element.querySelector('canvas') ?? element
}
