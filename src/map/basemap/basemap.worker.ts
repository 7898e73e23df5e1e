import { answerQuestions } from '#core/workers/worker-answers.ts'
import { reasonOf } from '#core/workers/worker-messages.ts'
import { fetchBand } from './band.ts'
import { bandsAt, FIRST_ZOOM, type BandName } from './bands.ts'
import type { TileQuestion } from './messages.ts'
import { cutTile, indexBand, type BandIndex } from './tiles.ts'

const bands = new Map<BandName, Promise<BandIndex>>()

answerQuestions(self, { answer: cut, failureOf: reasonOf, transferOf: (tile) => [tile] })

async function cut({ tile, language, urls }: TileQuestion, signal: AbortSignal): Promise<ArrayBuffer> {
  const indexes = await Promise.all(bandsAt(tile.z).map((band) => load(band, urls[band])))
  // Lets what came meanwhile in first: it may say that this tile is not wanted any more.
  await new Promise((resolve) => setTimeout(resolve))
  signal.throwIfAborted()
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return cutTile(indexes, tile, (code) => names.of(code) ?? code).slice().buffer
}

/** The band, fetched once; after a failure the next tile tries again. */
function load(band: BandName, url: string): Promise<BandIndex> {
  const known = bands.get(band)
  if (known !== undefined) return known
  const loading = fetchBand(url).then((layers) => indexBand(layers, FIRST_ZOOM[band]))
  bands.set(band, loading)
  loading.catch(() => bands.delete(band))
  return loading
}
