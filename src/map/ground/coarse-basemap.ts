import type { ExpressionSpecification } from 'maplibre-gl'
import type { MultiPolygon } from 'geojson'
import type { Palette, Theme } from '#contract/palette/palette.ts'
import type { BBox } from '#contract/geometry.ts'
import { basemapLayers } from '../basemap/layers.ts'
import type { LayersBySlot } from '../map-layer.ts'
import { boxRing } from '#contract/geo/box.ts'
import { NAMED_FROM } from './layers/place-layers.ts'

/**
 * The coarse background where boxes of the world are known closely: all of it but its names lies under the ground, and
 * of places within the boxes it leaves the naming to that.
 */
export function coarseBasemap(palette: Palette, theme: Theme, boxes: readonly BBox[]): LayersBySlot {
  const { ground, water, labels } = basemapLayers(palette, theme)
  const isNamed: ExpressionSpecification = ['any', ['<', ['zoom'], NAMED_FROM], isOutside(boxes)]
  return {
    ground: [...ground, ...water],
    labels: labels.map((layer) =>
      layer['source-layer'] === 'places' ? { ...layer, filter: ['all', layer.filter ?? true, isNamed] } : layer,
    ),
  }
}

/** Whether a point lies in none of the boxes. */
function isOutside(boxes: readonly BBox[]): ExpressionSpecification {
  const known: MultiPolygon = { type: 'MultiPolygon', coordinates: boxes.map((box) => [boxRing(box)]) }
  return ['!', ['within', known]]
}
