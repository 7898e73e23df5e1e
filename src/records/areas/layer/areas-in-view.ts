import { use, useEffect } from 'react'
import type { LayerSpecification, Map as MapLibreMap } from 'maplibre-gl'
import { keysOf } from '#contract/keys.ts'
import { MapContext } from '#map/live/map-instance.ts'
import type { LayersBySlot } from '#map/map-layer.ts'
import type { SourceRef } from '#map/style/surface.ts'

/** From this zoom on there are so few areas in view that they can be looked through again and again. */
const FEW_FROM = 11

const STATE = 'are-areas-in-view'

/**
 * Fills and lines that are hidden while no area is in view, as {@link AreasInViewWatch} tells: for those that it draws nothing
 * of, too, MapLibre lays tiles into the stencil, and blends the whole window for each band. Dots keep the tiles coming.
 */
export function hiddenWithoutAreas(layers: LayersBySlot): LayersBySlot {
  return Object.fromEntries(keysOf(layers).map((slot) => [slot, layers[slot]?.map(hidden)]))
}

function hidden(layer: LayerSpecification): LayerSpecification {
  if (layer.type !== 'fill' && layer.type !== 'line') return layer
  const visibility = ['case', ['==', ['global-state', STATE], false], 'none', 'visible']
  return Object.assign({}, layer, { layout: { ...layer.layout, visibility } })
}

interface Props {
  /** What areas are drawn from. */
  readonly areas: SourceRef
}

/** Tells a live map's style whether areas are in view: those that come are seen at once, that none is left once it rests. */
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
