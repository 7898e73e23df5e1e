import { use, useEffect } from 'react'
import type { ExpressionSpecification, Map as MapLibreMap } from 'maplibre-gl'
import { MapContext } from '#map/live/map-instance.ts'
import type { SourceRef } from '#map/style/surface.ts'

/** From this zoom on there are so few areas in view that they can be looked through again and again. */
const FEW_FROM = 11

const STATE = 'are-areas-in-view'

/** Whether the map may have areas to draw; also true where nobody watches that. */
export const ARE_AREAS_IN_VIEW: ExpressionSpecification = ['!=', ['global-state', STATE], false]

interface Props {
  /** What areas are drawn from. */
  readonly areas: SourceRef
}

/** Keeps {@link ARE_AREAS_IN_VIEW} on a live map: areas that come into view are seen at once, that none is left once it rests. */
export function AreasInViewWatch({ areas }: Props) {
  const map = use(MapContext)
  useEffect(
    function watchAreasInView() {
      return map === null ? undefined : watch(map, areas)
    },
    [map, areas],
  )
  return null
}

function watch(map: MapLibreMap, areas: SourceRef): () => void {
  const look = () => {
    const areAny = areAreasOn(map, areas)
    if (areAny !== isSaid(map)) map.setGlobalStateProperty(STATE, areAny)
  }
  const lookForMore = () => {
    if (!isSaid(map)) look()
  }
  const subscriptions = [map.on('idle', look), map.on('move', lookForMore), map.on('sourcedata', lookForMore)]
  return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
}

function isSaid(map: MapLibreMap): boolean {
  return map.getGlobalState()[STATE] !== false
}

function areAreasOn(map: MapLibreMap, { source, 'source-layer': sourceLayer }: SourceRef): boolean {
  if (map.getZoom() < FEW_FROM) return true
  const found = map.querySourceFeatures(source, { ...(sourceLayer !== undefined && { sourceLayer }), validate: false })
  return found.length > 0
}
