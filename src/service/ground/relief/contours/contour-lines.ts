import type { BBox } from '#contract/geometry.ts'
import { mercatorLat, mercatorLng, mercatorX, mercatorY } from '#contract/geo/mercator.ts'
import { overlapOf, widened } from '../boxes.ts'
import { HeightTiles, TILE_SIDE } from '../height-tiles.ts'
import type { Heights } from '../heights.ts'
import { reliefZoom } from '../relief-zoom.ts'
import { JoinedLines, type Line } from './joined.ts'
import { isIndex, SPACING, zoomsOf, type ZoomRange } from './levels.ts'
import { extentOf, thinned, type LngLat } from './thin.ts'
import { trace, type Patch } from './trace.ts'

/** A line of equal height, with the higher ground on its left; a ring's ends are the same. */
export interface ContourLine extends ZoomRange {
  /** Metres above the sea. */
  readonly ele: number
  /** Whether it is one that is drawn heavier and has its height written on it: every 100 m. */
  readonly index: boolean
  readonly coordinates: LngLat[]
}

export interface ContourOptions {
  /** Whether a place lies in a lake or in the sea, where lines are left out. */
  readonly isWater?: (lng: number, lat: number) => boolean
  readonly onProgress?: (done: number) => void
  readonly signal?: AbortSignal
}

/** How far a line may be off after it was thinned, in metres. */
const THINNED = 2
/** Rings that reach less far are dropped, in samples. */
const TINY = 1.5
const METRES_A_DEGREE = 111_200

/**
 * The contours of a region, in no order. They are traced tile by tile and joined, so that memory stays bounded; a very
 * long one comes in parts that touch. One that is drawn at zooms with others between comes once for each range of them.
 */
export async function* contourLines(
  heights: Heights,
  bounds: BBox,
  { isWater, onProgress, signal }: ContourOptions = {},
): AsyncGenerator<ContourLine, undefined> {
  const zoom = reliefZoom(heights)
  // A sample more on each side, so that lines reach the bounds.
  const sample = 360 / (TILE_SIDE * 2 ** zoom)
  const within = overlapOf(widened(bounds, sample, sample), heights.bounds)
  if (within === null) return
  const tiles = new HeightTiles(heights, within, zoom)
  const drawn = (line: Line) => drawnLines(line, zoom, heights, isWater)
  const lines = new JoinedLines()
  const [west, north, east, south] = cellsOf(within, zoom)
  for (let y = north; y <= south; y++) {
    for (let x = west; x <= east; x++) {
      signal?.throwIfAborted()
      for (const piece of trace(patchOf(tiles, zoom, x, y), SPACING)) {
        const line = lines.add(piece)
        if (line !== null) yield* drawn(line)
      }
      onProgress?.(((y - north) * (east - west + 1) + x - west + 1) / ((south - north + 1) * (east - west + 1)))
      await new Promise(setImmediate)
    }
    for (const line of lines.endAbove(y === south ? Infinity : (y + 1) * TILE_SIDE)) yield* drawn(line)
  }
}

/** The first and the last column and row of tiles that a box touches. */
function cellsOf([west, south, east, north]: BBox, zoom: number): readonly [number, number, number, number] {
  const cell = (share: number) => Math.min(2 ** zoom - 1, Math.floor(share * 2 ** zoom))
  return [cell(mercatorX(west)), cell(mercatorY(north)), cell(mercatorX(east)), cell(mercatorY(south))]
}

/** A tile with the first samples of its neighbours to the east and south, so that patches share their edges. */
function patchOf(tiles: HeightTiles, zoom: number, x: number, y: number): Patch {
  const side = TILE_SIDE + 1
  const heights = new Float32Array(side * side)
  for (let row = 0; row <= TILE_SIDE; row++) {
    const [down, start] = row === TILE_SIDE ? [1, 0] : [0, row * TILE_SIDE]
    heights.set(tiles.tile(zoom, x, y + down).subarray(start, start + TILE_SIDE), row * side)
    heights[row * side + TILE_SIDE] = tiles.tile(zoom, x + 1, y + down)[start] ?? NaN
  }
  return { heights, side, column: x * TILE_SIDE, row: y * TILE_SIDE }
}

function* drawnLines(
  { ele, isClosed, points }: Line,
  zoom: number,
  heights: Heights,
  isWater: ContourOptions['isWater'],
): Generator<ContourLine, undefined> {
  const line = placesOf(points, zoom)
  const first = line[0]
  if (first === undefined) return
  const resolution = heights.resolutionAt(...first) ?? heights.resolution
  const zooms = zoomsOf(ele, resolution)
  const least = TINY * resolution * METRES_A_DEGREE
  if (zooms.length === 0 || (isClosed && extentOf(line) < least)) return
  for (const part of isWater === undefined ? [line] : dryParts(line, isWater)) {
    if (part.length < line.length && extentOf(part) < least) continue
    const coordinates = thinned(part, THINNED)
    for (const range of zooms) yield { ele, index: isIndex(ele), ...range, coordinates }
  }
}

function placesOf(points: readonly number[], zoom: number): LngLat[] {
  const pixels = TILE_SIDE * 2 ** zoom
  return Array.from({ length: points.length / 2 }, (_, index) => {
    const [column, row] = [points[2 * index] ?? NaN, points[2 * index + 1] ?? NaN]
    return [mercatorLng((column + 0.5) / pixels), mercatorLat((row + 0.5) / pixels)]
  })
}

/** The stretches of a line between waters. */
function dryParts(line: readonly LngLat[], isWater: (lng: number, lat: number) => boolean): readonly LngLat[][] {
  const parts: LngLat[][] = []
  let part: LngLat[] = []
  for (const place of line) {
    if (!isWater(...place)) {
      part.push(place)
      continue
    }
    if (part.length > 1) parts.push(part)
    part = []
  }
  if (part.length > 1) parts.push(part)
  return parts
}
