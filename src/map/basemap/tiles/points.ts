import type { GeoJSONVTFeature } from '@maplibre/geojson-vt'
import { mercatorX, mercatorY } from '#contract/geo/mercator.ts'
import type { BandFeature, Position, Properties } from './band.ts'
import { EXTENT, type TileId } from './tile-id.ts'

interface MapPoint {
  /** The place on the map's unit square. */
  readonly x: number
  readonly y: number
  readonly properties: Properties
}

/** Points with a `minzoom` each, to be asked for by tiles of zoom `firstZoom` and up, and kept by tiles of that zoom. */
export class PointIndex {
  readonly #tiles = new Map<number, MapPoint[]>()
  readonly #columns: number

  constructor(features: readonly BandFeature[], firstZoom: number) {
    this.#columns = 2 ** firstZoom
    for (const { parts, properties } of features) {
      for (const position of parts.flat()) this.#add({ ...onMap(position), properties })
    }
  }

  /** The points inside a tile that show at its zoom. */
  featuresIn({ z, x, y }: TileId): GeoJSONVTFeature[] {
    const world = 2 ** z
    const [left, top] = [x / world, y / world]
    const [right, bottom] = [(x + 1) / world, (y + 1) / world]
    const near = this.#tiles.get(this.#keyOf(left, top)) ?? []
    return near
      .filter((one) => one.x >= left && one.x < right && one.y >= top && one.y < bottom)
      .filter(({ properties }) => Number(properties.minzoom) <= z)
      .map((one) => ({
        type: 1,
        tags: one.properties,
        geometry: [[Math.floor((one.x * world - x) * EXTENT), Math.floor((one.y * world - y) * EXTENT)]],
      }))
  }

  #add(point: MapPoint): void {
    const key = this.#keyOf(point.x, point.y)
    const tile = this.#tiles.get(key)
    if (tile === undefined) this.#tiles.set(key, [point])
    else tile.push(point)
  }

  #keyOf(x: number, y: number): number {
    return Math.floor(y * this.#columns) * this.#columns + Math.floor(x * this.#columns)
  }
}

function onMap([lon, lat]: Position): { x: number; y: number } {
  const x = mercatorX(lon)
  return { x: x - Math.floor(x), y: mercatorY(lat) }
}
