import { afterEach, expect, test, vi } from 'vitest'
import { getJson } from './client.ts'

afterEach(() => vi.unstubAllGlobals())

const ADDRESS = 'https://example.org/api/v2/reasons'

/** How the request failed whose answer has some body. */
async function failureWith(body: BodyInit) {
  vi.stubGlobal('fetch', async () => new Response(body))
  return getJson(ADDRESS, new AbortController().signal).catch((error: unknown) => error)
}

test('an answer that breaks off counts as no connection, and one that is not JSON as unreadable', async () => {
  const broken = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"count": 3, "resul'))
    },
    pull(controller) {
      controller.error(new TypeError('network error'))
    },
  })
  expect(await failureWith(broken)).toMatchObject({ failure: { kind: 'unreachable' } })
  expect(await failureWith('<!doctype html>')).toMatchObject({ failure: { kind: 'unreadable' } })
})
