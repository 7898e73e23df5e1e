import { boxesIntersect } from '#contract/geo/box.ts'
import { distance } from '#contract/geo/distance.ts'
import { boundsOfOutline, outlineMeets, pathsOf, RING, type Outline } from '#contract/geo/outline.ts'
import type { BBox, LngLat } from '#contract/geometry.ts'
import { boxOfTile, fewTilesOfBox, TilePlane, type TileAddress } from '#contract/ground/tile-plane.ts'
import { closedParts, cutAreaOfTile, type TileWay } from '#contract/ground/tile-ways.ts'
import type { Turns } from '../store/domain/turns.ts'
import { TakenTiles, type WaysInTile } from './taken-tiles.ts'
import type { WayArchive } from './way-archive.ts'

/** A part of a way within a closure and within one tile. */
export interface Piece {
  readonly id: number | undefined
  readonly properties: TileWay['properties']
  readonly line: readonly LngLat[]
  /** Metres on the ground. */
  readonly length: number
}

/** Larger closures are told nothing of: at zoom 14 some 3,000 km² in the Alps. */
const MOST_TILES = 1000
/** What is looked at to find those. */
const MOST_TILES_OF_BOX = 4 * MOST_TILES

/**
 * The parts of all ways within a closure, tile by tile; of what several archives show, each once. Null for a closure
 * without an inside, one that no archive reaches, or one that is too large.
 */
export async function cutPaths(
  outline: Outline,
  archives: readonly WayArchive[],
  turns: Turns,
): Promise<readonly Piece[] | null> {
  const box = boundsOfOutline(outline)
  if (box === null || ![...pathsOf(outline)].some(({ kind }) => kind === RING)) return null
  const near = archives.filter(({ bounds }) => boxesIntersect(bounds, box)).toSorted((a, b) => b.zoom - a.zoom)
  const addresses = new Map(near.map((archive) => [archive, tilesWithin(outline, box, archive)]))
  if (near.length === 0 || [...addresses.values()].includes(null)) return null
  const pieces: Piece[] = []
  const taken = new TakenTiles()
  for (const [archive, tiles] of addresses) {
    for (const address of tiles ?? []) {
      const { ways } = await archive.tile(address)
      const parts = taken.take({ address, ways }, archive.schema, archive.zoom)
      for (const part of parts) pieces.push(...piecesOf(part, outline))
      await turns.pass()
    }
  }
  return pieces
}

/** The tiles of an archive that a closure touches; null where they are too many. */
function tilesWithin(outline: Outline, box: BBox, { zoom, bounds }: WayArchive): readonly TileAddress[] | null {
  const tiles = fewTilesOfBox(box, zoom, MOST_TILES_OF_BOX)?.filter((tile) => {
    const own = boxOfTile(tile)
    return boxesIntersect(own, bounds) && outlineMeets(outline, own)
  })
  return tiles === undefined || tiles.length > MOST_TILES ? null : tiles
}

function piecesOf({ address, ways }: WaysInTile, outline: Outline): Piece[] {
  const plane = new TilePlane(address)
  const area = cutAreaOfTile(plane, outline)
  return ways.flatMap(({ id, properties, lines }) =>
    lines
      .flatMap((line) => closedParts(line, area))
      .map(({ points }): Piece => {
        const line = points.map((point) => plane.lngLat(point))
        return { id: id === 0 ? undefined : id, properties, line, length: lengthOf(line) }
      }),
  )
}

function lengthOf(line: readonly LngLat[]): number {
  return line.reduce((sum, [lng, lat], index) => {
    const [lng0, lat0] = line[index - 1] ?? [lng, lat]
    return sum + distance(lng0, lat0, lng, lat)
  }, 0)
}
