import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import type { LngLat } from '../geometry.ts'
import type { GroundPlaceKind } from './ground-place.ts'
import type { GroundSchema } from './ground-schema.ts'
import { localName } from './local-name.ts'
import { layersOfThings, thingsOf } from './things.ts'
import { TILE_EXTENT, type TilePlane } from './tile-plane.ts'

/** A place that walkers know by its name: a hut, a pass, a peak, a guidepost, a village. */
export interface NamedPlace {
  readonly name: string
  readonly at: LngLat
}

interface Settlements {
  readonly layer: string
  readonly property: string
}

const KINDS_OF_SETTLEMENT = new Set(['city', 'town', 'village', 'hamlet'])
const SETTLEMENTS: Readonly<Record<GroundSchema, Settlements>> = {
  fieldgate: { layer: 'place_labels', property: 'kind' },
  shortbread: { layer: 'place_labels', property: 'kind' },
  protomaps: { layer: 'places', property: 'kind_detail' },
  openmaptiles: { layer: 'place', property: 'class' },
}
const KINDS_OF_THING: readonly GroundPlaceKind[] = ['hut', 'shelter', 'pass', 'peak']

const POINT = 1

/** The named places in a tile. */
export function placesOfTile(bytes: Uint8Array, schema: GroundSchema, plane: TilePlane): readonly NamedPlace[] {
  const { layers } = new VectorTile(new PbfReader(bytes))
  const names = [...layersOfThings(schema), SETTLEMENTS[schema].layer]
  return names.flatMap((name) => {
    const layer = layers[name]
    if (layer === undefined) return []
    return Array.from({ length: layer.length }, (_, index) => layer.feature(index)).flatMap((feature) => {
      const text = localName(feature.properties)
      const isPlace = isPlaceOf(schema, name, feature.properties)
      if (feature.type !== POINT || text === null || !isPlace) return []
      const scale = TILE_EXTENT / feature.extent
      return feature
        .loadGeometry()
        .flat()
        .slice(0, 1)
        .map(({ x, y }): NamedPlace => ({ name: text, at: plane.lngLat([x * scale, y * scale]) }))
    })
  })
}

function isPlaceOf(schema: GroundSchema, layer: string, properties: Readonly<Record<string, unknown>>): boolean {
  const settlements = SETTLEMENTS[schema]
  if (layer === settlements.layer) return KINDS_OF_SETTLEMENT.has(String(properties[settlements.property]))
  // Our own tiles alone tell of guideposts, which nobody searches for.
  if (properties['kind'] === 'guidepost' && schema === 'fieldgate') return true
  return thingsOf(schema, layer, properties).some(({ kind }) => KINDS_OF_THING.includes(kind))
}
