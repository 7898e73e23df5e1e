import { extentOf } from '#contract/geo/bounds.ts'
import type { BandFeature, BandLayer, Position } from '#map/basemap/tiles/band.ts'
import type { TileId } from '#map/basemap/tiles/tile-id.ts'
import { hilbertPlace } from '#service/archive/hilbert.ts'
import { clipRing, ringTurn } from '#contract/tiles/clip.ts'
import { project, unproject } from './mercator.ts'

/** How far a region reaches over its edge, as a share of its size: a little more than its tiles take from beside it. */
const MARGIN = 1 / 250
/** Whole numbers along each side of a region, which positions are rounded to while they are cut: far below a pixel. */
const UNITS = 2 ** 32
/** Cells along each side of the map that the order of features tells apart. */
const CELLS = 2 ** 16
/** How many vertices of a line are kept beyond: rivers are rounded when they are drawn, which moves none so far. */
const BEYOND = 2
/** The layers whose polygons are cut at the edges of regions: lakes are not, for they are rounded when they are drawn. */
const CUT = new Set(['land'])

export interface Region {
  readonly tile: TileId
  readonly layers: readonly BandLayer[]
}

/**
 * What each region of the map, a tile of a zoom, needs of some layers: of all regions, for their addresses are not listed
 * anywhere.
 */
export function regionsOf(layers: readonly BandLayer[], zoom: number): Region[] {
  const placed = layers.map((layer) => {
    const turns = layer.features.flatMap((feature) => turnsOf(feature, 2 ** zoom))
    return { layer, features: inOrder(turns, 2 ** zoom) }
  })
  return tilesOf(zoom).map((tile) => {
    const own = placed.map(({ layer, features }) => ({ ...layer, features: within(layer, features, tile) }))
    const full = own.filter(({ features }) => features.length > 0)
    // A file of no layers at all would be none of the basemap's.
    return { tile, layers: full.length > 0 ? full : own.slice(0, 1) }
  })
}

function tilesOf(zoom: number): TileId[] {
  const side = 2 ** zoom
  return Array.from({ length: side ** 2 }, (_, at) => ({ z: zoom, x: at % side, y: Math.floor(at / side) }))
}

/** A feature where it lies on the map, with the box around it. */
interface Placed {
  readonly feature: BandFeature
  readonly box: Box
}

/** In regions: 0 at the left and the upper edge of the map. */
type Box = readonly [west: number, north: number, east: number, south: number]

/** The order that compresses well: neighbours come near each other. */
function inOrder(features: readonly Placed[], side: number): readonly Placed[] {
  const cellOf = (regions: number) => Math.max(0, Math.min(CELLS - 1, Math.floor((regions / side) * CELLS)))
  return features
    .map((one) => ({ one, order: hilbertPlace(CELLS, cellOf(one.box[0]), cellOf(one.box[1])) }))
    .sort((a, b) => a.order - b.order)
    .map(({ one }) => one)
}

/** A feature on each turn of the globe on which it reaches the map or its margin. */
function turnsOf(feature: BandFeature, side: number): Placed[] {
  const [west, south, east, north] = extentOf(feature.parts)
  return [-360, 0, 360].flatMap((turn) => {
    const [left, top] = project([west + turn, north])
    const [right, bottom] = project([east + turn, south])
    if (right * side < -MARGIN || left * side > side + MARGIN) return []
    const parts =
      turn === 0 ? feature.parts : feature.parts.map((part) => part.map(([lon, lat]) => [lon + turn, lat] as const))
    return [{ feature: { ...feature, parts }, box: [left * side, top * side, right * side, bottom * side] as const }]
  })
}

function within({ name, shape }: BandLayer, all: readonly Placed[], tile: TileId): BandFeature[] {
  // A point is in one region alone.
  if (shape === 'point') return all.filter(({ box }) => isIn(box, tile)).map(({ feature }) => feature)
  const near = all.filter(({ box }) => reaches(box, tile)).map(({ feature }) => feature)
  if (shape === 'line') return near.flatMap((feature) => cutLine(feature, tile))
  return CUT.has(name) ? near.flatMap((feature) => cutPolygon(feature, tile)) : near
}

function isIn([x, y]: Box, tile: TileId): boolean {
  return Math.floor(x) === tile.x && Math.floor(y) === tile.y
}

function reaches([west, north, east, south]: Box, { x, y }: TileId): boolean {
  return east >= x - MARGIN && west <= x + 1 + MARGIN && south >= y - MARGIN && north <= y + 1 + MARGIN
}

/** The runs of a line through a region, each with some of the line beyond. */
function cutLine({ parts: [line = []], properties }: BandFeature, tile: TileId): BandFeature[] {
  const side = 2 ** tile.z
  const places = line.map(project)
  const isKept = new Set<number>()
  for (const [at, [x, y]] of places.entries()) {
    const [fromX, fromY] = places[at - 1] ?? [x, y]
    const box = [Math.min(x, fromX), Math.min(y, fromY), Math.max(x, fromX), Math.max(y, fromY)] as const
    if (!reaches([box[0] * side, box[1] * side, box[2] * side, box[3] * side], tile)) continue
    for (let near = at - 1 - BEYOND; near <= at + BEYOND; near++) isKept.add(near)
  }
  const runs: Position[][] = []
  for (const [at, position] of line.entries()) {
    if (!isKept.has(at)) continue
    if (isKept.has(at - 1) && at > 0) runs.at(-1)?.push(position)
    else runs.push([position])
  }
  return runs.map((run) => ({ parts: [run], properties }))
}

/** The part of a polygon in a region and its margin; nothing where it has none. */
function cutPolygon({ parts, properties }: BandFeature, tile: TileId): BandFeature[] {
  const [outer, ...holes] = parts.map((ring) => cutRing(ring, tile))
  if (outer === undefined || outer.length === 0) return []
  return [{ parts: [outer, ...holes.filter((hole) => hole.length > 0)], properties }]
}

function cutRing(ring: readonly Position[], { z, x, y }: TileId): readonly Position[] {
  const side = 2 ** z
  const flat = ring.slice(0, -1).flatMap((position) => {
    const [right, down] = project(position)
    return [Math.round((right * side - x) * UNITS), Math.round((down * side - y) * UNITS)]
  })
  const part = clipRing(flat, -MARGIN * UNITS, (1 + MARGIN) * UNITS)
  if (part === flat) return ring
  if (ringTurn(part) === 0) return []
  const cut = Array.from({ length: part.length / 2 }, (_, at) =>
    unproject([((part[2 * at] ?? 0) / UNITS + x) / side, ((part[2 * at + 1] ?? 0) / UNITS + y) / side]),
  )
  return [...cut, ...cut.slice(0, 1)]
}
