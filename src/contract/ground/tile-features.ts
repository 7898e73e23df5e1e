import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import type { PlanePoint } from './stretches.ts'
import { TILE_EXTENT } from './tile-plane.ts'

/** A layer that claims more of them is no map: a tile of a whole city has some ten thousand. */
const MOST_FEATURES = 2 ** 17

type Layers = VectorTile['layers']

/** The layers of a tile that is not trusted, by their names. Throws where it is no vector tile. */
export function layersOf(bytes: ArrayBuffer | Uint8Array): Layers {
  return new VectorTile(new TileReader(bytes)).layers
}

/** The features of one of its layers; none where there is no such. Throws where the layer is damaged. */
export function* featuresOf(layers: Layers, name: string): Generator<VectorTileFeature, undefined> {
  const layer = layers[name]
  if (layer === undefined) return
  if (layer.length > MOST_FEATURES) throw new Error(`a layer claims ${layer.length} features`)
  if (layer.extent === 0) throw new Error('a layer has no extent')
  for (let index = 0; index < layer.length; index++) yield layer.feature(index)
}

/** The points, lines or rings of a feature on the plane of its tile. Throws where they are damaged. */
export function planeLines(feature: VectorTileFeature): readonly (readonly PlanePoint[])[] {
  const scale = TILE_EXTENT / feature.extent
  return feature.loadGeometry().map((line) => line.map(({ x, y }): PlanePoint => [x * scale, y * scale]))
}

/** How a feature announces its geometry, and the command that closes a ring. */
const GEOMETRY = (4 << 3) | 2
const CLOSE = 7

/** A reader that looks at each geometry when its feature is read: a few bytes may say to close a ring 2²⁸ times. */
export class TileReader extends PbfReader {
  override skip(type: number): void {
    const start = this.pos
    super.skip(type)
    if (type === GEOMETRY) checkCommands(this.buf.subarray(start, this.pos))
  }
}

function checkCommands(geometry: Uint8Array): void {
  const pbf = new PbfReader(geometry)
  pbf.readVarint()
  while (pbf.pos < geometry.length) {
    const command = pbf.readVarint()
    const count = command >> 3
    if (count < 0) throw new Error('a command is counted below zero')
    if ((command & 7) !== CLOSE) for (let left = 2 * count; left > 0 && pbf.pos < geometry.length; left--) pbf.skip(0)
    else if (count > 1) throw new Error(`a ring is closed ${count} times`)
  }
}
