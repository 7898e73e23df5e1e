import type { ExpressionSpecification } from 'maplibre-gl'
import type { Palette, Theme } from '#contract/palette/palette.ts'
import type { GroundConfig } from '#contract/ground/ground-config.ts'
import { basemapLayers } from '../basemap/layers.ts'
import type { LayersBySlot } from '../map-layer.ts'
import { boxRing } from '#contract/geo/box.ts'
import { NAMED_FROM } from './layers/place-layers.ts'

/**
 * The coarse background where regions of the world are known closely: all of it but its names lies under the ground, and
 * of places within the regions it leaves the naming to that, from where on it has tiles.
 */
export function coarseBasemap(palette: Palette, theme: Theme, grounds: readonly GroundConfig[]): LayersBySlot {
  const { ground, water, labels } = basemapLayers(palette, theme)
  const isNamed = grounds.filter(({ kind }) => kind === 'vector').map(isLeft)
  return {
    ground: [...ground, ...water],
    labels: labels.map((layer) =>
      layer['source-layer'] === 'places' ? { ...layer, filter: ['all', layer.filter ?? true, ...isNamed] } : layer,
    ),
  }
}

/** Whether an archive leaves the naming of a place to others. */
function isLeft({ bounds, minZoom }: GroundConfig): ExpressionSpecification {
  const known = { type: 'Polygon' as const, coordinates: [boxRing(bounds)] }
  return ['any', ['<', ['zoom'], Math.max(NAMED_FROM, minZoom)], ['!', ['within', known]]]
}
