import { answerQuestions } from '#core/workers/worker-answers.ts'
import { reasonOf } from '#core/workers/worker-messages.ts'
import { fetchBand } from './band.ts'
import { FIRST_ZOOM } from './bands.ts'
import type { BandAddress, TileQuestion } from './messages.ts'
import { cutTile, indexBand, type BandIndex } from './tiles.ts'

/** By their addresses. */
const indexes = new Map<string, Promise<BandIndex>>()

answerQuestions(self, { answer: cut, failureOf: reasonOf, transferOf: (tile) => [tile] })

async function cut({ tile, language, files }: TileQuestion, signal: AbortSignal): Promise<ArrayBuffer> {
  const bands = await Promise.all(files.map(load))
  // Lets what came meanwhile in first: it may say that this tile is not wanted any more.
  await new Promise((resolve) => setTimeout(resolve))
  signal.throwIfAborted()
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return cutTile(bands, tile, (code) => names.of(code) ?? code).slice().buffer
}

/** The file, fetched once; after a failure the next tile tries again. */
function load({ band, url }: BandAddress): Promise<BandIndex> {
  const known = indexes.get(url)
  if (known !== undefined) return known
  const loading = fetchBand(url).then((layers) => indexBand(layers, FIRST_ZOOM[band]))
  indexes.set(url, loading)
  loading.catch(() => indexes.delete(url))
  return loading
}
