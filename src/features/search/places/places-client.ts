import { addressOf } from 'virtual:basemap'
import { WorkerClient } from '#core/workers/worker-client.ts'
import type { PlacesAnswer, PlacesQuestion } from './messages.ts'
import type { PlaceQuestion } from './search-places.ts'

const client = new WorkerClient<PlacesQuestion, PlacesAnswer, string>({
  start: () => new Worker(new URL('./places.worker.ts', import.meta.url), { type: 'module' }),
  errorOf: (reason) => new Error(`No search of places: ${reason}`),
})

/**
 * The places that fit, searched in a worker, which starts and loads the places with the first question. Rejects where
 * they cannot be loaded, or when the question is aborted.
 */
export function askForPlaces(question: PlaceQuestion, signal: AbortSignal): Promise<PlacesAnswer> {
  return client.ask(
    { ...question, urls: { gazetteer: addressOf('gazetteer'), villages: addressOf('gazetteer-villages') } },
    signal,
  )
}
