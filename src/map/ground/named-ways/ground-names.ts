import type { MultiLineString } from 'geojson'
import { boxesIntersect } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import type { GroundConfig } from '#contract/ground/ground-config.ts'
import { placesOfTile, type NamedPlace } from '#contract/ground/named-places.ts'
import { fewTilesOfBox, TilePlane, type TileAddress } from '#contract/ground/tile-plane.ts'
import { tileUrl } from '#contract/ground/tile-url.ts'
import { waysOfTile } from '#contract/ground/tile-ways.ts'
import { wayWords, type WayWords } from '#contract/ground/way-words.ts'

/** Vector tiles of the ground. */
export type GroundTiles = Pick<Extract<GroundConfig, { kind: 'vector' }>, 'schema' | 'bounds' | 'maxZoom' | 'tiles'>

/** A way with a name or a sign, as far as it lies in a tile. */
export interface NamedWay extends WayWords {
  readonly geometry: MultiLineString
}

/** What has a name on the ground. */
export interface GroundNames {
  readonly ways: readonly NamedWay[]
  readonly places: readonly NamedPlace[]
}

/** The closest zoom that is read: closer tiles show the same ways. And the widest: further out, ways are left out. */
const [CLOSEST, WIDEST] = [14, 12]

export function tilesOfGrounds(grounds: readonly GroundConfig[]): readonly GroundTiles[] {
  return grounds.flatMap((ground) => (ground.kind === 'vector' && ground.maxZoom >= WIDEST ? [ground] : []))
}

/** What has a name in a box; null where that takes more than so many tiles. Rejects where one cannot be read. */
export async function groundNames(
  grounds: readonly GroundTiles[],
  box: BBox,
  mostTiles: number,
  signal: AbortSignal,
): Promise<GroundNames | null> {
  const wanted = grounds
    .filter(({ bounds }) => boxesIntersect(bounds, box))
    .map((ground) => ({ ground, tiles: fewTilesOfBox(box, Math.min(CLOSEST, ground.maxZoom), mostTiles) }))
  const addressed = wanted.flatMap(({ ground, tiles }) => tiles?.map((tile) => ({ ground, tile })) ?? [])
  if (wanted.some(({ tiles }) => tiles === null) || addressed.length > mostTiles) return null
  const read = await Promise.all(addressed.map(({ ground, tile }) => namesOfTile(ground, tile, signal)))
  return { ways: read.flatMap(({ ways }) => ways), places: read.flatMap(({ places }) => places) }
}

async function namesOfTile(
  { tiles, schema }: GroundTiles,
  tile: TileAddress,
  signal: AbortSignal,
): Promise<GroundNames> {
  const url = tileUrl(tiles, tile)
  const response = await fetch(url, { signal })
  if (response.status === 204 || response.status === 404) return { ways: [], places: [] }
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  const plane = new TilePlane(tile)
  const ways = waysOfTile(bytes, schema).flatMap(({ properties, lines }): readonly NamedWay[] => {
    const words = wayWords(properties)
    if (words.name === null && words.route === null) return []
    const coordinates = lines.map((line) => line.map((point) => [...plane.lngLat(point)]))
    return [{ ...words, geometry: { type: 'MultiLineString', coordinates } }]
  })
  return { ways, places: placesOfTile(bytes, schema, plane) }
}
