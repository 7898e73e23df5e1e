import type { LayerSpecification, SourceSpecification } from 'maplibre-gl'
import type { StyleParts } from '../style/surface.ts'

type Sources = StyleParts['sources']

/** Whether a source has no features. */
export function isEmpty(source: SourceSpecification | undefined): boolean {
  if (source?.type !== 'geojson' || typeof source.data === 'string') return false
  return source.data.type === 'FeatureCollection' && source.data.features.length === 0
}

/** The ids of the sources without features, in order. */
export function emptySources(sources: Sources): string {
  return Object.keys(sources)
    .filter((id) => isEmpty(sources[id]))
    .join()
}

/**
 * A layer, hidden while its source has no features: for a fill or a line that it draws nothing of, MapLibre still lays
 * the tiles of the whole window into the stencil, twice in each frame.
 */
export function hiddenIfEmpty(layer: LayerSpecification, sources: Sources): LayerSpecification {
  if (!('source' in layer) || !isEmpty(sources[layer.source])) return layer
  return Object.assign({}, layer, { layout: { ...layer.layout, visibility: 'none' } })
}
