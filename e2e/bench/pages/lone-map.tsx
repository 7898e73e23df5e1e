import { useEffect, useEffectEvent, useRef } from 'react'
import { Map as MapLibreMap, setWorkerCount, type MapOptions } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import { boundsSeen } from '../../../src/map/live/map-camera.ts'
import type { MapViewProps } from '../../../src/map/view/map-view-props.ts'

setWorkerCount(1)

interface Props extends Pick<MapViewProps, 'camera' | 'padding' | 'onBoundsChange'> {
  readonly options: Pick<MapOptions, 'style' | 'validateStyle'>
  /** Puts on the map what a style cannot have in it. */
  readonly onStyle?: (map: MapLibreMap) => void
}

/** MapLibre alone in the place of the app's own moving map; it tells the rest of the app what it shows. */
export function LoneMap({ camera: { zoom, lat, lng }, padding, onBoundsChange, options, onStyle }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const make = useEffectEvent((element: HTMLElement) => {
    const map = new MapLibreMap({ container: element, center: [lng, lat], zoom, ...options })
    map.once('style.load', () => onStyle?.(map))
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
