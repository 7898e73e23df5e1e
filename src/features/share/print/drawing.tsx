import type { MapLayer } from '#map/map-layer.ts'
import type { Camera } from '#core/viewport/camera.ts'

/** No panel covers a picture. */
export const NOTHING_OVER = { left: 0, right: 0, top: 0, bottom: 0 } as const
/** What loads late makes a map draw again: it has to rest for so long, in ms. */
export const REST_MS = 400

export interface DrawingProps {
  readonly layers: readonly MapLayer[]
  readonly camera: Camera
  /** The picture as an address of its own, once the map has come to rest. */
  readonly onPicture: (url: string) => void
}

/** What is on the map, bottom to top. */
export function Layers({ layers }: Pick<DrawingProps, 'layers'>) {
  return layers.map(({ name, Layers: Layer }) => <Layer key={name} />)
}
