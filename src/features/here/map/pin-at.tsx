import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Marker, type Map as MapLibreMap } from 'maplibre-gl'
import { CAMERA_MS } from '#map/live/camera-sync.ts'
import { useMapInstance } from '#map/live/map-instance.ts'
import type { LatLng } from '#core/viewport/coordinates.ts'
import styles from './here-on-map.module.css'

/** How far from the edge of what the panels leave free the pin has to be, in px. */
const MARGIN = 24

/** A pin on the moving map. Where panels would cover it, the map makes way. */
export function PinAt({ lng, lat }: LatLng) {
  const map = useMapInstance()
  const [element] = useState(makeHolder)
  useEffect(
    function putPin() {
      const marker = new Marker({ element, anchor: 'bottom' }).setLngLat([lng, lat]).addTo(map)
      // MapLibre names every marker and makes a button of it: this one is a picture.
      for (const name of ['role', 'aria-label', 'tabindex']) element.removeAttribute(name)
      return () => {
        marker.remove()
      }
    },
    [map, element, lng, lat],
  )
  useEffect(
    function keepInView() {
      const bringIntoView = () => !isSeen(map, { lng, lat }) && map.easeTo({ center: [lng, lat], duration: CAMERA_MS })
      if (!map.isMoving()) bringIntoView()
      // A map that has been sent somewhere gets there first.
      else map.once('moveend', bringIntoView)
      return () => {
        map.off('moveend', bringIntoView)
      }
    },
    [map, lng, lat],
  )
  return createPortal(<Pin />, element)
}

/** Whether panels leave a place free. */
function isSeen(map: MapLibreMap, { lng, lat }: LatLng): boolean {
  const { x, y } = map.project([lng, lat])
  const { clientWidth: width, clientHeight: height } = map.getContainer()
  const { left = 0, right = 0, top = 0, bottom = 0 } = map.getPadding()
  return x > left + MARGIN && x < width - right - MARGIN && y > top + MARGIN && y < height - bottom - MARGIN
}

function makeHolder(): HTMLElement {
  const holder = document.createElement('div')
  holder.className = styles.pin ?? ''
  return holder
}

/** A pin whose tip is in the middle of its lower edge. */
function Pin() {
  return (
    <svg width="30" height="40" viewBox="0 0 30 40" aria-hidden="true" focusable="false">
      <path
        d="M15 38.500C11 30 2.500 24 2.500 14.500a12.500 12.500 0 0 1 25 0C27.500 24 19 30 15 38.500z"
        fill="var(--text)"
        stroke="var(--panel)"
        strokeWidth="2"
      />
      <circle cx="15" cy="14.500" r="4.500" fill="var(--panel)" />
    </svg>
  )
}
