import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { GeoJSONVTFeature } from '@maplibre/geojson-vt'
import { fromVectorTileJs, GeoJSONWrapper } from '@maplibre/vt-pbf'
import { zxyToTileId } from 'pmtiles'
import { outlineOf } from '../../src/contract/geo/outline.ts'
import type { BBox, LngLat } from '../../src/contract/geometry.ts'
import { TilePlane, tilesOfBox, type TileAddress } from '../../src/contract/ground/tile-plane.ts'
import { fillFile } from '../../src/service/archive/growing-file.ts'
import { TileArchive } from '../../src/service/archive/tile-archive.ts'

/** A way of the ground: what kind it is, and where it runs. */
export interface Way {
  readonly kind: string
  readonly line: readonly LngLat[]
}

/** What lies in a layer of tiles: a line, or the ring of an area. */
export interface Feature {
  readonly layer: string
  readonly tags: Readonly<Record<string, string>>
  readonly line: readonly LngLat[]
  readonly isArea?: boolean
}

/** An archive of vector tiles. */
export interface Archive {
  readonly name: string
  readonly bounds: BBox
  /** Which layers it says that it has. */
  readonly layers: readonly string[]
  readonly attribution: string
  readonly features: readonly Feature[]
}

const [MIN_ZOOM, MAX_ZOOM] = [10, 14]

/** Writes an archive of the ground with some ways into a data directory, as an operator would put it there. */
export async function writeGround(dataDir: string, bounds: BBox, ways: readonly Way[]): Promise<void> {
  const features = ways.map(({ kind, line }) => ({ layer: 'streets', tags: { kind }, line }))
  const layers = ['streets', 'ridges']
  await writeArchive(dataDir, { name: 'test', bounds, layers, attribution: 'Test surveyors', features })
}

/** Writes an archive of vector tiles into a data directory. */
export async function writeArchive(dataDir: string, archive: Archive): Promise<void> {
  const { name, bounds, layers, attribution, features } = archive
  const directory = join(dataDir, 'maps')
  await mkdir(directory, { recursive: true })
  const [tiles, leaves] = [join(directory, 'tiles'), join(directory, 'leaves')]
  const metadata = { name, attribution, vector_layers: layers.map((id) => ({ id })) }
  const head = await fillFile(tiles, (tileFile) =>
    fillFile(leaves, async (leafFile) => {
      const written = new TileArchive(tileFile, leafFile)
      const zooms = Array.from({ length: MAX_ZOOM - MIN_ZOOM + 1 }, (_, step) => MIN_ZOOM + step)
      const addresses = zooms.flatMap((zoom) => tilesOfBox(bounds, zoom)).map((tile) => ({ tile, id: idOf(tile) }))
      for (const { tile, id } of addresses.toSorted((a, b) => a.id - b.id))
        await written.add(id, tileOf(tile, features))
      return written.head(await written.end(), metadata, { minZoom: MIN_ZOOM, maxZoom: MAX_ZOOM, bounds })
    }),
  )
  await fillFile(join(directory, `${name}.pmtiles`), async (file) => {
    await file.append(head)
    await file.appendFile(leaves)
    await file.appendFile(tiles)
  })
  await Promise.all([tiles, leaves].map((path) => rm(path)))
}

function idOf({ z, x, y }: TileAddress): number {
  return zxyToTileId(z, x, y)
}

/** What lies beside the tile is in it as well, as far as it goes: maps cut it off. */
function tileOf(tile: TileAddress, features: readonly Feature[]): Uint8Array {
  const plane = new TilePlane(tile)
  const inTile = ({ tags, line, isArea = false }: Feature): GeoJSONVTFeature => {
    const outline = plane.outline(outlineOf({ type: 'LineString', coordinates: line.map((place) => [...place]) }))
    const places = line.map((_, index): [number, number] => [
      Math.round(outline[2 + 2 * index] ?? NaN),
      Math.round(outline[3 + 2 * index] ?? NaN),
    ])
    return { type: isArea ? 3 : 2, tags, geometry: [places] }
  }
  const names = [...new Set(features.map(({ layer }) => layer))]
  const layers = names.map((name) => {
    const own = features.filter(({ layer }) => layer === name).map(inTile)
    return [name, Object.assign(new GeoJSONWrapper(own, { version: 2, extent: 4096 }), { name })] as const
  })
  return fromVectorTileJs({ layers: Object.fromEntries(layers) })
}
