import type { LayerSpecification } from 'maplibre-gl'
import type { StyleParts } from '../style/surface.ts'
import { groundLayers } from './ground-layers.ts'
import type { GroundLook } from './ground-setting.ts'
import { fills, type GroundTiles } from './layers/from-tiles.ts'

/** Tiles of the whole world, or of what the map is to show of it, drawn without another background under them. */
export function wholeGround(tiles: GroundTiles, look: GroundLook): StyleParts['layers'] {
  return { ground: backdrop(tiles, look), ...groundLayers({ tiles: [tiles], reliefs: [], isWhole: true }, look) }
}

/** Paper; or the sea with the land on it, where it is that which tiles have. */
function backdrop(tiles: GroundTiles, { palette }: GroundLook): LayerSpecification[] {
  const { earth } = tiles.table
  const colour = earth.length === 0 ? palette.ground : palette.water
  return [
    { id: `${tiles.source}/backdrop`, type: 'background', paint: { 'background-color': colour } },
    ...fills('earth', tiles, { parts: earth, kinds: ['land'] }, () => ({ paint: { 'fill-color': palette.ground } })),
  ]
}
