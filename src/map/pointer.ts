import type { MapMouseEvent } from 'maplibre-gl'
import { hoverMoved } from '#selection/hover.ts'
import type { Selection } from '#selection/selection.ts'
import { hitAt, isCluster, zoomIntoCluster } from './hits.ts'
import { useMapEvent } from './map-instance.ts'
import type { MapLayer } from './map-layer.ts'

interface Props {
  readonly layers: readonly MapLayer[]
  readonly onSelect: (selection: Selection | null) => void
}

/** What pointing at the map does: clicks select, or zoom into a cluster; hovering lights. */
export function Pointer({ layers, onSelect }: Props) {
  const hit = ({ target: map, point }: MapMouseEvent) => hitAt(map, layers, point, tolerance())
  const point = (map: MapMouseEvent['target'], cursor: 'pointer' | '', hovered: Selection | null) => {
    map.getCanvas().style.cursor = cursor
    hoverMoved(hovered)
  }
  useMapEvent('click', (event) => {
    const found = hit(event)
    if (found !== null && isCluster(found.feature)) void zoomIntoCluster(event.target, found.feature)
    else onSelect(found?.layer.select(found.feature) ?? null)
  })
  useMapEvent('mousemove', (event) => {
    if (event.target.isMoving()) return
    const found = hit(event)
    if (found === null) point(event.target, '', null)
    else point(event.target, 'pointer', isCluster(found.feature) ? null : found.layer.select(found.feature))
  })
  useMapEvent('mouseout', ({ target }) => point(target, '', null))
  return null
}

/** How far beside a sign a pointer still hits it, in px. */
function tolerance(): number {
  return matchMedia('(pointer: coarse)').matches ? 12 : 3
}
