import { useMemo, useState } from 'react'
import { Map } from '@vis.gl/react-maplibre'
import { useMessages } from '#i18n/messages.tsx'
import type { Selection } from '#selection/selection.ts'
import { MAX_ZOOM, MIN_ZOOM } from '#viewport/camera.ts'
import { BasemapLayers } from './basemap-layers.tsx'
import { fontFaces } from './basemap/fonts.ts'
import { CameraSync, type CameraProps } from './camera-sync.ts'
import { DrawnStatus } from './drawn-status.tsx'
import { MapImages } from './map-images.tsx'
import type { MapLayer } from './map-layer.ts'
import { mapLibrary } from './map-library.ts'
import { Overlay } from './overlay.tsx'
import { usePointer } from './pointer.ts'
import { baseStyle } from './style.ts'
import { useMapTrouble, type MapTrouble } from './trouble.ts'
import styles from './map-view.module.css'

export interface MapViewProps extends CameraProps {
  /** What it shows, bottom to top. */
  readonly layers: readonly MapLayer[]
  /** A click on a thing; null for one beside all things. */
  readonly onSelect: (selection: Selection | null) => void
  /** What cannot be shown, as soon as that is known; null when all is well again. */
  readonly onError: (trouble: MapTrouble | null) => void
}

/** The map with what stands on it. It fills the nearest positioned box. */
export function MapView({ layers, onSelect, onError, ...view }: MapViewProps) {
  const { map: words } = useMessages()
  const { broken, ...trouble } = useMapTrouble(onError)
  const pointer = usePointer(layers, onSelect)
  const [start] = useState(() => {
    const { lng: longitude, lat: latitude, zoom } = view.camera
    return { longitude, latitude, zoom, padding: view.padding }
  })
  const style = useMemo(() => baseStyle(fontFaces(), !matchMedia('(prefers-reduced-motion: reduce)').matches), [])
  if (broken) return <p className={styles.broken}>{words.failed}</p>
  return (
    <div className={styles.map}>
      <Map
        mapLib={mapLibrary}
        initialViewState={start}
        mapStyle={style}
        minZoom={MIN_ZOOM}
        maxZoom={MAX_ZOOM}
        maxPitch={0}
        dragRotate={false}
        touchPitch={false}
        attributionControl={false}
        locale={{ 'Map.Title': words.label }}
        {...pointer}
        {...trouble}
      >
        <MapImages layers={layers} />
        <BasemapLayers />
        {layers.map(({ name, Layers }) => (
          <Layers key={name} />
        ))}
        <CameraSync {...view} />
        <DrawnStatus layers={layers} />
        <Overlay layers={layers} />
      </Map>
    </div>
  )
}
