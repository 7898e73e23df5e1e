import { use, useEffect, useEffectEvent, useRef } from 'react'
import { Map as MapLibreMap, setWorkerCount } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import { addBasemapProtocol } from '../../../src/map/live/basemap-protocol.ts'
import { boundsSeen } from '../../../src/map/live/map-camera.ts'
import type { MapViewProps } from '../../../src/map/view/map-view-props.ts'
import { ORIGIN, RECORDED_STYLE_PATH, type RecordedStyle } from './recorded-style.ts'

setWorkerCount(1)
addBasemapProtocol()
const recorded = readRecorded()

async function readRecorded(): Promise<RecordedStyle> {
  const text = await (await fetch(RECORDED_STYLE_PATH)).text()
  return JSON.parse(text.replaceAll(ORIGIN, location.origin))
}

/** Stands in the place of the app's own moving map: MapLibre alone, which is told at once all that the app's map drew. */
export function LiveView({ camera: { zoom, lat, lng }, padding, onBoundsChange }: MapViewProps) {
  const { style, images } = use(recorded)
  const container = useRef<HTMLDivElement>(null)
  const make = useEffectEvent((element: HTMLElement) => {
    const map = new MapLibreMap({ container: element, style, center: [lng, lat], zoom, validateStyle: false })
    map.once('style.load', () => {
      for (const { name, width, height, pixels, metadata } of images) {
        const data = Uint8Array.from(atob(pixels), (byte) => byte.charCodeAt(0))
        map.addImage(name, { width, height, data }, metadata)
      }
    })
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
