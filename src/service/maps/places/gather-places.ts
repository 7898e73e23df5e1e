import { setImmediate, setTimeout } from 'node:timers/promises'
import type { GroundSchema } from '#contract/ground/ground-schema.ts'
import type { PlanePoint } from '#contract/ground/stretches.ts'
import { isWay, layersOfThings, thingsOf } from '#contract/ground/things.ts'
import { TILE_EXTENT, TilePlane, withinTile } from '#contract/ground/tile-plane.ts'
import type { BBox } from '#contract/geometry.ts'
import type { TileId } from '#contract/tiles/grid.ts'
import { tileBoxes } from '../bundle/tile-boxes.ts'
import { featuresIn, type TileFeature } from '../features/features-in-tile.ts'
import type { Archive } from '../files/archive.ts'
import { MapError } from '../files/map-error.ts'
import { tileOf } from '../files/tile-ids.ts'
import { indexed, type IndexedPlace } from '#contract/ground/places/indexed-place.ts'
import { WayGatherer } from './way-gatherer.ts'

/** The zoom in whose tiles all is; archives that end before have less. */
const ZOOM = 14
/** What is beyond is not searched: some 200 MB of memory. */
const MAX_PLACES = 300_000
const MAX_TILES = 200_000
/** For how long it works before it lets others work for as long, in milliseconds. */
const STINT_MS = 10

/** What of the places of an archive could be found. */
export interface GatheredPlaces {
  readonly places: readonly IndexedPlace[]
  /** Why there may be more; null where that is all. */
  readonly problem: MapError | null
}

/** Reads the tiles of an archive for the places in them, in the background: half of the time it rests. */
export async function gatherPlaces(archive: Archive, schema: GroundSchema, bounds: BBox): Promise<GatheredPlaces> {
  const zoom = Math.min(ZOOM, archive.facts.maxZoom)
  const [points, ways]: [IndexedPlace[], WayGatherer] = [[], new WayGatherer()]
  const gathered = (problem: MapError | null) => ({ places: [...points, ...ways.ways()], problem })
  const layers = layersOfThings(schema)
  const rest = resting()
  let tiles = 0
  try {
    for await (const { tileId } of archive.tilesIn(tileBoxes(bounds, zoom, zoom))) {
      if (++tiles > MAX_TILES || points.length + ways.count > MAX_PLACES) return gathered(tooMuch())
      // What many tiles have in common, such as the sea, has no names.
      const id = tileOf(tileId)
      for (const feature of await featuresIn(archive, id, layers)) take(feature, id, schema, points, ways)
      await rest()
    }
  } catch (error) {
    if (error instanceof MapError) return gathered(error)
    throw error
  }
  return gathered(null)
}

function tooMuch(): MapError {
  return new MapError(
    `of its places, only the first ${MAX_PLACES} or those of ${MAX_TILES} tiles can be searched. Use smaller regions`,
  )
}

function take(
  feature: TileFeature,
  tile: TileId,
  schema: GroundSchema,
  points: IndexedPlace[],
  ways: WayGatherer,
): void {
  const things = thingsOf(schema, feature.layer, feature.properties)
  if (things.length === 0) return
  const plane = new TilePlane(tile)
  const lines = feature.lines()
  for (const thing of things) {
    if (isWay(thing.kind) && feature.type === 'line') {
      for (const line of lines.flatMap(withinTile)) {
        ways.add(
          thing,
          line.map((point) => plane.lngLat(point)),
        )
      }
    } else if (!isWay(thing.kind)) {
      const [[point] = []] = lines
      if (point !== undefined && isWithin(point)) points.push(indexed(thing, plane.lngLat(point), null))
    }
  }
}

/** Tiles have what is around them as well, so that signs on their edges are whole. */
function isWithin([x, y]: PlanePoint): boolean {
  return x >= 0 && x < TILE_EXTENT && y >= 0 && y < TILE_EXTENT
}

function resting(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    const worked = performance.now() - began
    if (worked < STINT_MS) await setImmediate()
    else {
      await setTimeout(worked)
      began = performance.now()
    }
  }
}
