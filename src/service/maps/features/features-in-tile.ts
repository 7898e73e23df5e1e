import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import type { PlanePoint } from '#contract/ground/stretches.ts'
import { TILE_EXTENT } from '#contract/ground/tile-plane.ts'
import type { TileId } from '#contract/tiles/grid.ts'
import type { Archive } from '../files/archive.ts'
import { MAX_UNPACKED_TILE_BYTES } from '../files/limits.ts'
import { damaged } from '../files/map-error.ts'
import { unpack } from '../files/unpack.ts'

/** A feature of a tile. */
export interface TileFeature {
  readonly layer: string
  readonly type: 'point' | 'line' | 'polygon'
  readonly properties: VectorTileFeature['properties']
  /** Its points, lines or rings on the plane of the tile; what is beside the tile lies beyond. */
  lines(): readonly (readonly PlanePoint[])[]
}

const TYPES = [undefined, 'point', 'line', 'polygon'] as const

/** The features that a tile of an archive has in some layers; none where there is no tile. Throws a MapError for a damaged one. */
export async function featuresIn(
  archive: Archive,
  id: TileId,
  layers: readonly string[],
): Promise<readonly TileFeature[]> {
  const stored = await archive.tile(id)
  if (stored === null) return []
  const name = `its tile ${id.z}/${id.x}/${id.y}`
  const bytes = archive.facts.isGzipped ? await unpack(stored, MAX_UNPACKED_TILE_BYTES, name) : stored
  try {
    const { layers: own } = new VectorTile(new PbfReader(bytes))
    return layers.flatMap((layer) => {
      const { length = 0 } = own[layer] ?? {}
      return Array.from({ length }, (_, index) => own[layer]?.feature(index)).flatMap((feature) =>
        feature === undefined ? [] : featureOf(layer, feature),
      )
    })
  } catch {
    throw damaged(`${name} is no vector tile`)
  }
}

function featureOf(layer: string, feature: VectorTileFeature): readonly TileFeature[] {
  const type = TYPES[feature.type]
  if (type === undefined) return []
  const scale = TILE_EXTENT / feature.extent
  const lines = () => feature.loadGeometry().map((line) => line.map(({ x, y }): PlanePoint => [x * scale, y * scale]))
  return [{ layer, type, properties: feature.properties, lines }]
}
