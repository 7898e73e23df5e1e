import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { NuqsTestingAdapter } from 'nuqs/adapters/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiProvider } from '#core/api/api-context.ts'
import { capabilitiesQuery } from '#core/api/capabilities.ts'
import { apiAt } from '#core/api/client.ts'
import { LanguageProvider } from '#core/i18n/messages.tsx'
import type { ClosureRecord } from '#contract/records/closure.ts'
import { aClosure, MAY_15 } from '#testing/builders.ts'
import { useAllClosures } from './all-closures.ts'

afterEach(() => vi.unstubAllGlobals())

const api = apiAt('https://service.example')
const AREA = '0b5d6a0e-7f0a-4f6f-9a53-0d6a9a3b1c2d'

/** The desk at the address of an area, as it is after each rendering: `load` sends what it asks for. */
function aDesk(fetched: (address: string) => Response) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } })
  const extensions = new Set(['closures_by_area'])
  const none = { areaTiles: null, demo: false, updatedAt: null, placeless: null, mirror: null }
  client.setQueryData(capabilitiesQuery(api).queryKey, { ...none, extensions })
  vi.stubGlobal('fetch', async (url: string | URL | Request) => fetched(url instanceof Request ? url.url : String(url)))
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
  const load = async () => {
    shown()
    const begun = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'pending' })
    await Promise.allSettled(begun.map((query) => query.fetch()))
  }
  return { client, shown, load }
}

const aPage = (results: readonly ClosureRecord[], next: string | null = null) =>
  Response.json({ count: results.length, next, previous: null, results })

test('trying again asks for the closures of areas, too, where these failed', async () => {
  const asked: string[] = []
  let isWell = false
  const { client, shown, load } = aDesk((address) => {
    asked.push(address)
    const isOfArea = address.includes(AREA)
    return isOfArea && !isWell
      ? Response.json({ detail: 'Failed.' }, { status: 500 })
      : aPage([aClosure({ name: 'Cliff' })])
  })
  await load()
  expect(shown()?.error).not.toBeNull()
  isWell = true
  asked.length = 0
  shown()?.retry()
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(asked.filter((url) => url.includes(AREA))).toHaveLength(1)
  expect(shown()).toMatchObject({ error: null })
})

test('that an area has more closures than are read is known', async () => {
  const cliff = aClosure({ name: 'Cliff' })
  const many = Array.from({ length: 1000 }, () => aClosure({ name: 'Meadow' }))
  const { shown, load } = aDesk((address) => {
    if (!address.includes(AREA)) return aPage([cliff])
    const page = Number(new URL(address).searchParams.get('after') ?? 0)
    return aPage(many, page < 3 ? `${address}&after=${page + 1}` : null)
  })
  await load()
  expect(shown()?.ofAreas?.isPart).toBe(true)
})
