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

const [MIN_ZOOM, MAX_ZOOM] = [10, 14]

/** Writes an archive of the ground with some ways into a data directory, as an operator would put it there. */
export async function writeGround(dataDir: string, bounds: BBox, ways: readonly Way[]): Promise<void> {
  const directory = join(dataDir, 'maps')
  await mkdir(directory, { recursive: true })
  const [tiles, leaves] = [join(directory, 'tiles'), join(directory, 'leaves')]
  const metadata = {
    name: 'Test ground',
    attribution: 'Test surveyors',
    vector_layers: [{ id: 'streets' }, { id: 'ridges' }],
  }
  const head = await fillFile(tiles, (tileFile) =>
    fillFile(leaves, async (leafFile) => {
      const archive = new TileArchive(tileFile, leafFile)
      const zooms = Array.from({ length: MAX_ZOOM - MIN_ZOOM + 1 }, (_, step) => MIN_ZOOM + step)
      const addresses = zooms.flatMap((zoom) => tilesOfBox(bounds, zoom)).map((tile) => ({ tile, id: idOf(tile) }))
      for (const { tile, id } of addresses.toSorted((a, b) => a.id - b.id)) await archive.add(id, tileOf(tile, ways))
      return archive.head(await archive.end(), metadata, { minZoom: MIN_ZOOM, maxZoom: MAX_ZOOM, bounds })
    }),
  )
  await fillFile(join(directory, 'test.pmtiles'), async (file) => {
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
function tileOf(tile: TileAddress, ways: readonly Way[]): Uint8Array {
  const plane = new TilePlane(tile)
  const features = ways.map(({ kind, line }): GeoJSONVTFeature => {
    const outline = plane.outline(outlineOf({ type: 'LineString', coordinates: line.map((place) => [...place]) }))
    const places = line.map((_, index): [number, number] => [
      Math.round(outline[2 + 2 * index] ?? NaN),
      Math.round(outline[3 + 2 * index] ?? NaN),
    ])
    return { type: 2, tags: { kind }, geometry: [places] }
  })
  const streets = Object.assign(new GeoJSONWrapper(features, { version: 2, extent: 4096 }), { name: 'streets' })
  return fromVectorTileJs({ layers: { streets } })
}
