import { useState } from 'react'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { BasemapNote } from '../controls/basemap-note.tsx'
import { useBasemaps } from '../basemap/basemaps.ts'
import { CAMERA_MS } from './camera-sync.ts'
import { Credits } from '../controls/credits.tsx'
import { useMapEvent, useMapInstance } from './map-instance.ts'
import type { MapViewProps } from '../view/map-view-props.ts'
import { Overlay } from '../controls/overlay.tsx'
import { ScaleBar } from './scale-bar.tsx'

const BasemapChoice = lazyComponent(() => import('../choice/basemap-choice.tsx'), 'BasemapChoice')

type Props = Pick<MapViewProps, 'layers' | 'onAsk' | 'gestures' | 'controls'>

/** What stands on the moving map. */
export function LiveOverlay({ gestures, ...asked }: Props) {
  const map = useMapInstance()
  const { offered, shown } = useBasemaps()
  const [zoom, setZoom] = useState(() => map.getZoom())
  useMapEvent('zoomend', () => setZoom(map.getZoom()))
  return (
    <Overlay
      {...asked}
      zoom={zoom}
      zoomsByFingers={gestures === 'greedy'}
      onStep={(step) => map.easeTo({ zoom: Math.round(map.getZoom() + step), duration: CAMERA_MS })}
      onPan={({ x, y }) => map.panBy([x, y], { duration: CAMERA_MS })}
      onLook={({ lng, lat, zoom: near }) => map.easeTo({ center: [lng, lat], zoom: near, duration: CAMERA_MS })}
      underLegend={offered.length > 1 && <BasemapChoice />}
    >
      <BasemapNote />
      <ScaleBar />
      <Credits layers={asked.layers} basemap={shown} />
    </Overlay>
  )
}
