import type { ToWorker } from './to-worker.ts'

/** How long a service worker is waited for, in ms. */
const PATIENCE = 5000

/** Asks a service worker something; resolves with what it answers, still to be parsed, or null where it does not. */
export async function askWorker(worker: ServiceWorker, message: ToWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<unknown>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true })
    port1.start()
    setTimeout(() => resolve(null), PATIENCE)
  })
  worker.postMessage(message, [port2])
  return answer.finally(() => port1.close())
}
