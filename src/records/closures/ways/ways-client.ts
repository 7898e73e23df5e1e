import { WorkerClient } from '#core/workers/worker-client.ts'
import type { ClosedWays } from './cut-ways.ts'
import type { WaysQuestion } from './ways-question.ts'

const client = new WorkerClient<WaysQuestion, readonly ClosedWays[], string>({
  start: () => new Worker(new URL('./ways.worker.ts', import.meta.url), { type: 'module' }),
  errorOf: (reason) => new Error(`No ways of the ground: ${reason}`),
})

/** The ways of some tiles within some closures. Rejects where a tile cannot be read, or nobody waits any more. */
export function askWays(question: WaysQuestion, signal: AbortSignal): Promise<readonly ClosedWays[]> {
  return client.ask(question, signal)
}
