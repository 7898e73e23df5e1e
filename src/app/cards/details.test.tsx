import { QueryClient, QueryClientProvider, type FetchQueryOptions } from '@tanstack/react-query'
import { NuqsTestingAdapter } from 'nuqs/adapters/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiProvider } from '#core/api/api-context.ts'
import { AppConfigProvider, configIn, DEFAULT_CONFIG } from '#core/api/app-config.ts'
import { capabilitiesQuery, type Capabilities, SPEC_ONLY } from '#core/api/capabilities.ts'
import { apiAt } from '#core/api/client.ts'
import { organisationsQuery } from '#core/organisations/organisations.ts'
import { areaDetailQuery } from '#records/areas/detail-query.ts'
import { closureDetailQuery } from '#records/closures/detail-query.ts'
import { wildlifeQuery } from '#records/closures/wildlife/wildlife-query.ts'
import { LanguageProvider } from '#core/i18n/messages.tsx'
import type { Selection } from '#core/selection/selection.ts'
import { aClosure, anArea } from '#testing/builders.ts'
import { loadTestMessages } from '#testing/messages.ts'
import { RecordsInView } from '../records-in-view.tsx'
import { Details } from './details.tsx'
import { MissingCard } from './lazy-missing-card.ts'

beforeAll(() => loadTestMessages('en'))
beforeAll(() => MissingCard.preload())

const api = apiAt('https://service.example')
const capabilities: Capabilities = {
  ...SPEC_ONLY,
  extensions: new Set(['closure_detail']),
}
const area = anArea({ name: 'Quiet Marsh', organisation_id: 7 })
const closure = aClosure({ name: 'Eagle cliff' })
const ofArea = areaDetailQuery(api, area.uuid)
const ofClosure = closureDetailQuery(api, capabilities, closure.uuid)

let queries: QueryClient
beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  queries.setQueryData(capabilitiesQuery(api).queryKey, capabilities)
})

/** Asks, and gets that answer. */
async function answered<T, K extends readonly unknown[]>(
  query: FetchQueryOptions<T, Error, T, K>,
  body: unknown,
  status = 200,
) {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
  await queries.prefetchQuery({ ...query, staleTime: 0, retry: false })
}

function cardOf(selection: Selection, config = DEFAULT_CONFIG): string {
  return renderToStaticMarkup(
    <NuqsTestingAdapter>
      <QueryClientProvider client={queries}>
        <LanguageProvider value="en">
          <ApiProvider value={api}>
            <AppConfigProvider value={configIn(config, 'en')}>
              <RecordsInView>
                <Details selection={selection} actions={[]} onClose={() => undefined} onZoomTo={() => undefined} />
              </RecordsInView>
            </AppConfigProvider>
          </ApiProvider>
        </LanguageProvider>
      </QueryClientProvider>
    </NuqsTestingAdapter>,
  )
}
const areaCard = (config = DEFAULT_CONFIG) => cardOf({ kind: 'area', uuid: area.uuid }, config)
const closureCard = () => cardOf({ kind: 'closure', uuid: closure.uuid })

describe('a card whose record is asked for again', () => {
  it('goes when the record is there no longer', async () => {
    await answered(ofArea, area)
    await answered(ofClosure, closure)
    expect(areaCard()).toContain('Quiet Marsh')
    expect(closureCard()).toContain('Eagle cliff')
    await answered(ofArea, { detail: 'Not found.' }, 404)
    await answered(ofClosure, { detail: 'Not found.' }, 404)
    for (const html of [areaCard(), closureCard()]) {
      expect(html).not.toMatch(/Quiet Marsh|Eagle cliff/)
      expect(html).toContain('Looking for what became of it')
    }
  })

  it('stays where that fails, and says so', async () => {
    await answered(ofArea, area)
    await answered(ofClosure, closure)
    await answered(ofArea, {}, 500)
    await answered(ofClosure, {}, 500)
    for (const html of [areaCard(), closureCard()]) {
      expect(html).toMatch(/Quiet Marsh|Eagle cliff/)
      expect(html).toMatch(/error \(500\)\. Shown as of .*Retry/)
    }
  })
})

describe('a card that could not be loaded', () => {
  it('says so, and does not seem to load still', async () => {
    expect(areaCard()).toContain('Loading')
    await answered(ofArea, {}, 500)
    expect(areaCard()).toContain('Could not be loaded')
    expect(areaCard()).toMatch(/Nothing can be shown yet.*Retry/)
    expect(areaCard()).not.toContain('Loading')
  })

  it('tells each part of it that is not known, but not what the service does not have', async () => {
    await answered(ofArea, area)
    await answered(wildlifeQuery(api), {}, 404)
    await answered(organisationsQuery(api), {}, 404)
    expect(areaCard()).not.toContain('not known')
    queries.removeQueries({ queryKey: wildlifeQuery(api).queryKey })
    queries.removeQueries({ queryKey: organisationsQuery(api).queryKey })
    await answered(wildlifeQuery(api), {}, 500)
    await answered(organisationsQuery(api), {}, 500)
    expect(areaCard()).toMatch(/What lives here and when it is sensitive is not known\..*Retry/)
    expect(areaCard()).toMatch(/Who is responsible is not known\..*Retry/)
  })
})

it('tells by which clock the days of an area are: its own, else the operator’s, else none that is known', async () => {
  await answered(ofArea, { ...area, time_zone: 'Europe/Vienna' })
  expect(areaCard()).toContain('Time zone Europe/Vienna')
  await answered(ofArea, { ...area, time_zone: 'Nowhere/None' })
  expect(areaCard()).toContain('Time zone unknown')
  expect(areaCard({ ...DEFAULT_CONFIG, timeZone: 'America/Vancouver' })).toContain('Time zone America/Vancouver')
})
