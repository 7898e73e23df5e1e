import { use, useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import type { FeatureCollection } from 'geojson'
import { Marker, type Map as MapLibreMap } from 'maplibre-gl'
import { CAMERA_MS } from '#map/camera-sync.ts'
import { MapContext } from '#map/map-instance.ts'
import { StyleContent } from '#map/style-content.ts'
import { palettes } from '#ui/theme/palette.ts'
import { useTheme } from '#ui/theme/theme-state.ts'
import { useHere, type Place } from '../here-address.ts'
import { Pin } from './pin.tsx'
import styles from './here-on-map.module.css'

/** How far from the edge of what the panels leave free the pin has to be, in px. */
const MARGIN = 24

/** The place that the card is about, on the map; on a still picture as a dot. */
export function HereOnMap() {
  const map = use(MapContext)
  const [here] = useHere()
  if (here === null || here === 'position') return null
  return map === null ? <Dot lng={here.lng} lat={here.lat} /> : <PinAt map={map} lng={here.lng} lat={here.lat} />
}

type Spot = Pick<Place, 'lng' | 'lat'>

/** Where panels would cover the pin, the map makes way. */
function PinAt({ map, lng, lat }: Spot & { readonly map: MapLibreMap }) {
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
    function bringIntoView() {
      const { x, y } = map.project([lng, lat])
      const { clientWidth: width, clientHeight: height } = map.getContainer()
      const { left = 0, right = 0, top = 0, bottom = 0 } = map.getPadding()
      const isSeen = x > left + MARGIN && x < width - right - MARGIN && y > top + MARGIN && y < height - bottom - MARGIN
      if (!isSeen) map.easeTo({ center: [lng, lat], duration: CAMERA_MS })
    },
    [map, lng, lat],
  )
  return createPortal(<Pin />, element)
}

function makeHolder(): HTMLElement {
  const holder = document.createElement('div')
  holder.className = styles.pin ?? ''
  return holder
}

const SOURCE = 'here'

function Dot({ lng, lat }: Spot) {
  const palette = palettes[useTheme()]
  const sources = useMemo(() => {
    const geometry = { type: 'Point' as const, coordinates: [lng, lat] }
    const data: FeatureCollection = {
      type: 'FeatureCollection',
      features: [{ type: 'Feature', properties: {}, geometry }],
    }
    return { [SOURCE]: { type: 'geojson', data } as const }
  }, [lng, lat])
  const layers = useMemo(() => {
    const paint = {
      'circle-radius': 8,
      'circle-color': palette.text,
      'circle-stroke-color': palette.casing,
      'circle-stroke-width': 3,
    }
    return { position: [{ id: 'here-dot', type: 'circle', source: SOURCE, paint } as const] }
  }, [palette])
  return <StyleContent sources={sources} layers={layers} />
}
