import { useState, type ComponentProps } from 'react'
import { CAMERA_MS } from './camera-sync.ts'
import { LegendGroup, ZoomGroup } from '../control-groups.tsx'
import { LocateGroup } from '../locate-group.tsx'
import { useMapEvent, useMapInstance } from './map-instance.ts'
import styles from '../controls.module.css'

interface Props extends ComponentProps<typeof LocateGroup> {
  readonly legendOpen: boolean
  readonly legendId: string
  readonly onLegend: () => void
}

/** The buttons on the map. */
export function Controls({ legendOpen, legendId, onLegend, ...locating }: Props) {
  return (
    <div className={styles.controls}>
      <ZoomButtons />
      <LocateGroup {...locating} />
      <LegendGroup isOpen={legendOpen} legendId={legendId} onToggle={onLegend} />
    </div>
  )
}

function ZoomButtons() {
  const map = useMapInstance()
  const [zoom, setZoom] = useState(() => map.getZoom())
  useMapEvent('zoomend', () => setZoom(map.getZoom()))
  const by = (step: number) => map.easeTo({ zoom: Math.round(map.getZoom() + step), duration: CAMERA_MS })
  return <ZoomGroup zoom={zoom} onStep={by} className={styles.zoom} />
}
