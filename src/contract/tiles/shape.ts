import type { Position } from 'geojson'
import { PbfReader, PbfWriter } from 'pbf'
import { TILE } from '../geo/mercator.ts'
import { ringTurn, type FlatRing } from './clip.ts'
import { BUFFER, coarserBits, EXTENT, gridX, gridY, WORLD, type TileId } from './grid.ts'
import { levelFor, type Level } from './levels.ts'
import { vertexWeights } from './simplify.ts'

/** A ring on the world grid with the weight of each vertex; its last vertex repeats the first. */
interface GridRing {
  readonly points: Int32Array
  readonly weights: Float64Array
  readonly hole: boolean
}

/** An area's shape on the world grid, from which every level is drawn. */
export interface GridShape {
  readonly rings: readonly GridRing[]
  /** Twice the area over the perimeter, in pixels of a 512-pixel tile at zoom 0: about the radius of a round shape. */
  readonly radius: number
}

export interface TileRing {
  readonly points: FlatRing
  readonly hole: boolean
}

/** A generalised shape in a tile's units; each outer ring is followed by its holes. */
export interface TileShape {
  readonly radius: number
  readonly rings: readonly TileRing[]
}

/** Puts polygons, wound by RFC 7946, on the world grid. */
export function gridShape(polygons: readonly Position[][][]): GridShape {
  const rings = polygons.flatMap((polygon) =>
    polygon.map((ring, index): GridRing => {
      const points = new Int32Array(ring.length * 2)
      for (let at = 0; at < ring.length; at++) {
        const position = ring[at]
        points[at * 2] = gridX(position?.[0] ?? 0)
        points[at * 2 + 1] = gridY(position?.[1] ?? 0)
      }
      return { points, weights: vertexWeights(points), hole: index > 0 }
    }),
  )
  return { rings, radius: radiusOf(rings) }
}

function radiusOf(rings: readonly GridRing[]): number {
  let area = 0
  let perimeter = 0
  for (const { points, hole } of rings) {
    const turned = Math.abs(ringTurn(points))
    area += hole ? -turned : turned
    for (let at = 2; at < points.length; at += 2) {
      const dx = (points[at] ?? 0) - (points[at - 2] ?? 0)
      const dy = (points[at + 1] ?? 0) - (points[at - 1] ?? 0)
      perimeter += Math.hypot(dx, dy)
    }
  }
  return perimeter === 0 ? 0 : (Math.max(0, area) / perimeter) * (TILE / WORLD)
}

/** Room to write in, used again and again; a larger shape gets its own. */
const room = new Uint8Array(2 ** 16)

/** The shape generalised for a level and written compactly; null where nothing of it is large enough. */
export function writeShape(shape: GridShape, level: Level): Uint8Array | null {
  const rings = generalised(shape, level)
  if (rings.length === 0) return null
  const pbf = new PbfWriter(room)
  pbf.writeFloat(shape.radius)
  for (const { points, hole } of rings) {
    pbf.writeVarint(points.length + (hole ? 1 : 0))
    let [x, y] = [0, 0]
    for (let at = 0; at < points.length; at += 2) {
      pbf.writeSVarint((points[at] ?? 0) - x)
      pbf.writeSVarint((points[at + 1] ?? 0) - y)
      x = points[at] ?? 0
      y = points[at + 1] ?? 0
    }
  }
  return pbf.finish().slice()
}

/** Reads what `writeShape` wrote for the level that serves a tile, in the units of the tile. */
export function readShape(bytes: Uint8Array, { z, x: column, y: row }: TileId): TileShape {
  const pbf = new PbfReader(bytes)
  const radius = pbf.readFloat()
  const bits = levelFor(z).zoom - z
  const half = bits > 0 ? 1 << (bits - 1) : 0
  const rings: TileRing[] = []
  while (pbf.pos < pbf.length) {
    const head = pbf.readVarint()
    const points: number[] = []
    let [x, y] = [0, 0]
    for (let left = head >> 1; left > 0; left--) {
      x += pbf.readSVarint()
      y += pbf.readSVarint()
      addPoint(points, ((x + half) >> bits) - column * EXTENT, ((y + half) >> bits) - row * EXTENT)
    }
    rings.push({ points, hole: (head & 1) === 1 })
  }
  return { radius, rings }
}

/**
 * Rings in a tile's units, generalised for its zoom where the stored ones are of a finer level, or by more than the zoom
 * asks for: `coarser` is how many times as far an outline may move. Those outside the tile are left out.
 */
export function coarserRings(rings: readonly TileRing[], zoom: number, coarser: number): TileRing[] {
  const { tolerance, smallest } = levelFor(zoom)
  const limit = (tolerance * coarser) ** 2
  const left: TileRing[] = []
  let outerLeft = false
  for (const { points, hole } of rings) {
    if (hole && !outerLeft) continue
    const stays = isSeen(points, smallest)
    if (stays) left.push({ points: simplified(points, limit), hole })
    if (!hole) outerLeft = stays
  }
  return left
}

/** Whether a ring in a tile's units is wide enough, and reaches into the tile or its buffer. */
function isSeen(points: FlatRing, smallest: number): boolean {
  const [west, north, east, south] = boundsOf(points)
  if (Math.max(east - west, south - north) < smallest) return false
  return west <= EXTENT + BUFFER && north <= EXTENT + BUFFER && east >= -BUFFER && south >= -BUFFER
}

/** A ring without the vertices that hardly matter; at least three are left. */
function simplified(points: FlatRing, limit: number): FlatRing {
  if (points.length <= 8) return points
  const closed = new Int32Array(points.length + 2)
  closed.set(points)
  closed.set(closed.subarray(0, 2), points.length)
  const weights = vertexWeights(closed, limit)
  const kept: number[] = []
  for (let at = 0; at < weights.length - 1; at++) {
    if (weights[at] !== 0) kept.push(closed[at * 2] ?? 0, closed[at * 2 + 1] ?? 0)
  }
  if (kept.length >= 6) return kept
  return limit > 1 ? simplified(points, limit / 16) : points
}

/** The rings of a level that are large enough and still turn their way; without its outer ring no hole is left. */
function generalised(shape: GridShape, { zoom, tolerance, smallest }: Level): TileRing[] {
  const bits = coarserBits(zoom)
  const limit = (tolerance * 2 ** bits) ** 2
  const rings: TileRing[] = []
  let outerLeft = false
  for (const { points, weights, hole } of shape.rings) {
    if (hole && !outerLeft) continue
    const left = turnedAround(points, weights, limit, bits)
    const turn = ringTurn(left)
    const stays = (hole ? turn < 0 : turn > 0) && widest(left) >= smallest
    if (stays) rings.push({ points: left, hole })
    if (!hole) outerLeft = stays
  }
  return rings
}

/** The vertices that matter, coarser by some bits, and in reverse: tiles wind against RFC 7946. */
function turnedAround(points: Int32Array, weights: Float64Array, limit: number, bits: number): number[] {
  const kept: number[] = []
  const unit = 2 ** bits
  for (let at = weights.length - 1; at > 0; at--) {
    if ((weights[at] ?? 0) <= limit) continue
    addPoint(kept, Math.round((points[at * 2] ?? 0) / unit), Math.round((points[at * 2 + 1] ?? 0) / unit))
  }
  return kept
}

function addPoint(points: number[], x: number, y: number): void {
  const last = points.length - 1
  if (points[last] !== y || points[last - 1] !== x) points.push(x, y)
}

function widest(points: FlatRing): number {
  const [west, north, east, south] = boundsOf(points)
  return Math.max(east - west, south - north)
}

function boundsOf(points: FlatRing): readonly [west: number, north: number, east: number, south: number] {
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let at = 0; at < points.length; at += 2) {
    const x = points[at] ?? 0
    const y = points[at + 1] ?? 0
    if (x < west) west = x
    if (x > east) east = x
    if (y < north) north = y
    if (y > south) south = y
  }
  return [west, north, east, south]
}
