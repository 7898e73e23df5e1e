import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react'
import {
  getGlobalDispatcher,
  LngLat,
  Map as MapLibreMap,
  setWorkerCount,
  type MapOptions,
  type TransformConstrainFunction,
} from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import type { BBox } from '#contract/geometry.ts'
import { letWorkersStart } from '#core/workers/sandboxed-workers.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { MAX_ZOOM, MIN_ZOOM, type Camera } from '#core/viewport/camera.ts'
import { fontFaces } from '../basemap/fonts.ts'
import { liveMapBroke } from '../view/web-gl.ts'
import { addBasemapProtocol } from './basemap-protocol.ts'
import { MapContext } from './map-instance.ts'
import { surfaceOf } from './map-surface.ts'
import { baseStyle } from './style.ts'
import { keptWithin } from '../camera/region.ts'
import { pixelsOf, type Drawing } from '../style/drawing.ts'
import { SurfaceContext } from '../style/surface.ts'
import type { Padding } from '../camera/world.ts'
import { useMapMessages } from '../messages.ts'
import styles from './map-canvas.module.css'

const NOTHING: Drawing = { size: 4, paint() {} }

letWorkersStart()
setWorkerCount(1)
addBasemapProtocol()

/**
 * Resolves when the worker of all maps cannot start, or breaks: without it hardly anything is drawn. It starts with this
 * module, before the page is busy with what the map has on it.
 */
const workerBroke = new Promise<void>((resolve) => {
  getGlobalDispatcher().actorsPromise.then(
    (actors) => actors.forEach(({ target }) => target.addEventListener('error', () => resolve())),
    () => resolve(),
  )
})

interface Props {
  /** Where the map looks at first. */
  readonly camera: Camera
  readonly padding: Padding
  /** Nobody moves it: it is drawn for a picture, sharp enough for paper. */
  readonly forPicture?: boolean
  /** The map cannot be made at all, as without WebGL. */
  readonly onBroken: () => void
  /** The browser has taken away what it draws with; it shows nothing any more. */
  readonly onLost: () => void
  /** What is on the map, once there is one. */
  readonly children: ReactNode
}

/** A MapLibre map, without anything on it but its children. It fills the nearest positioned box. */
export function MapCanvas({ camera, padding, forPicture = false, onBroken, onLost, children }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<MapLibreMap | null>(null)
  const surface = useMemo(() => map && surfaceOf(map), [map])
  const { region } = useAppConfig()
  const broke = useEffectEvent(() => {
    liveMapBroke()
    onBroken()
  })
  const lost = useEffectEvent(onLost)
  const make = useEffectEvent((element: HTMLElement) => {
    try {
      if (isNoise(pixelsOf(NOTHING, 1))) throw new Error('Noise.')
      return makeMap(element, camera, padding, {
        ...(region !== null && { transformConstrain: keepWithin(region.bbox) }),
        ...(forPicture && PICTURE),
      })
    } catch {
      broke()
      return null
    }
  })
  useEffect(function makeAndRemoveMap() {
    if (container.current === null) return undefined
    const made = make(container.current)
    made?.once('style.load', () => setMap(made))
    made?.once('webglcontextlost', () => lost())
    let isThere = made !== null
    void workerBroke.then(() => isThere && broke())
    return () => {
      isThere = false
      setMap(null)
      made?.remove()
    }
  }, [])
  useName(map)
  return (
    <>
      <div ref={container} className={styles.canvas} />
      {map !== null && (
        <MapContext value={map}>
          <SurfaceContext value={surface}>{children}</SurfaceContext>
        </MapContext>
      )}
    </>
  )
}

/** Whether pixels of nothing are noise: so answers a browser that hides its device, such as Tor Browser. */
function isNoise({ data }: ImageData): boolean {
  return data.some((part) => part > 9)
}

/** Says to those who don't see the map what it is. */
function useName(map: MapLibreMap | null): void {
  const words = useMapMessages()
  useEffect(
    function nameCanvas() {
      map?.getCanvas().setAttribute('aria-label', words.label)
    },
    [map, words],
  )
}

/** Keeps the map where {@link keptWithin} has it. */
function keepWithin(region: BBox): TransformConstrainFunction {
  return ({ lng, lat }, zoom) => {
    const kept = keptWithin(region, { zoom, lat, lng })
    return { center: new LngLat(kept.lng, kept.lat), zoom: kept.zoom }
  }
}

/** Two device px to the px are about 190 dpi; what is drawn has to stay to be read. */
const PICTURE = {
  interactive: false,
  fadeDuration: 0,
  pixelRatio: 2,
  canvasContextAttributes: { preserveDrawingBuffer: true },
} satisfies Partial<MapOptions>

function makeMap(
  container: HTMLElement,
  { lng, lat, zoom }: Camera,
  padding: Padding,
  options: Partial<MapOptions>,
): MapLibreMap {
  const map = new MapLibreMap({
    container,
    style: baseStyle(fontFaces(), !matchMedia('(prefers-reduced-motion: reduce)').matches),
    center: [lng, lat],
    zoom,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    maxPitch: 0,
    dragRotate: false,
    touchPitch: false,
    attributionControl: false,
    ...options,
  })
  map.setPadding(padding)
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  return map
}
