import { useEffect, useEffectEvent } from 'react'
import type { LatLng } from '#core/viewport/coordinates.ts'
import { wrapLng } from '#contract/geo/box.ts'
import { useMapInstance } from '../map-instance.ts'

/** How far a finger may slip between down and up and still mean a tap, in px. */
const SLIP = 8

/** Takes the taps before the map hears of them. */
export function Taps({ onTap }: { readonly onTap: (place: LatLng) => void }) {
  const map = useMapInstance()
  const tapped = useEffectEvent(onTap)
  useEffect(
    function takeTaps() {
      const container = map.getCanvasContainer()
      const canvas = map.getCanvas()
      const taps = new AbortController()
      let down: { readonly x: number; readonly y: number } | null = null
      const onDown = ({ clientX: x, clientY: y }: PointerEvent) => (down = { x, y })
      const onClick = (event: MouseEvent) => {
        event.stopPropagation()
        const moved = down === null ? 0 : Math.hypot(event.clientX - down.x, event.clientY - down.y)
        if (moved > SLIP) return
        const { left, top } = canvas.getBoundingClientRect()
        const { lng, lat } = map.unproject([event.clientX - left, event.clientY - top])
        tapped({ lng: wrapLng(lng), lat })
      }
      const parent = container.parentElement ?? container
      parent.addEventListener('pointerdown', onDown, { capture: true, signal: taps.signal })
      parent.addEventListener('click', onClick, { capture: true, signal: taps.signal })
      map.doubleClickZoom.disable()
      return () => {
        taps.abort()
        map.doubleClickZoom.enable()
      }
    },
    [map],
  )
  return null
}
