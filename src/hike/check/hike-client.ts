import { ApiError } from '#api/errors.ts'
import type { Api } from '#api/client.ts'
import { ReadProblem } from '../read/read-problem.ts'
import type { CheckAnswer } from './check-closures.ts'
import type { Delivery, LineSource, LineSummary, Order } from './messages.ts'

type Wish = (delivery: Delivery) => void

const wishes = new Map<number, Wish>()
let lastId = 0
let worker: Worker | undefined

/** Reads a line in the worker, which keeps it. Rejects with {@link ReadProblem}, or the signal's reason. */
export async function readLine(
  source: LineSource,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<LineSummary> {
  // Reading cannot be told to stop in between: the worker ends with it.
  signal.addEventListener('abort', end)
  try {
    const delivery = await ask({ type: 'read', id: ++lastId, source }, signal, onProgress)
    if (delivery.type !== 'line') throw new Error('The worker gave no line.')
    return delivery.line
  } finally {
    signal.removeEventListener('abort', end)
  }
}

/** Holds the line read last against a service's closures that end no earlier than a day. Rejects with {@link ApiError}. */
export async function checkLine(api: Api, since: string, signal: AbortSignal): Promise<CheckAnswer> {
  const delivery = await ask({ type: 'check', id: ++lastId, base: api.base, since }, signal)
  if (delivery.type !== 'answer') throw new Error('The worker gave no answer.')
  return delivery.answer
}

async function ask(
  order: Exclude<Order, { type: 'drop' }>,
  signal: AbortSignal,
  onProgress?: (share: number) => void,
): Promise<Delivery> {
  signal.throwIfAborted()
  const { id } = order
  const drop = () => tell({ type: 'drop', id })
  signal.addEventListener('abort', drop)
  try {
    return await new Promise<Delivery>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      wishes.set(id, (delivery) => {
        if (delivery.type === 'progress') onProgress?.(delivery.share)
        else if (delivery.type === 'unread') reject(new ReadProblem(delivery.code, delivery.line))
        else if (delivery.type === 'failed') reject(errorOf(delivery))
        else resolve(delivery)
      })
      tell(order)
    })
  } finally {
    wishes.delete(id)
    signal.removeEventListener('abort', drop)
  }
}

function errorOf({ failure, reason }: Extract<Delivery, { type: 'failed' }>): Error {
  return failure === null ? new Error(reason) : new ApiError(failure, reason)
}

function tell(order: Order): void {
  if (order.type !== 'drop') worker ??= start()
  worker?.postMessage(order, [])
}

function start(): Worker {
  const started = new Worker(new URL('./hike.worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<Delivery>) => wishes.get(data.id)?.(data))
  started.addEventListener('error', ({ message }) => {
    end()
    for (const [id, wish] of wishes) wish({ type: 'failed', id, failure: null, reason: message })
  })
  return started
}

function end(): void {
  worker?.terminate()
  worker = undefined
}
