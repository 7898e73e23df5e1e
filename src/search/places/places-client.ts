import * as urls from 'virtual:gazetteer'
import type { Delivery, Order } from './messages.ts'
import type { PlaceFound, PlaceQuestion } from './search-places.ts'

interface Wish {
  readonly resolve: (found: readonly PlaceFound[]) => void
  readonly reject: (reason: unknown) => void
}

const wishes = new Map<number, Wish>()
let lastId = 0
let worker: Worker | undefined

/**
 * The places that fit, searched in a worker, which starts and loads the places with the first question. Rejects where
 * they cannot be loaded, or when the question is aborted.
 */
export function askForPlaces(question: PlaceQuestion, signal: AbortSignal): Promise<readonly PlaceFound[]> {
  const id = ++lastId
  return new Promise((resolve, reject) => {
    wishes.set(id, { resolve, reject })
    signal.addEventListener('abort', () => {
      wishes.delete(id)
      reject(signal.reason)
    })
    worker ??= start()
    const order: Order = { ...question, id, urls: { gazetteer: urls.gazetteer, villages: urls.villages } }
    worker.postMessage(order, [])
  })
}

function start(): Worker {
  const started = new Worker(new URL('./places.worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<Delivery>) => {
    const wish = wishes.get(data.id)
    wishes.delete(data.id)
    if ('found' in data) wish?.resolve(data.found)
    else wish?.reject(new Error(data.problem))
  })
  started.addEventListener('error', ({ message }) => {
    started.terminate()
    worker = undefined
    for (const { reject } of wishes.values()) reject(new Error(`The search of places failed: ${message}`))
    wishes.clear()
  })
  return started
}
