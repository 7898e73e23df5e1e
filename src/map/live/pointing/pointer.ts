import type { MapMouseEvent } from 'maplibre-gl'
import { eachOnce, meantBy, type Click, type Hit } from '#core/selection/choice.ts'
import { hoverMoved } from '#core/selection/hover.ts'
import type { Selection } from '#core/selection/selection.ts'
import { hitsAt, isCluster, zoomIntoCluster, type FeatureHit } from './hits.ts'
import { useMapEvent } from '../map-instance.ts'
import type { MapLayer } from '../../map-layer.ts'
import type { LatLng } from '#core/viewport/coordinates.ts'
import { usePress } from './press.ts'
import { wrapLng } from '#contract/geo/box.ts'

interface Props {
  readonly layers: readonly MapLayer[]
  readonly onClick: (click: Click) => void
  /** The visitor wants to know about a place. */
  readonly onAsk: (place: LatLng) => void
}

/** What pointing at the map does: clicks select, or zoom into a cluster; hovering lights; a long press asks about the place. */
export function Pointer({ layers, onClick, onAsk }: Props) {
  const hits = ({ target: map, point }: MapMouseEvent) => hitsAt(map, layers, point, tolerance())
  const point = (map: MapMouseEvent['target'], cursor: 'pointer' | '', hovered: Selection | null) => {
    map.getCanvas().style.cursor = cursor
    hoverMoved(hovered)
  }
  const wasPress = usePress(onAsk)
  useMapEvent('click', (event) => {
    if (wasPress()) return
    const found = hits(event)
    const [top] = found
    if (top !== undefined && isCluster(top.feature)) return void zoomIntoCluster(event.target, top.feature)
    const { clientX: x, clientY: y } = event.originalEvent
    const { lng, lat } = event.lngLat
    const things = eachOnce(found.flatMap(hitOf))
    onClick({ hits: things, meant: meantBy(things), place: { lng: wrapLng(lng), lat }, x, y, at: performance.now() })
  })
  useMapEvent('mousemove', (event) => {
    if (event.target.isMoving()) return
    const [top] = hits(event)
    if (top === undefined) point(event.target, '', null)
    else point(event.target, 'pointer', hitOf(top)[0]?.selection ?? null)
  })
  useMapEvent('mouseout', ({ target }) => point(target, '', null))
  return null
}

/** What a feature selects; nothing for a cluster. */
function hitOf({ features, feature }: FeatureHit): readonly Hit[] {
  const selection = isCluster(feature) ? null : features.select(feature)
  return selection === null ? [] : [{ selection, properties: feature.properties }]
}

/** How far beside a sign a pointer still hits it, in px. */
function tolerance(): number {
  return matchMedia('(pointer: coarse)').matches ? 12 : 3
}
