import { MAX_ZOOM, MIN_ZOOM, type Camera } from '#viewport/camera.ts'
import { LegendGroup, ZoomGroup } from '../control-groups.tsx'
import controls from '../controls.module.css'

interface Props {
  readonly camera: Camera
  readonly onCameraChange: (camera: Camera) => void
  readonly legendId: string
  readonly legendOpen: boolean
  readonly onLegend: () => void
}

/** The buttons on the still picture. */
export function StillControls({ camera, onCameraChange, legendId, legendOpen, onLegend }: Props) {
  return (
    <div className={controls.controls}>
      <ZoomGroup zoom={camera.zoom} onStep={(step) => onCameraChange(zoomed(camera, step))} />
      <LegendGroup isOpen={legendOpen} legendId={legendId} onToggle={onLegend} />
    </div>
  )
}

/** The camera so many whole zooms nearer, as far as the map goes. */
export function zoomed(camera: Camera, step: number): Camera {
  return { ...camera, zoom: Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, Math.round(camera.zoom + step))) }
}
