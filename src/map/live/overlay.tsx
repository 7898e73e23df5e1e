import { useId, useState } from 'react'
import { BasemapChoice, BasemapNote } from '../basemap-choice.tsx'
import { useBasemaps } from '../basemaps.ts'
import { Controls } from './controls.tsx'
import { CAMERA_MS } from './camera-sync.ts'
import { Credits } from '../credits.tsx'
import { Legend } from '../legend.tsx'
import { useMapInstance } from './map-instance.ts'
import type { MapLayer } from '../map-layer.ts'
import { PositionLayers } from '../position-layers.tsx'
import { NEAR, usePosition, type MeasuredPlace } from '../position.ts'
import { ScaleBar } from './scale-bar.tsx'
import styles from '../overlay.module.css'

/** From this width on there is room for the legend from the start, in px. */
const ROOMY = 1080

interface Props {
  readonly layers: readonly MapLayer[]
  /** The visitor wants to know what applies at the device's position. */
  readonly onAsk: (place: MeasuredPlace) => void
}

/** What stands on the map, in the room that the page's panels leave: `--controls-top`, `-right`, `-bottom`, `-left`. */
export function Overlay({ layers, onAsk }: Props) {
  const map = useMapInstance()
  const legendId = useId()
  const { offered, shown } = useBasemaps()
  const [legendOpen, setLegendOpen] = useState(() => window.innerWidth >= ROOMY)
  const { position, locate, forget } = usePosition(({ lng, lat }) =>
    map.easeTo({ center: [lng, lat], zoom: Math.max(map.getZoom(), NEAR), duration: CAMERA_MS }),
  )
  return (
    <>
      <PositionLayers position={position} />
      <div className={styles.overlay}>
        <div className={styles.controls}>
          <Controls
            position={position}
            onLocate={locate}
            onForget={forget}
            onAsk={onAsk}
            legendOpen={legendOpen}
            legendId={legendId}
            onLegend={() => setLegendOpen(!legendOpen)}
          />
        </div>
        <div className={styles.foot}>
          <div className={styles.legend} id={legendId}>
            {legendOpen && <Legend layers={layers}>{offered.length > 1 && <BasemapChoice />}</Legend>}
          </div>
          <div className={styles.facts}>
            <BasemapNote />
            <ScaleBar />
            <Credits layers={layers} basemap={shown} />
          </div>
        </div>
      </div>
    </>
  )
}
