import { boxesIntersect } from '#contract/geo/box.ts'
import { distance } from '#contract/geo/distance.ts'
import { boundsOfOutline, outlineMeets, pathsOf, RING, type Outline } from '#contract/geo/outline.ts'
import type { BBox, LngLat } from '#contract/geometry.ts'
import type { GroundSchema } from '#contract/ground/ground-schema.ts'
import { boxOfTile, fewTilesOfBox, type TileAddress } from '#contract/ground/tile-plane.ts'
import { closedParts, cutAreaOfTile, type TileWay } from '#contract/ground/tile-ways.ts'
import type { Turns } from '../store/domain/turns.ts'
import type { PathTile, WayArchive } from './way-archive.ts'

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
  const near = archives.filter(({ bounds }) => boxesIntersect(bounds, box))
  const addresses = new Map(near.map((archive) => [archive, tilesWithin(outline, box, archive)]))
  if (near.length === 0 || [...addresses.values()].includes(null)) return null
  const pieces: Piece[] = []
  const taken = new Map<string, Taken>()
  for (const [archive, tiles] of addresses) {
    for (const address of tiles ?? []) {
      const tile = await archive.tile(address)
      const key = `${address.z} ${address.x} ${address.y}`
      const left = waysLeft(tile.ways, archive.schema, taken.get(key))
      pieces.push(...piecesOf(tile, left, outline))
      const ids = [...(taken.get(key)?.ids ?? []), ...left.map(({ id }) => id ?? NO_ID)]
      if (left.length > 0) taken.set(key, { schema: archive.schema, ids: new Set(ids) })
      await turns.pass()
    }
  }
  return pieces
}

const NO_ID = 0

/** The tiles of an archive that a closure touches; null where they are too many. */
function tilesWithin(outline: Outline, box: BBox, { zoom, bounds }: WayArchive): readonly TileAddress[] | null {
  const tiles = fewTilesOfBox(box, zoom, MOST_TILES_OF_BOX)?.filter((tile) => {
    const own = boxOfTile(tile)
    return boxesIntersect(own, bounds) && outlineMeets(outline, own)
  })
  return tiles === undefined || tiles.length > MOST_TILES ? null : tiles
}

/** The ways that were taken in a tile, by their ids; another schema has other ids for the same ways. */
interface Taken {
  readonly schema: GroundSchema
  readonly ids: ReadonlySet<number>
}

/** The ways that no other archive has had in a tile. What has no ids, or other ones, cannot be told from what was taken. */
function waysLeft(ways: readonly TileWay[], schema: GroundSchema, taken: Taken | undefined): readonly TileWay[] {
  if (taken === undefined) return ways
  if (taken.schema !== schema || taken.ids.has(NO_ID)) return []
  return ways.filter(({ id = NO_ID }) => id !== NO_ID && !taken.ids.has(id))
}

function piecesOf({ plane }: PathTile, ways: readonly TileWay[], outline: Outline): Piece[] {
  const area = cutAreaOfTile(plane, outline)
  return ways.flatMap(({ id, properties, lines }) =>
    lines
      .flatMap((line) => closedParts(line, area))
      .map(({ points }): Piece => {
        const line = points.map((point) => plane.lngLat(point))
        return { id: id === NO_ID ? undefined : id, properties, line, length: lengthOf(line) }
      }),
  )
}

function lengthOf(line: readonly LngLat[]): number {
  return line.reduce((sum, [lng, lat], index) => {
    const [lng0, lat0] = line[index - 1] ?? [lng, lat]
    return sum + distance(lng0, lat0, lng, lat)
  }, 0)
}
