import { describe, expect, it } from 'vitest'
import { answerQuestions } from './worker-answers.ts'
import { WorkerClient } from './worker-client.ts'
import { reasonOf, type Delivery, type Order } from './worker-messages.ts'

/** One end of the line between a page and a worker. */
class End<Sent, Received> {
  receive: ((event: MessageEvent<Received>) => void) | null = null
  fail: ((event: ErrorEvent) => void) | null = null
  other: End<Received, Sent> | null = null
  addEventListener(
    ...[type, listener]: ['message', (event: MessageEvent<Received>) => void] | ['error', (event: ErrorEvent) => void]
  ): void {
    if (type === 'message') this.receive = listener
    else this.fail = listener
  }
  postMessage(message: Sent): void {
    const data = structuredClone(message)
    queueMicrotask(() => this.other?.receive?.(new MessageEvent('message', { data })))
  }
  terminate(): void {
    this.other = null
  }
}

type PageEnd = End<Order<string>, Delivery<string, string>>

type Answer = (text: string, signal: AbortSignal, onProgress: (share: number) => void) => Promise<string>

/** A client, and the pages' ends of the workers that it has started. */
function connected(answer: Answer) {
  const started: PageEnd[] = []
  const start = () => {
    const page: PageEnd = new End()
    const worker = new End<Delivery<string, string>, Order<string>>()
    page.other = worker
    worker.other = page
    answerQuestions(worker, { answer, failureOf: reasonOf })
    started.push(page)
    return page
  }
  const client = new WorkerClient<string, string, string>({ start, errorOf: (reason) => new Error(`no: ${reason}`) })
  return { client, started }
}

const forever = new AbortController().signal

describe('a worker', () => {
  it('answers each question as soon as it can, reports how far it is, and starts once', async () => {
    let finish = () => {}
    const { client, started } = connected(async (text, _, onProgress) => {
      onProgress(0.5)
      if (text === 'slow') await new Promise<void>((resolve) => (finish = resolve))
      return text.toUpperCase()
    })
    const shares: number[] = []
    const slow = client.ask('slow', forever, { onProgress: (share) => shares.push(share) })
    expect(await client.ask('quick', forever)).toBe('QUICK')
    finish()
    expect(await slow).toBe('SLOW')
    expect(shares).toEqual([0.5])
    expect(started).toHaveLength(1)
  })

  it('says why it cannot answer', async () => {
    const { client } = connected(() => Promise.reject(new Error('too large')))
    await expect(client.ask('all', forever)).rejects.toThrow('no: too large')
  })

  it('is told to drop a question whose signal is aborted, and is not asked one whose signal was aborted before', async () => {
    const asked: AbortSignal[] = []
    const { client, started } = connected((text, signal) => {
      asked.push(signal)
      return text === 'next' ? Promise.resolve(text) : new Promise(() => {})
    })
    const controller = new AbortController()
    const answer = client.ask('one', controller.signal)
    controller.abort(new Error('changed my mind'))
    await expect(answer).rejects.toThrow('changed my mind')
    await expect(client.ask('two', controller.signal)).rejects.toThrow('changed my mind')
    expect(await client.ask('next', forever)).toBe('next')
    expect(asked.map(({ aborted }) => aborted)).toEqual([true, false])
    expect(started).toHaveLength(1)
  })

  it('that cannot be reached ends when its question is aborted, and another starts with the next question', async () => {
    const { client, started } = connected((text) => (text === 'next' ? Promise.resolve(text) : new Promise(() => {})))
    const controller = new AbortController()
    const answer = client.ask('long', controller.signal, { endsWorker: true })
    const other = client.ask('other', forever)
    controller.abort(new Error('enough'))
    await expect(answer).rejects.toThrow('enough')
    await expect(other).rejects.toThrow('told to stop')
    expect(await client.ask('next', forever)).toBe('next')
    expect(started).toHaveLength(2)
  })

  it('that breaks fails what was asked, and another starts with the next question', async () => {
    const { client, started } = connected((text) => (text === 'next' ? Promise.resolve(text) : new Promise(() => {})))
    const answer = client.ask('long', forever)
    const facts = { message: 'no memory', filename: '', lineno: 0, colno: 0, error: null }
    started[0]?.fail?.(Object.assign(new Event('error'), facts))
    await expect(answer).rejects.toThrow('no memory')
    expect(await client.ask('next', forever)).toBe('next')
  })
})
