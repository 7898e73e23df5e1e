import type { GeoJSONVTFeature } from '@maplibre/geojson-vt'
import { fromVectorTileJs, GeoJSONWrapper } from '@maplibre/vt-pbf'
import type { BandLayer } from './band.ts'
import { gridCrosses } from './grid-crosses.ts'
import { PointIndex } from './points.ts'
import { shapesIn } from './shapes.ts'
import { EXTENT, type TileId } from './tile-id.ts'

/** The features of one layer in a tile, in the tile's own unit. */
type LayerIndex = (tile: TileId) => readonly GeoJSONVTFeature[]
/** The layers of a file, ready to be cut into tiles. */
export type BandIndex = ReadonlyMap<string, LayerIndex>

/** How far what is filled reaches over a tile's edge, so that no seam shows. */
const MARGIN = EXTENT / 64
const [LOW, HIGH] = [-MARGIN, EXTENT + MARGIN]
/** All of a tile: what of it is land lies above. Where there is no tile yet, there is no sea. */
const SEA: GeoJSONVTFeature = {
  type: 3,
  tags: null,
  geometry: [
    [
      [LOW, LOW],
      [HIGH, LOW],
      [HIGH, HIGH],
      [LOW, HIGH],
      [LOW, LOW],
    ],
  ],
}

/** Prepares a file for being cut into tiles of `firstZoom` and up; each tile's work is done when it is asked for. */
export function indexBand(layers: ReadonlyMap<string, BandLayer>, firstZoom: number): BandIndex {
  const index = (layer: BandLayer): LayerIndex => (layer.shape === 'point' ? points(layer, firstZoom) : shapesIn(layer))
  return new Map([...layers].map(([name, layer]) => [name, index(layer)]))
}

/** What countries, by their two-letter codes, and towns are called in a language. */
export interface TileNames {
  readonly country: (code: string) => string
  /** By its name in the data, and its place in a tile. */
  readonly town: (name: string, tile: TileId, at: readonly [x: number, y: number]) => string
}

/** One vector tile (MVT) of what the bands have there. */
export function cutTile(bands: readonly BandIndex[], tile: TileId, names: TileNames): Uint8Array {
  const features = new Map([
    ['sea', [SEA]],
    ['grid', gridCrosses(tile)],
  ])
  for (const [name, featuresIn] of bands.flatMap((band) => [...band])) {
    const found = featuresIn(tile).map((one) => named(one, tile, names))
    features.set(name, [...(features.get(name) ?? []), ...found])
  }
  const layers: Record<string, GeoJSONWrapper> = {}
  for (const [name, own] of features) {
    layers[name] = Object.assign(new GeoJSONWrapper(own, { version: 2, extent: EXTENT }), { name })
  }
  return fromVectorTileJs({ layers })
}

function named(feature: GeoJSONVTFeature, tile: TileId, { country, town }: TileNames): GeoJSONVTFeature {
  const { code, name }: Readonly<Record<string, unknown>> = feature.tags ?? {}
  if (typeof code === 'string') return { ...feature, tags: { ...feature.tags, name: country(code) } }
  if (feature.type !== 1 || typeof name !== 'string') return feature
  const [[x, y] = [0, 0]] = feature.geometry
  return { ...feature, tags: { ...feature.tags, name: town(name, tile, [x, y]) } }
}

function points({ features }: BandLayer, firstZoom: number): LayerIndex {
  const index = new PointIndex(features, firstZoom)
  return (tile) => index.featuresIn(tile)
}
