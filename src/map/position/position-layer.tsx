import { lazyComponent } from '#core/ui/lazy-component.tsx'
import type { MapLayer } from '../map-layer.ts'
import { useShownPosition } from './position.ts'

/** Few ask for their position, and none before there is a map: it comes with the cards. */
const PositionDot = lazyComponent(() => import('./position-dot.tsx'), 'PositionDot')

/** The visitor's position: a dot, and a disc as wide as it is uncertain. */
export const positionLayer: MapLayer = { name: 'position', Layers: PositionLayers }

function PositionLayers() {
  const position = useShownPosition()
  return position.kind === 'found' && <PositionDot position={position} />
}
