import type { BandLayer } from './band.ts'
import { FIRST_ZOOM } from './bands.ts'
import type { BandAddress, TileQuestion } from './messages.ts'
import type { TileId } from './tile-id.ts'
import { townName } from './town-names.ts'
import { cutTile, indexBand, type BandIndex } from './tiles.ts'

type ReadBand = (url: string) => Promise<ReadonlyMap<string, BandLayer>>

/** Cuts tiles out of the basemap's files, which are read once each, and again after a failure; the last `most` are kept. */
export function tileCutter(read: ReadBand, most: number) {
  const load = keeping(read, most)
  return async ({ tile, language, files }: TileQuestion, signal: AbortSignal): Promise<ArrayBuffer> => {
    const bands = await Promise.all(files.map(load))
    // Lets what came meanwhile in first: it may say that this tile is not wanted any more.
    await new Promise<void>((resolve) => {
      setTimeout(resolve)
    })
    signal.throwIfAborted()
    const names = new Intl.DisplayNames(language, { type: 'region' })
    const town = (name: string, ...place: [TileId, readonly [number, number]]) => townName(name, language, ...place)
    return cutTile(bands, tile, { country: (code) => names.of(code) ?? code, town }).slice().buffer
  }
}

function keeping(read: ReadBand, most: number): (file: BandAddress) => Promise<BandIndex> {
  const kept = new Map<string, Promise<BandIndex>>()
  return ({ band, url }) => {
    const index = kept.get(url) ?? read(url).then((layers) => indexBand(layers, FIRST_ZOOM[band]))
    kept.delete(url)
    kept.set(url, index)
    index.catch(() => kept.delete(url))
    for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - most))) kept.delete(oldest)
    return index
  }
}
