import { useMemo } from 'react'
import type { LayerSpecification, SourceSpecification } from 'maplibre-gl'
import { keysOf } from '#contract/keys.ts'
import type { LayersBySlot } from '../map-layer.ts'
import { StyleContent } from './style-content.ts'
import type { StyleParts } from './surface.ts'

/**
 * {@link StyleContent} whose layers are hidden while their source has no features: for a fill or a line that it draws
 * nothing of, MapLibre still lays the tiles of the whole window into the stencil, twice in each frame.
 */
export function FeatureContent({ layers, ...rest }: StyleParts) {
  const empty = Object.keys(rest.sources)
    .filter((id) => isEmpty(rest.sources[id]))
    .join()
  const shown = useMemo(() => withHidden(layers, empty.split(',')), [layers, empty])
  return <StyleContent {...rest} layers={shown} />
}

function isEmpty(source: SourceSpecification | undefined): boolean {
  if (source?.type !== 'geojson' || typeof source.data === 'string') return false
  return source.data.type === 'FeatureCollection' && source.data.features.length === 0
}

function withHidden(layers: LayersBySlot, sources: readonly string[]): LayersBySlot {
  const hidden = (layer: LayerSpecification): LayerSpecification =>
    'source' in layer && sources.includes(layer.source)
      ? Object.assign({}, layer, { layout: { ...layer.layout, visibility: 'none' } })
      : layer
  return Object.fromEntries(keysOf(layers).map((slot) => [slot, layers[slot]?.map(hidden)]))
}
