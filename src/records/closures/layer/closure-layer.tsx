import { parseUuid } from '#contract/ids.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import type { MapLayer } from '#map/map-layer.ts'
import { ClosuresOnMap, useDrawnClosures } from './lazy-closures-on-map.ts'

/** Comes when it is opened. */
const ClosureLegend = lazyComponent(() => import('./closure-legend.tsx'), 'ClosureLegend')

/** Closures and notices: shapes with the pattern of their status, and an icon each. */
export const closureLayer: MapLayer = {
  name: 'closures',
  Layers: ClosureLayers,
  features: {
    clickable: [
      'closure-focus-icon',
      'closure-cluster',
      'closure-icon',
      'closure-name',
      'closure-edge',
      'closure-edge-dashed',
      'closure-hairline',
      'closure-hairline-dashed',
      'closure-fill',
    ],
    select({ properties }) {
      const uuid = parseUuid(String(properties.uuid))
      return uuid && { kind: 'closure', uuid }
    },
  },
  Legend: ClosureLegend,
}

function ClosureLayers() {
  const closures = useDrawnClosures()
  return closures !== undefined && <ClosuresOnMap closures={closures} />
}
