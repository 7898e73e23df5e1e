import { LiveBuiltinBasemap } from '#map/live/builtin-basemap.tsx'
import { MapCanvas } from '#map/live/map-canvas.tsx'
import { useMapEvent, useMapInstance } from '#map/live/map-instance.ts'
import { useTimer } from '#core/ui/hooks/use-timer.ts'
import { Layers, NOTHING_OVER, REST_MS, type DrawingProps } from './drawing.tsx'

interface Props extends DrawingProps {
  /** It cannot be drawn, as without WebGL. */
  readonly onBroken: () => void
}

/** A map of its own, in the size of the page, for a picture: the one on the screen stays as it is. */
export function PrintMap({ layers, camera, onPicture, onBroken }: Props) {
  return (
    <MapCanvas camera={camera} padding={NOTHING_OVER} forPicture onBroken={onBroken} onLost={onBroken}>
      <LiveBuiltinBasemap />
      <Layers layers={layers} />
      <Picture onPicture={onPicture} />
    </MapCanvas>
  )
}

function Picture({ onPicture }: Pick<Props, 'onPicture'>) {
  const map = useMapInstance()
  const timer = useTimer()
  useMapEvent('idle', () => timer.start(() => onPicture(map.getCanvas().toDataURL()), REST_MS))
  return null
}
