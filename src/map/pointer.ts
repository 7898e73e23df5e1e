import { useState } from 'react'
import type { MapLayerMouseEvent } from '@vis.gl/react-maplibre'
import { hoverMoved } from '#selection/hover.ts'
import type { Selection } from '#selection/selection.ts'
import { hitAt, isCluster, zoomIntoCluster } from './hits.ts'
import type { MapLayer } from './map-layer.ts'

/** How far beside a sign a pointer still hits it, in px. */
const TOLERANCE = { fine: 3, coarse: 12 }

function tolerance(): number {
  return matchMedia('(pointer: coarse)').matches ? TOLERANCE.coarse : TOLERANCE.fine
}

/** What pointing at the map does: clicks select, or zoom into a cluster; hovering lights. */
export function usePointer(layers: readonly MapLayer[], onSelect: (selection: Selection | null) => void) {
  const [pointing, setPointing] = useState(false)
  return {
    cursor: pointing ? 'pointer' : 'grab',
    onClick({ target: map, point }: MapLayerMouseEvent) {
      const hit = hitAt(map, layers, point, tolerance())
      if (hit !== null && isCluster(hit.feature)) void zoomIntoCluster(map, hit.feature)
      else onSelect(hit?.layer.select(hit.feature) ?? null)
    },
    onMouseMove({ target: map, point }: MapLayerMouseEvent) {
      if (map.isMoving()) return
      const hit = hitAt(map, layers, point, tolerance())
      setPointing(hit !== null)
      hoverMoved(hit === null || isCluster(hit.feature) ? null : hit.layer.select(hit.feature))
    },
    onMouseOut() {
      setPointing(false)
      hoverMoved(null)
    },
  }
}
