import type { VectorTileFeature } from '@mapbox/vector-tile'
import type { PlanePoint } from '#contract/ground/stretches.ts'
import { featuresOf, layersOf, planeLines } from '#contract/ground/tile-features.ts'
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
  /** Its points, lines or rings on the plane of the tile; what is beside the tile lies beyond. Throws a MapError. */
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
  return guarded(name, () => {
    const own = layersOf(bytes)
    return layers.flatMap((layer) =>
      [...featuresOf(own, layer)].flatMap((feature): readonly TileFeature[] => {
        const type = TYPES[feature.type]
        if (type === undefined) return []
        const lines = () => guarded(name, () => planeLines(feature))
        return [{ layer, type, properties: feature.properties, lines }]
      }),
    )
  })
}

function guarded<T>(name: string, read: () => T): T {
  try {
    return read()
  } catch {
    throw damaged(`${name} is no vector tile`)
  }
}
