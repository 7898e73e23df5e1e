import { GeoJSONVT, type GeoJSONVTFeature } from '@maplibre/geojson-vt'
import type { Feature } from 'geojson'
import { extentOf } from '#contract/geo/bounds.ts'
import { mercatorX, mercatorY } from '#contract/geo/mercator.ts'
import type { BandFeature, BandLayer, Shape } from './band.ts'
import { smooth } from './smooth.ts'
import { MAX_ZOOM, type TileId } from './tile-id.ts'

/** Layers of 1:50 million, which are drawn with their corners rounded. */
const COARSE = new Set(['lakes', 'rivers'])
/** The zoom whose tiles are the regions; farther out, the world is one. */
const REGION_ZOOM = 3
/** How far a tile reaches over its edge, as a share of its size: twice what the cutter keeps of what lies beside it. */
const MARGIN = 1 / 32

/** Lines or polygons to be cut into tiles. They are prepared by region, each when its first tile is asked for. */
export class ShapeIndex {
  readonly #layer: BandLayer
  readonly #boxes: readonly Box[]
  readonly #regions = new Map<string, GeoJSONVT>()

  constructor(layer: BandLayer) {
    this.#layer = layer
    this.#boxes = layer.features.map(boxOf)
  }

  /** What of the features lies in a tile, in the tile's own unit. */
  featuresIn(tile: TileId): readonly GeoJSONVTFeature[] {
    return this.#regionOf(tile).getTile(tile.z, tile.x, tile.y)?.features ?? []
  }

  #regionOf({ z, x, y }: TileId): GeoJSONVT {
    const depth = z < REGION_ZOOM ? z : z - REGION_ZOOM
    const region = { z: z - depth, x: x >> depth, y: y >> depth }
    const key = `${region.z}/${region.x}/${region.y}`
    const known = this.#regions.get(key)
    if (known !== undefined) return known
    const made = this.#prepare(region)
    this.#regions.set(key, made)
    return made
  }

  #prepare(region: TileId): GeoJSONVT {
    const { name, shape, features } = this.#layer
    const cuts = COARSE.has(name) ? 2 : 0
    const data = features
      .filter((_, index) => reaches(this.#boxes[index], region))
      .map((feature) => asGeoJson(feature, shape, cuts))
    return new GeoJSONVT({ type: 'FeatureCollection', features: data }, { maxZoom: MAX_ZOOM, indexMaxZoom: 0 })
  }
}

function asGeoJson({ parts }: BandFeature, shape: Shape, cuts: number): Feature {
  const coordinates = parts.map((part) => smooth(part, cuts).map(([lon, lat]) => [lon, lat]))
  const geometry =
    shape === 'polygon'
      ? { type: 'Polygon' as const, coordinates }
      : { type: 'LineString' as const, coordinates: coordinates[0] ?? [] }
  return { type: 'Feature', properties: null, geometry }
}

/** A box on the map's unit square, by its middle. */
interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function boxOf({ parts }: BandFeature): Box {
  const [west, south, east, north] = extentOf(parts)
  const [top, bottom] = [mercatorY(north), mercatorY(south)]
  return { x: mercatorX((west + east) / 2), y: (top + bottom) / 2, width: (east - west) / 360, height: bottom - top }
}

/** Whether a box reaches into a tile or its margin, on either side of the antimeridian. */
function reaches(box: Box | undefined, { z, x, y }: TileId): boolean {
  if (box === undefined) return false
  const [size, reach] = [2 ** -z, (1 + 2 * MARGIN) / 2 ** z]
  const [right, down] = [box.x - (x + 0.5) * size, box.y - (y + 0.5) * size]
  return Math.abs(right - Math.round(right)) <= (box.width + reach) / 2 && Math.abs(down) <= (box.height + reach) / 2
}
