import { useEffect, useRef } from 'react'
import { Basemap } from '#map/basemap.tsx'
import { MapCanvas } from '#map/map-canvas.tsx'
import { MapImages } from '#map/map-images.ts'
import { useMapEvent, useMapInstance } from '#map/map-instance.ts'
import type { MapLayer } from '#map/map-layer.ts'
import { FixedTheme } from '#ui/theme/theme-state.ts'
import type { Camera } from '#viewport/camera.ts'

const NOTHING_OVER = { left: 0, right: 0, top: 0, bottom: 0 } as const
/** What loads late makes the map draw again: it has to rest for so long, in ms. */
const REST_MS = 400

interface Props {
  readonly layers: readonly MapLayer[]
  readonly camera: Camera
  /** The picture as an address of its own, once the map has come to rest. */
  readonly onPicture: (url: string) => void
  /** It cannot be drawn, as without WebGL. */
  readonly onBroken: () => void
}

/** A map of its own, in the colours of paper and in the size of the page, for a picture: the one on the screen stays as it is. */
export function PrintMap({ layers, camera, onPicture, onBroken }: Props) {
  return (
    <FixedTheme value="light">
      <MapCanvas camera={camera} padding={NOTHING_OVER} forPicture onBroken={onBroken}>
        <MapImages layers={layers} />
        <Basemap />
        {layers.map(({ name, Layers }) => (
          <Layers key={name} />
        ))}
        <Picture onPicture={onPicture} />
      </MapCanvas>
    </FixedTheme>
  )
}

function Picture({ onPicture }: Pick<Props, 'onPicture'>) {
  const map = useMapInstance()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useMapEvent('idle', () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onPicture(map.getCanvas().toDataURL()), REST_MS)
  })
  return null
}
