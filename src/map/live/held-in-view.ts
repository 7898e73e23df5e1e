import { use, useEffect } from 'react'
import type { FilterSpecification, LayerSpecification, Map as MapLibreMap } from 'maplibre-gl'
import type { SourceRef } from '../style/surface.ts'
import { MapContext } from './map-instance.ts'

/** Features that the tiles in view hold or not. */
export interface Sought extends SourceRef {
  /** What the style calls it. */
  readonly name: string
  /** Which features of the source; all of them unless said. */
  readonly filter?: FilterSpecification
  /** From this zoom on there are so few in view that tiles can be looked through again and again; below there may be some. */
  readonly fewFrom: number
}

/**
 * A fill or a line, hidden while {@link HeldInView} sees nothing that is sought: where it draws nothing, too, MapLibre lays
 * the tiles of the whole window into the stencil, and blends the window for an opacity of the layer as a whole. Another layer
 * of the source has to be shown, or its tiles would no longer be loaded.
 */
export function hiddenWithout({ name }: Sought, layer: LayerSpecification): LayerSpecification {
  if (layer.type !== 'fill' && layer.type !== 'line') return layer
  const visibility = ['case', ['==', ['global-state', name], false], 'none', 'visible']
  return Object.assign({}, layer, { layout: { ...layer.layout, visibility } })
}

/**
 * Tells the style of a live map whether the tiles in view hold what is sought: at once when it comes, and once the map rests
 * when it is gone.
 */
export function HeldInView({ sought }: { readonly sought: Sought }) {
  const map = use(MapContext)
  useEffect(
    function watchTiles() {
      return map === null ? undefined : watch(map, sought)
    },
    [map, sought],
  )
  return null
}

function watch(map: MapLibreMap, sought: Sought): () => void {
  const isSaid = () => map.getGlobalState()[sought.name] !== false
  const look = () => {
    const isHeld = holds(map, sought)
    if (isHeld !== isSaid()) map.setGlobalStateProperty(sought.name, isHeld)
  }
  const lookForMore = () => {
    if (!isSaid()) look()
  }
  const subscriptions = [map.on('idle', look), map.on('move', lookForMore), map.on('sourcedata', lookForMore)]
  return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
}

function holds(map: MapLibreMap, { source, 'source-layer': sourceLayer, filter, fewFrom }: Sought): boolean {
  if (map.getZoom() < fewFrom) return true
  const options = { ...(sourceLayer !== undefined && { sourceLayer }), ...(filter !== undefined && { filter }) }
  return map.querySourceFeatures(source, { ...options, validate: false }).length > 0
}
