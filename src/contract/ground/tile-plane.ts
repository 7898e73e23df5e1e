import { mercatorLat, mercatorLng, mercatorX, mercatorY } from '../geo/mercator.ts'
import { nearestLng, splitAtAntimeridian } from '../geo/box.ts'
import { pathsOf, type Outline } from '../geo/outline.ts'
import type { BBox, LngLat } from '../geometry.ts'
import type { PlanePoint } from './stretches.ts'

/** The size of a tile in its own unit. */
export const TILE_EXTENT = 4096

/** A tile of the web’s usual grid. */
export interface TileAddress {
  readonly z: number
  readonly x: number
  readonly y: number
}

/** The plane of a tile: from 0 to {@link TILE_EXTENT}, y growing downwards; what is beside the tile lies beyond. */
export class TilePlane {
  readonly #tile: TileAddress
  readonly #middle: number

  constructor(tile: TileAddress) {
    this.#tile = tile
    this.#middle = mercatorLng((tile.x + 0.5) / 2 ** tile.z)
  }

  /** An outline in degrees, on this plane; what lies beyond the antimeridian on the side that is nearer. */
  outline(degrees: Outline): Outline {
    const plane = degrees.slice()
    for (const { from, to } of pathsOf(degrees)) {
      for (let at = from; at < to; at += 2) {
        const [x, y] = this.#point(degrees[at] ?? NaN, degrees[at + 1] ?? NaN)
        plane[at] = x
        plane[at + 1] = y
      }
    }
    return plane
  }

  /** The place of a point, in degrees. */
  lngLat([x, y]: PlanePoint): LngLat {
    const { z, x: column, y: row } = this.#tile
    const scale = 2 ** z
    return [mercatorLng((column + x / TILE_EXTENT) / scale), mercatorLat((row + y / TILE_EXTENT) / scale)]
  }

  #point(lng: number, lat: number): PlanePoint {
    const { z, x, y } = this.#tile
    const scale = 2 ** z
    return [
      (mercatorX(nearestLng(lng, this.#middle)) * scale - x) * TILE_EXTENT,
      (mercatorY(lat) * scale - y) * TILE_EXTENT,
    ]
  }
}

/** The parts of a line that lie within a tile: what its neighbours hold as well would count twice. */
export function withinTile(line: readonly PlanePoint[]): readonly PlanePoint[][] {
  const parts: PlanePoint[][] = []
  let isGoingOn = false
  line.forEach((to, index) => {
    const from = line[index - 1]
    if (from === undefined) return
    const clipped = clippedStep(from, to)
    if (clipped === null) {
      isGoingOn = false
      return
    }
    if (isGoingOn) parts.at(-1)?.push(clipped[1])
    else parts.push([...clipped])
    isGoingOn = clipped[1] === to
  })
  return parts
}

/** The same within a quarter of a tile, on the plane of the tile that this is at the next zoom. */
export function withinQuarter(line: readonly PlanePoint[], right: 0 | 1, down: 0 | 1): readonly PlanePoint[][] {
  return withinTile(line.map(([x, y]) => [2 * x - right * TILE_EXTENT, 2 * y - down * TILE_EXTENT]))
}

/** The part of a step within a tile, by Liang and Barsky; its own ends where these are within. Null where none is. */
function clippedStep(from: PlanePoint, to: PlanePoint): readonly [PlanePoint, PlanePoint] | null {
  const [ax, ay] = from
  const [dx, dy] = [to[0] - ax, to[1] - ay]
  let [start, end] = [0, 1]
  for (const [step, room] of [
    [-dx, ax],
    [dx, TILE_EXTENT - ax],
    [-dy, ay],
    [dy, TILE_EXTENT - ay],
  ] as const) {
    if (step === 0 && room < 0) return null
    if (step < 0) start = Math.max(start, room / step)
    if (step > 0) end = Math.min(end, room / step)
  }
  if (start >= end) return null
  const at = (share: number): PlanePoint => [ax + dx * share, ay + dy * share]
  return [start === 0 ? from : at(start), end === 1 ? to : at(end)]
}

/** The box of a tile, in degrees. */
export function boxOfTile({ z, x, y }: TileAddress): BBox {
  const scale = 2 ** z
  return [mercatorLng(x / scale), mercatorLat((y + 1) / scale), mercatorLng((x + 1) / scale), mercatorLat(y / scale)]
}

/** The tiles of a zoom that a box meets; none beyond what the grid has. The box may cross the antimeridian. */
export function tilesOfBox(box: BBox, z: number): readonly TileAddress[] {
  return gridRanges(box, z).flatMap(([left, top, right, bottom]) => {
    const tiles: TileAddress[] = []
    for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) tiles.push({ z, x, y })
    return tiles
  })
}

/** The same; null where they are more than `most`. A box can be as large as the world, whose tiles fill the memory. */
export function fewTilesOfBox(box: BBox, z: number, most: number): readonly TileAddress[] | null {
  const counts = gridRanges(box, z).map(([left, top, right, bottom]) => (right - left + 1) * (bottom - top + 1))
  return counts.reduce((sum, count) => sum + count, 0) > most ? null : tilesOfBox(box, z)
}

/** The first and the last column and row that a box meets: of each part of it on its side of the antimeridian. */
function gridRanges(box: BBox, z: number): readonly (readonly [number, number, number, number])[] {
  const scale = 2 ** z
  const cell = (share: number) => Math.min(scale - 1, Math.max(0, Math.floor(share * scale)))
  return splitAtAntimeridian(box).map(([west, south, east, north]) => {
    return [cell(mercatorX(west)), cell(mercatorY(north)), cell(mercatorX(east)), cell(mercatorY(south))] as const
  })
}
