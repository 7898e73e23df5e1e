import { featuresOf, featuresOfLayer, type MapLayer } from '../map-layer.ts'
import type { Pixel } from '../camera/world.ts'
import type { Shape } from './drawing/shape.ts'
import type { Box } from './drawing/box.ts'

/** A thing on the picture, and where it can be hit: in its inside, on its line, or on its sign. */
export interface Drawn {
  /** Id of the style layer that it is of. */
  readonly layer: string
  readonly kind: 'inside' | 'line' | 'sign'
  readonly shape: Shape
  readonly path: Path2D | null
  readonly boxes: readonly Box[]
}

/** How far beside a line or sign a pointer still hits it, in px. */
const TOLERANCE = 6

/** What answers to a click at a point, what is on top first, each with the features that it is one of. */
export function hitsAt(drawn: readonly Drawn[], layers: readonly MapLayer[], at: Pixel) {
  const probe = document.createElement('canvas').getContext('2d')
  if (probe === null) return []
  probe.lineWidth = 2 * TOLERANCE
  const all = featuresOf(layers)
  return drawn.toReversed().flatMap((one) => {
    const features = featuresOfLayer(all, one.layer)
    return features !== undefined && isHit(probe, one, at) ? [{ features, shape: one.shape }] : []
  })
}

function isHit(probe: CanvasRenderingContext2D, { kind, path, boxes }: Drawn, { x, y }: Pixel): boolean {
  if (kind === 'inside') return path !== null && probe.isPointInPath(path, x, y, 'evenodd')
  if (kind === 'line') return path !== null && probe.isPointInStroke(path, x, y)
  return boxes.some(
    ({ left, top, right, bottom }) =>
      x >= left - TOLERANCE && x <= right + TOLERANCE && y >= top - TOLERANCE && y <= bottom + TOLERANCE,
  )
}
