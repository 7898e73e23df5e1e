import { useEffect, useEffectEvent, useRef } from 'react'
import { Map as MapLibreMap, setWorkerCount } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import { boundsSeen } from '../../../src/map/live/map-camera.ts'
import type { MapViewProps } from '../../../src/map/view/map-view-props.ts'
import { BARE_STYLE } from './view.ts'

setWorkerCount(1)

/** Stands in the place of the app's own moving map: the bare one, which tells the rest of the app what it shows. */
export function LiveView({ camera: { zoom, lat, lng }, padding, onBoundsChange }: MapViewProps) {
  const container = useRef<HTMLDivElement>(null)
  const make = useEffectEvent((element: HTMLElement) => {
    const map = new MapLibreMap({ container: element, style: BARE_STYLE, center: [lng, lat], zoom })
    map.setPadding(padding)
    const tell = () => onBoundsChange(boundsSeen(map), map.getZoom())
    map.on('moveend', tell)
    tell()
    return map
  })
  useEffect(function makeAndRemoveMap() {
    if (container.current === null) return undefined
    const map = make(container.current)
    window.benchMap = map
    return () => map.remove()
  }, [])
  return <div ref={container} style={{ position: 'absolute', inset: 0 }} />
}
