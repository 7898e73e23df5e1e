import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { NuqsTestingAdapter } from 'nuqs/adapters/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiProvider } from '#core/api/api-context.ts'
import { capabilitiesQuery } from '#core/api/capabilities.ts'
import { apiAt } from '#core/api/client.ts'
import { LanguageProvider } from '#core/i18n/messages.tsx'
import { aClosure, MAY_15 } from '#testing/builders.ts'
import { useAllClosures } from './all-closures.ts'

afterEach(() => vi.unstubAllGlobals())

const api = apiAt('https://service.example')
const AREA = '0b5d6a0e-7f0a-4f6f-9a53-0d6a9a3b1c2d'

test('trying again asks for the closures of areas, too, where these failed', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } })
  const extensions = new Set(['closures_by_area'])
  const none = { areaTiles: null, demo: false, updatedAt: null, placeless: null, mirror: null }
  client.setQueryData(capabilitiesQuery(api).queryKey, { ...none, extensions })
  const asked: string[] = []
  let isWell = false
  vi.stubGlobal('fetch', async (url: string | URL | Request) => {
    const address = url instanceof Request ? url.url : String(url)
    asked.push(address)
    const isOfArea = address.includes(AREA)
    return isOfArea && !isWell
      ? Response.json({ detail: 'Failed.' }, { status: 500 })
      : Response.json({ count: 1, next: null, previous: null, results: [aClosure({ name: 'Cliff' })] })
  })
  const shown = () => {
    const told: ReturnType<typeof useAllClosures>[] = []
    const Desk = () => {
      told.push(useAllClosures({ when: 'now', now: MAY_15 }))
      return null
    }
    renderToStaticMarkup(
      <NuqsTestingAdapter searchParams={`?protected_area_uuid=${AREA}`}>
        <QueryClientProvider client={client}>
          <ApiProvider value={api}>
            <LanguageProvider value="en">
              <Desk />
            </LanguageProvider>
          </ApiProvider>
        </QueryClientProvider>
      </NuqsTestingAdapter>,
    )
    return told[0]
  }
  shown()
  const begun = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'pending' })
  await Promise.allSettled(begun.map((query) => query.fetch()))
  expect(shown()?.error).not.toBeNull()
  isWell = true
  asked.length = 0
  shown()?.retry()
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(asked.filter((url) => url.includes(AREA))).toHaveLength(1)
  expect(shown()).toMatchObject({ error: null })
})
