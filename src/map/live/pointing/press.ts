import { useRef } from 'react'
import type { LngLat, MapTouchEvent, Point } from 'maplibre-gl'
import { useTimer } from '#core/ui/hooks/use-timer.ts'
import { useCanvasEvent, useMapEvent, useMapInstance } from '../map-instance.ts'
import type { LatLng } from '#core/viewport/coordinates.ts'
import { wrapLng } from '#contract/geo/box.ts'

/** How long a finger has to rest, in ms, and how far it may slip meanwhile, in px. */
const REST_MS = 500
const SLIP = 10

/**
 * Asks about a place: by a long press, by a right click, or by keyboard about the map's middle (Enter, or the key for
 * menus). The answer tells, of a click, whether it only ends a long press.
 */
export function usePress(onAsk: (place: LatLng) => void): () => boolean {
  const map = useMapInstance()
  const ask = ({ lng, lat }: LngLat) => onAsk({ lng: wrapLng(lng), lat })
  const press = useLongPress(ask)
  const byKeyboard = useRef(false)
  useMapEvent('contextmenu', ({ lngLat }) => {
    // Where a finger rests, some browsers ask for a menu too, before or after it counts as a press.
    if (press.isOver()) return
    press.end()
    ask(byKeyboard.current ? map.getCenter() : lngLat)
  })
  useCanvasEvent('keydown', ({ key }) => {
    byKeyboard.current = true
    if (key === 'Enter' && map.keyboard.isEnabled()) ask(map.getCenter())
  })
  useCanvasEvent('pointerdown', () => {
    byKeyboard.current = false
  })
  return press.isOver
}

interface LongPress {
  /** Whether the last touch was a long press; an event of a mouse resets it. */
  readonly isOver: () => boolean
  /** What rests now has been heard of otherwise. */
  readonly end: () => void
}

/** Hears of a finger that rests. */
function useLongPress(onPress: (lngLat: LngLat) => void): LongPress {
  const timer = useTimer()
  const start = useRef<Point | null>(null)
  const isOver = useRef(false)
  const stop = () => {
    timer.stop()
    start.current = null
  }
  useMapEvent('touchstart', ({ points, point, lngLat }: MapTouchEvent) => {
    stop()
    isOver.current = false
    if (points.length > 1) return
    start.current = point
    timer.start(() => {
      isOver.current = true
      onPress(lngLat)
    }, REST_MS)
  })
  useMapEvent('touchmove', ({ point }) => {
    if (start.current !== null && start.current.dist(point) > SLIP) stop()
  })
  useMapEvent('touchend', stop)
  useMapEvent('touchcancel', stop)
  useCanvasEvent('pointerdown', ({ pointerType }) => {
    if (pointerType === 'mouse') isOver.current = false
  })
  // What scrolls the page takes the map along: seen from that, the finger rests.
  useCanvasEvent('pointercancel', stop)
  const end = () => {
    if (start.current !== null) isOver.current = true
    stop()
  }
  return { isOver: () => isOver.current, end }
}
