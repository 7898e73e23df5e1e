import { useId, useState } from 'react'
import { MAX_ZOOM, MIN_ZOOM, type Camera } from '#viewport/camera.ts'
import { LegendGroup, ZoomGroup } from '../control-groups.tsx'
import { Credits } from '../credits.tsx'
import { Legend } from '../legend.tsx'
import { LocateGroup } from '../locate-group.tsx'
import type { MapLayer } from '../map-layer.ts'
import { PositionLayers } from '../position-layers.tsx'
import { NEAR, usePosition, type MeasuredPlace } from '../position.ts'
import { useMapWords } from '../words/words.ts'
import controls from '../controls.module.css'
import overlay from '../overlay.module.css'
import styles from './still-view.module.css'

interface Props {
  readonly layers: readonly MapLayer[]
  readonly camera: Camera
  readonly onCameraChange: (camera: Camera) => void
  /** The visitor wants to know what applies at the device's position. */
  readonly onAsk: (place: MeasuredPlace) => void
}

/** What stands on the still picture, in the room that the page's panels leave. */
export function StillOverlay({ layers, camera, onCameraChange, onAsk }: Props) {
  const words = useMapWords()
  const legendId = useId()
  const [legendOpen, setLegendOpen] = useState(false)
  const { position, locate, forget } = usePosition(({ lng, lat }) =>
    onCameraChange({ lng, lat, zoom: Math.max(camera.zoom, NEAR) }),
  )
  return (
    <>
      <PositionLayers position={position} />
      <div className={overlay.overlay}>
        <div className={overlay.controls}>
          <div className={controls.controls}>
            <ZoomGroup zoom={camera.zoom} onStep={(step) => onCameraChange(zoomed(camera, step))} />
            <LocateGroup position={position} onLocate={locate} onForget={forget} onAsk={onAsk} />
            <LegendGroup isOpen={legendOpen} legendId={legendId} onToggle={() => setLegendOpen(!legendOpen)} />
          </div>
        </div>
        <div className={overlay.foot}>
          <div className={overlay.legend} id={legendId}>
            {legendOpen && <Legend layers={layers} />}
          </div>
          <div className={overlay.facts}>
            <p className={styles.note}>{words.still}</p>
            <Credits layers={layers} />
          </div>
        </div>
      </div>
    </>
  )
}

/** The camera so many whole zooms nearer, as far as the map goes. */
export function zoomed(camera: Camera, step: number): Camera {
  return { ...camera, zoom: Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, Math.round(camera.zoom + step))) }
}
