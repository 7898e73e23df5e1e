import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Marker, type Map as MapLibreMap } from 'maplibre-gl'
import { CAMERA_MS } from '#map/live/camera-sync.ts'
import { useMapInstance } from '#map/live/map-instance.ts'
import type { LatLng } from '#core/viewport/coordinates.ts'
import type { Place } from '../here-address.ts'
import { makesWay } from '../on-the-way.ts'
import styles from './here-on-map.module.css'

/** How far from the edge of what the panels leave free the pin has to be, in px. */
const MARGIN = 24

/** A pin on the moving map. Where panels would cover it, the map makes way. */
export function PinAt({ lng, lat, accuracy }: Place) {
  const map = useMapInstance()
  // One for all places: MapLibre's markers leave listeners on their element.
  const [marker] = useState(makeMarker)
  useEffect(
    function movePin() {
      marker.setLngLat([lng, lat])
    },
    [marker, lng, lat],
  )
  useEffect(
    function putPin() {
      marker.addTo(map)
      // MapLibre names every marker and makes a button of it: this one is a picture.
      for (const name of ['role', 'aria-label', 'tabindex']) marker.getElement().removeAttribute(name)
      return () => {
        marker.remove()
      }
    },
    [map, marker],
  )
  const last = useRef<LatLng>(null)
  useEffect(
    function keepInView() {
      const before = last.current
      last.current = { lng, lat }
      if (!makesWay({ lng, lat, accuracy }, before && isSeen(map, before))) return undefined
      const bringIntoView = () => !isSeen(map, { lng, lat }) && map.easeTo({ center: [lng, lat], duration: CAMERA_MS })
      if (!map.isMoving()) bringIntoView()
      // A map that has been sent somewhere gets there first.
      else map.once('moveend', bringIntoView)
      return () => {
        map.off('moveend', bringIntoView)
      }
    },
    [map, lng, lat, accuracy],
  )
  return createPortal(<Pin />, marker.getElement())
}

/** Whether panels leave a place free. */
function isSeen(map: MapLibreMap, { lng, lat }: LatLng): boolean {
  const { x, y } = map.project([lng, lat])
  const { clientWidth: width, clientHeight: height } = map.getContainer()
  const { left = 0, right = 0, top = 0, bottom = 0 } = map.getPadding()
  return x > left + MARGIN && x < width - right - MARGIN && y > top + MARGIN && y < height - bottom - MARGIN
}

function makeMarker(): Marker {
  const element = document.createElement('div')
  element.className = styles.pin ?? ''
  return new Marker({ element, anchor: 'bottom' })
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
