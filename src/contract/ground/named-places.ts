import type { LngLat } from '../geometry.ts'
import type { GroundPlaceKind } from './ground-place.ts'
import type { GroundSchema } from './ground-schema.ts'
import { localName } from './local-name.ts'
import { layersOfThings, thingsOf } from './things.ts'
import { featuresOf, layersOf, planeLines } from './tile-features.ts'
import type { TilePlane } from './tile-plane.ts'

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

/** The named places in a tile. Throws where the tile is damaged. */
export function placesOfTile(bytes: Uint8Array, schema: GroundSchema, plane: TilePlane): readonly NamedPlace[] {
  const layers = layersOf(bytes)
  const places: NamedPlace[] = []
  for (const layer of [...layersOfThings(schema), SETTLEMENTS[schema].layer]) {
    for (const feature of featuresOf(layers, layer)) {
      const name = localName(feature.properties)
      if (feature.type !== POINT || name === null || !isPlaceOf(schema, layer, feature.properties)) continue
      const [point] = planeLines(feature).flat()
      if (point !== undefined) places.push({ name, at: plane.lngLat(point) })
    }
  }
  return places
}

function isPlaceOf(schema: GroundSchema, layer: string, properties: Readonly<Record<string, unknown>>): boolean {
  const settlements = SETTLEMENTS[schema]
  if (layer === settlements.layer) return KINDS_OF_SETTLEMENT.has(String(properties[settlements.property]))
  // Our own tiles alone tell of guideposts, which nobody searches for.
  if (properties['kind'] === 'guidepost' && schema === 'fieldgate') return true
  return thingsOf(schema, layer, properties).some(({ kind }) => KINDS_OF_THING.includes(kind))
}
