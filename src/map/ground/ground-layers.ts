import type { LayerSpecification } from 'maplibre-gl'
import type { LayersBySlot } from '../map-layer.ts'
import type { GroundLook } from './ground-setting.ts'
import type { GroundTiles } from './layers/from-tiles.ts'
import { landLayers } from './layers/land-layers.ts'
import { lineLayers } from './layers/line-layers.ts'
import { pathLayers } from './layers/path-layers.ts'
import { placeLayers } from './layers/place-layers.ts'
import { contourLayers, contourNames, shadeLayer } from './layers/relief-layers.ts'
import { roadLayers } from './layers/road-layers.ts'
import { signLayers } from './layers/sign-layers.ts'
import { waterLayers } from './layers/water-layers.ts'
import { wayNames } from './layers/way-names.ts'

/** What is drawn as one ground. */
export interface GroundParts {
  readonly tiles: readonly GroundTiles[]
  /** Sources of pictures with the shade of the heights. */
  readonly reliefs: readonly string[]
  /** Whether no other background lies under it. */
  readonly isWhole: boolean
}

/** The ground by slot: surfaces under the areas, ways over the insides of closures, names and signs above. */
export function groundLayers({ tiles, reliefs, isWhole }: GroundParts, look: GroundLook): LayersBySlot {
  const each = (make: (of: GroundTiles) => readonly LayerSpecification[]) => tiles.flatMap(make)
  return {
    surfaces: [
      ...each((one) => landLayers(one, look, isWhole)),
      ...reliefs.map((source) => shadeLayer(source, look)),
      ...each((one) => contourLayers(one, look)),
      ...each((one) => waterLayers(one, look, isWhole)),
    ],
    ways: [
      ...each((one) => roadLayers(one, look)),
      ...each((one) => pathLayers(one, look)),
      ...each((one) => lineLayers(one, look)),
    ],
    details: [
      ...each((one) => contourNames(one, look)),
      ...each((one) => wayNames(one, look)),
      ...each((one) => signLayers(one, look)),
    ],
    labels: each((one) => placeLayers(one, look, isWhole)),
  }
}
