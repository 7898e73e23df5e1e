import { IconButton } from '#ui/icon-button.tsx'
import { MAX_ZOOM, MIN_ZOOM, type Camera } from '#viewport/camera.ts'
import { useMapWords } from '../words/words.ts'
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
  const words = useMapWords()
  return (
    <div className={controls.controls}>
      <div className={controls.group}>
        <IconButton
          icon="plus"
          label={words.zoomIn}
          aria-disabled={camera.zoom >= MAX_ZOOM}
          onClick={() => onCameraChange(zoomed(camera, 1))}
        />
        <IconButton
          icon="minus"
          label={words.zoomOut}
          aria-disabled={camera.zoom <= MIN_ZOOM}
          onClick={() => onCameraChange(zoomed(camera, -1))}
        />
      </div>
      <div className={controls.group}>
        <IconButton
          icon="layers"
          label={words.legend}
          aria-expanded={legendOpen}
          aria-controls={legendId}
          className={legendOpen ? controls.on : ''}
          onClick={onLegend}
        />
      </div>
    </div>
  )
}

/** The camera so many whole zooms nearer, as far as the map goes. */
export function zoomed(camera: Camera, step: number): Camera {
  return { ...camera, zoom: Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, Math.round(camera.zoom + step))) }
}
