import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import type { LngLat } from '../geometry.ts'
import type { GroundSchema } from './ground-schema.ts'
import { TILE_EXTENT, type TilePlane } from './tile-plane.ts'

/** A place that walkers know by its name: a hut, a pass, a peak, a guidepost, a village. */
export interface NamedPlace {
  readonly name: string
  readonly at: LngLat
}

interface PlaceLayer {
  readonly layer: string
  readonly property: string
  readonly kinds: ReadonlySet<string>
}

const SETTLEMENTS = ['city', 'town', 'village', 'hamlet']
const LABELS = { layer: 'place_labels', property: 'kind', kinds: new Set(SETTLEMENTS) }

const PLACE_LAYERS: Readonly<Record<GroundSchema, readonly PlaceLayer[]>> = {
  fieldgate: [
    { layer: 'pois', property: 'kind', kinds: new Set(['hut', 'shelter', 'pass', 'peak', 'guidepost']) },
    LABELS,
  ],
  shortbread: [{ layer: 'pois', property: 'tourism', kinds: new Set(['alpine_hut', 'wilderness_hut']) }, LABELS],
  protomaps: [
    { layer: 'pois', property: 'kind', kinds: new Set(['peak', 'alpine_hut', 'wilderness_hut', 'shelter']) },
    { layer: 'places', property: 'kind_detail', kinds: new Set(SETTLEMENTS) },
  ],
  openmaptiles: [
    { layer: 'mountain_peak', property: 'class', kinds: new Set(['peak', 'volcano', 'saddle']) },
    { layer: 'poi', property: 'subclass', kinds: new Set(['alpine_hut', 'wilderness_hut', 'shelter']) },
    { layer: 'place', property: 'class', kinds: new Set(SETTLEMENTS) },
  ],
}

const POINT = 1

/** The named places in a tile. */
export function placesOfTile(bytes: Uint8Array, schema: GroundSchema, plane: TilePlane): readonly NamedPlace[] {
  const { layers } = new VectorTile(new PbfReader(bytes))
  return PLACE_LAYERS[schema].flatMap(({ layer: name, property, kinds }) => {
    const layer = layers[name]
    if (layer === undefined) return []
    return Array.from({ length: layer.length }, (_, index) => layer.feature(index)).flatMap((feature) => {
      const { name: text, [property]: kind } = feature.properties
      if (feature.type !== POINT || typeof text !== 'string' || text === '' || !kinds.has(String(kind))) return []
      const scale = TILE_EXTENT / feature.extent
      return feature
        .loadGeometry()
        .flat()
        .slice(0, 1)
        .map(({ x, y }): NamedPlace => ({ name: text, at: plane.lngLat([x * scale, y * scale]) }))
    })
  })
}
