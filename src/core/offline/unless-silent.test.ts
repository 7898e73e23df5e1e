import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SILENCE, unlessSilent } from './unless-silent.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const aRequest = (signal?: AbortSignal) => new Request('https://parks.example/api/v2/', signal && { signal })

/** A network over which so many bytes come, one after each pause of some ms, and then nothing more, without an end. */
function endless(bytes: number, pause: number) {
  const given: AbortSignal[] = []
  vi.stubGlobal('fetch', async (_: Request, { signal }: { readonly signal: AbortSignal }) => {
    given.push(signal)
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        signal.addEventListener('abort', () => controller.error(signal.reason))
        for (let byte = 0; byte < bytes; byte++) {
          await new Promise((resolve) => setTimeout(resolve, pause))
          controller.enqueue(new Uint8Array([1]))
        }
      },
    })
    return new Response(body)
  })
  return () => given.map(({ aborted }) => aborted)
}

test('an answer that stops coming is given up, and its connection with it', async () => {
  const isGivenUp = endless(3, SILENCE - 1)
  const read = (await unlessSilent(aRequest())).text().catch(() => 'given up')
  await vi.advanceTimersByTimeAsync(3 * (SILENCE - 1))
  expect(isGivenUp()).toEqual([false])
  await vi.advanceTimersByTimeAsync(SILENCE)
  expect(isGivenUp()).toEqual([true])
  expect(await read).toBe('given up')
})

test('so is a request that nothing answers', async () => {
  vi.stubGlobal('fetch', (_: Request, { signal }: { readonly signal: AbortSignal }) => {
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new TypeError('aborted'))))
  })
  const asked = unlessSilent(aRequest()).catch(() => 'given up')
  await vi.advanceTimersByTimeAsync(SILENCE)
  expect(await asked).toBe('given up')
})

test('an answer that ends leaves no timer, and is as it was', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ count: 1 }, { status: 404, headers: { 'X-Own': '1' } }))
  const response = await unlessSilent(aRequest())
  expect([response.status, response.headers.get('X-Own'), await response.json()]).toEqual([404, '1', { count: 1 }])
  expect(vi.getTimerCount()).toBe(0)
})

test('what the page does not want any more is not asked for further', async () => {
  const isGivenUp = endless(1, 1000)
  const page = new AbortController()
  await unlessSilent(aRequest(page.signal))
  page.abort()
  expect(isGivenUp()).toEqual([true])
  expect(vi.getTimerCount()).toBeLessThanOrEqual(1)
})
