import { VectorTile } from '@mapbox/vector-tile'
import type { RasterSourceSpecification, VectorSourceSpecification } from 'maplibre-gl'
import { TileReader } from '#contract/ground/tile-features.ts'
import { BASEMAP } from '../../basemap/source.ts'
import { RETRY_MS } from '../../basemap/retry.ts'
import type { Frame } from '../frame.ts'
import { placedTiles, type PlacedTile } from './placed-tiles.ts'
import type { ShapeGroup } from './shape.ts'
import { shapesIn } from './tile-shapes.ts'

/** How many decoded tiles are kept from one picture to the next; more where a picture needs more. */
const KEPT = 200

/** Gives the bytes of the tile at an address; none where there is nothing. */
export type LoadTile = (url: string) => Promise<ArrayBuffer>

type Content = VectorTile | ImageBitmap | null
type Loading = 'loading' | 'failed' | { readonly content: Content }
/** Whose tiles they are: of the land below the data, or of the data. */
type Owner = 'basemap' | 'data'

/** A picture of a tile, and where it is drawn. */
export interface PlacedPicture extends PlacedTile {
  readonly picture: ImageBitmap
}

/** Tiles that pictures have asked for; those that failed are asked for again while a picture needs them. */
export class TileStore {
  private readonly tiles = new Map<string, { readonly owner: Owner; readonly state: Loading }>()
  private readonly load: LoadTile
  private readonly changed: () => void
  /** The tiles that the present picture has asked for. */
  private shown = new Set<string>()
  private frame: Frame | null = null

  /** @param changed is called when a tile has come, or will not. */
  constructor(load: LoadTile, changed: () => void) {
    this.load = load
    this.changed = changed
  }

  /** The shapes of one layer of the tiles of a source, by its id, of those that are there; the others are asked for. */
  shapes(id: string, source: VectorSourceSpecification, layer: string, frame: Frame): readonly ShapeGroup[] {
    this.turnTo(frame)
    return placedTiles(source, frame).flatMap((placed) => {
      const tile = this.get(placed.url, id, decode)
      const found = tile instanceof VectorTile ? tile.layers[layer] : undefined
      if (found === undefined) return []
      try {
        return [{ clip: placed, shapes: shapesIn(found, placed, promotedId(source, layer)) }]
      } catch {
        // Features are read as they are drawn: only now a damaged one shows.
        this.fail(placed.url, ownerOf(id))
        return []
      }
    })
  }

  /** The same for pictures. */
  pictures(id: string, source: RasterSourceSpecification, frame: Frame): readonly PlacedPicture[] {
    this.turnTo(frame)
    return placedTiles(source, frame).flatMap((placed) => {
      const picture = this.get(placed.url, id, decodePicture)
      return picture instanceof ImageBitmap ? [{ ...placed, picture }] : []
    })
  }

  /** Whether nothing more will come by itself. */
  get isComplete(): boolean {
    return [...this.tiles.values()].every(({ state }) => state !== 'loading')
  }

  /** Whose tiles have failed: those of the data, or only those of the land under it. */
  get failed(): Owner | null {
    const owners = [...this.tiles.values()].filter(({ state }) => state === 'failed').map(({ owner }) => owner)
    if (owners.length === 0) return null
    return owners.includes('data') ? 'data' : 'basemap'
  }

  /** With each new picture the oldest tiles go, but none of the last one: the new one most often needs them too. */
  private turnTo(frame: Frame): void {
    if (frame === this.frame) return
    this.frame = frame
    const old = [...this.tiles.keys()].filter((url) => !this.shown.has(url))
    for (const url of old.slice(0, Math.max(0, this.tiles.size - KEPT))) this.tiles.delete(url)
    this.shown = new Set()
  }

  private get(url: string, sourceId: string, read: Read): Content {
    this.shown.add(url)
    const known = this.tiles.get(url)
    if (known !== undefined) return typeof known.state === 'string' ? null : known.state.content
    const owner = ownerOf(sourceId)
    this.tiles.set(url, { owner, state: 'loading' })
    void this.read(url, read).then(
      (content) => this.settle(url, owner, { content }),
      () => this.fail(url, owner),
    )
    return null
  }

  private async read(url: string, read: Read): Promise<Content> {
    const bytes = await this.load(url)
    // Where there is nothing, an archive has no tile.
    return bytes.byteLength === 0 ? null : read(bytes)
  }

  private fail(url: string, owner: Owner): void {
    this.settle(url, owner, 'failed')
    setTimeout(() => this.forget(url), RETRY_MS)
  }

  private settle(url: string, owner: Owner, state: Loading): void {
    this.tiles.set(url, { owner, state })
    this.changed()
  }

  private forget(url: string): void {
    if (this.tiles.get(url)?.state !== 'failed') return
    this.tiles.delete(url)
    this.changed()
  }
}

function ownerOf(sourceId: string): Owner {
  return sourceId.startsWith(BASEMAP) ? 'basemap' : 'data'
}

type Read = (bytes: ArrayBuffer) => Content | Promise<Content>

function decode(bytes: ArrayBuffer): VectorTile {
  return new VectorTile(new TileReader(bytes))
}

function decodePicture(bytes: ArrayBuffer): Promise<ImageBitmap> {
  return createImageBitmap(new Blob([bytes]))
}

function promotedId({ promoteId }: VectorSourceSpecification, layer: string): string | undefined {
  return typeof promoteId === 'object' ? promoteId[layer] : promoteId
}
