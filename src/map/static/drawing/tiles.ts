import { VectorTile, type VectorTileLayer } from '@mapbox/vector-tile'
import type { VectorSourceSpecification } from 'maplibre-gl'
import { PbfReader } from 'pbf'
import { TILE } from '#contract/geo/mercator.ts'
import { BASEMAP } from '../../basemap/source.ts'
import { basemapTile } from '../../basemap/tile.ts'
import { RETRY_MS } from '../../basemap/retry.ts'
import type { Frame } from '../frame.ts'
import type { Shape, ShapeGroup, ShapeKind } from './shape.ts'

/** A tile on the picture: its address, corner and edge in px. */
interface PlacedTile {
  readonly url: string
  readonly x: number
  readonly y: number
  readonly edge: number
}

/** How many decoded tiles are kept. */
const KEPT = 200
const KINDS: readonly (ShapeKind | undefined)[] = [undefined, 'Point', 'LineString', 'Polygon']

type Loading = 'loading' | 'failed' | VectorTile

/** Tiles that pictures have asked for; those that failed are asked for again while a picture needs them. */
export class TileStore {
  private readonly tiles = new Map<string, Loading>()
  private readonly changed: () => void

  /** @param changed is called when a tile has come, or will not. */
  constructor(changed: () => void) {
    this.changed = changed
  }

  /** The shapes of one layer of the source's tiles, of those that are there; the others are asked for. */
  shapes(source: VectorSourceSpecification, layer: string, frame: Frame): readonly ShapeGroup[] {
    return placedTiles(source, frame).flatMap((placed) => {
      const tile = this.get(placed.url)
      const found = typeof tile === 'string' ? undefined : tile.layers[layer]
      return found === undefined ? [] : [{ clip: placed, shapes: shapesOf(found, placed, promotedId(source, layer)) }]
    })
  }

  /** Whether nothing more will come by itself. */
  get isComplete(): boolean {
    return ![...this.tiles.values()].includes('loading')
  }

  /** Whose tiles have failed: those of the data, or only those of the land under it. */
  get failed(): 'data' | 'basemap' | null {
    const urls = [...this.tiles].filter(([, state]) => state === 'failed').map(([url]) => url)
    if (urls.length === 0) return null
    return urls.every(isOfBasemap) ? 'basemap' : 'data'
  }

  private get(url: string): Loading {
    const known = this.tiles.get(url)
    if (known !== undefined) return known
    for (const oldest of [...this.tiles.keys()].slice(0, Math.max(0, this.tiles.size - KEPT))) this.tiles.delete(oldest)
    this.tiles.set(url, 'loading')
    void load(url).then(
      (tile) => this.settle(url, tile),
      () => {
        this.settle(url, 'failed')
        setTimeout(() => this.forget(url), RETRY_MS)
      },
    )
    return 'loading'
  }

  private settle(url: string, state: Loading): void {
    this.tiles.set(url, state)
    this.changed()
  }

  private forget(url: string): void {
    if (this.tiles.get(url) !== 'failed') return
    this.tiles.delete(url)
    this.changed()
  }
}

function isOfBasemap(url: string): boolean {
  return url.startsWith(`${BASEMAP}://`)
}

async function load(url: string): Promise<VectorTile> {
  if (isOfBasemap(url)) return decode(await basemapTile(url, new AbortController().signal))
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The tile could not be read (${response.status}): ${url}`)
  return decode(await response.arrayBuffer())
}

function decode(bytes: ArrayBuffer): VectorTile {
  return new VectorTile(new PbfReader(bytes))
}

function placedTiles({ tiles, minzoom = 0, maxzoom = 22 }: VectorSourceSpecification, frame: Frame): PlacedTile[] {
  const z = Math.min(maxzoom, Math.floor(frame.zoom))
  const template = tiles?.[0]
  if (template === undefined || z < minzoom) return []
  const count = 2 ** z
  const edge = TILE * 2 ** (frame.zoom - z)
  const range = (start: number, length: number) => {
    const first = Math.floor(start / edge)
    return Array.from({ length: Math.floor((start + length) / edge) - first + 1 }, (_, index) => first + index)
  }
  const rows = range(frame.top, frame.height).filter((y) => y >= 0 && y < count)
  return range(frame.left, frame.width).flatMap((x) =>
    rows.map((y) => ({
      url: addressOf(template, z, ((x % count) + count) % count, y),
      x: x * edge - frame.left,
      y: y * edge - frame.top,
      edge,
    })),
  )
}

function addressOf(template: string, z: number, x: number, y: number): string {
  return template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
}

function promotedId({ promoteId }: VectorSourceSpecification, layer: string): string | undefined {
  return typeof promoteId === 'object' ? promoteId[layer] : promoteId
}

function shapesOf(layer: VectorTileLayer, { x, y, edge }: PlacedTile, idName: string | undefined): Shape[] {
  const scale = edge / layer.extent
  return Array.from({ length: layer.length }, (_, index) => layer.feature(index)).flatMap((feature) => {
    const type = KINDS[feature.type]
    if (type === undefined) return []
    const parts = feature
      .loadGeometry()
      .map((part) => part.map((point) => ({ x: x + point.x * scale, y: y + point.y * scale })))
    const promoted = idName === undefined ? feature.id : feature.properties[idName]
    const id = typeof promoted === 'boolean' ? undefined : promoted
    return [{ type, id, properties: feature.properties, parts }]
  })
}
