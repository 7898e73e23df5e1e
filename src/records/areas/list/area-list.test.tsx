import type { ReactNode } from 'react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { NuqsTestingAdapter } from 'nuqs/adapters/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { ApiProvider } from '#core/api/api-context.ts'
import { capabilitiesQuery, SPEC_ONLY } from '#core/api/capabilities.ts'
import type { AreaRecord } from '#contract/records/area.ts'
import { queryBox, ViewEstimate } from '#core/viewport/bounds.ts'
import { LanguageProvider } from '#core/i18n/messages.tsx'
import { anArea } from '#testing/builders.ts'
import { loadTestMessages } from '#testing/messages.ts'
import { holdersOf } from '#core/match/rank.ts'
import { matcherQuery } from '#core/match/use-matcher.ts'
import { AreaList } from './area-list.tsx'
import { AreasProvider, useAreasInView, useLoadedAreas } from '../areas-in-view.ts'
import { areaCountQuery, areaListQuery, areaShapesQuery, COUNT_LIMIT, WALK_LIMIT } from '../queries.ts'

beforeAll(() => loadTestMessages('en'))

const api = { base: 'https://map.example.org/api/v2' }
const areas = [
  anArea({ name: 'Marsh', category_id: 1, country_id: 40 }),
  anArea({ name: 'Moor', category_id: 2, country_id: 40 }),
  anArea({ name: 'Far away', category_id: 2, country_id: 40 }),
]

function InView({ children }: { readonly children: ReactNode }) {
  return <AreasProvider value={useLoadedAreas()}>{children}</AreasProvider>
}

function Hidden() {
  return <p>{useAreasInView().data?.hidden} hidden</p>
}

function Count() {
  return <p>{useAreasInView().data?.count} in view</p>
}

/** The list of a service of the specification alone, whose areas are selected here. */
function listOf(records: readonly AreaRecord[], search: string, unreadable = 0): string {
  const queries = new QueryClient()
  const none = {
    ...SPEC_ONLY,
    extensions: new Set<string>(),
  }
  queries.setQueryData(capabilitiesQuery(api).queryKey, none)
  const read = { records, count: records.length, unreadable, more: false }
  queries.setQueryData(matcherQuery.queryKey, () => holdersOf)
  queries.setQueryData(areaShapesQuery(api, null, WALK_LIMIT).queryKey, read)
  return renderToStaticMarkup(
    <NuqsTestingAdapter searchParams={search}>
      <QueryClientProvider client={queries}>
        <LanguageProvider value="en">
          <ApiProvider value={api}>
            <InView>
              <AreaList onOpen={() => undefined} standingOf={() => null} />
              <Hidden />
            </InView>
          </ApiProvider>
        </LanguageProvider>
      </QueryClientProvider>
    </NuqsTestingAdapter>,
  )
}

describe('the list of areas', () => {
  it('counts what the filters leave out of what else is found', () => {
    const html = listOf(areas, '?category_id=1&q=m')
    expect(html).toContain('Marsh')
    expect(html).not.toContain('Moor')
    expect(html).toContain('<p>1 hidden</p>')
    expect(listOf(areas, '?q=m')).toContain('<p>0 hidden</p>')
  })

  it('says of none that the filters leave none, where there are filters', () => {
    expect(listOf(areas, '?country_id=276')).toContain('Nothing in this view matches the filters')
    expect(listOf(areas, '?country_id=276&q=moor')).toContain('Nothing named “moor” matches the filters')
    expect(listOf([], '')).toContain('No protected area recorded in this view')
    expect(listOf(areas, '?q=bog')).toContain('Nothing found for “bog”')
  })

  it('says how many records make no sense', () => {
    expect(listOf(areas, '', 2)).toContain('2 records could not be read.')
    expect(listOf(areas, '')).not.toContain('could not be read')
  })
})

describe('areas in view', () => {
  const view = { bounds: [13.1, 48.1, 13.9, 48.9], zoom: 9 } as const
  const inView = anArea({ name: 'Marsh', bbox: [13.8, 48.8, 14.5, 49.5] })
  const beside = anArea({ name: 'Moor', bbox: [13.95, 48.2, 14, 48.3] })

  /** The list of a service that can be asked for a box, and has been for the one around the view. */
  function listOfView(read: { readonly count: number; readonly more: boolean }, countInView: number | null): string {
    const queries = new QueryClient()
    const request = { box: queryBox(view), q: '', category_id: [], country_id: [] }
    const records = [inView, beside]
    queries.setQueryData(areaListQuery(api, request, COUNT_LIMIT).queryKey, { records, unreadable: 0, ...read })
    if (countInView !== null) {
      queries.setQueryData(areaCountQuery(api, { box: view.bounds, q: '' }).queryKey, countInView)
    }
    return listIn(queries)
  }

  function listIn(queries: QueryClient): string {
    queries.setQueryData(capabilitiesQuery(api).queryKey, { ...SPEC_ONLY, extensions: new Set(['areas_bbox']) })
    return renderToStaticMarkup(
      <NuqsTestingAdapter>
        <QueryClientProvider client={queries}>
          <LanguageProvider value="en">
            <ApiProvider value={api}>
              <ViewEstimate value={view}>
                <InView>
                  <AreaList onOpen={() => undefined} standingOf={() => null} />
                  <Count />
                </InView>
              </ViewEstimate>
            </ApiProvider>
          </LanguageProvider>
        </QueryClientProvider>
      </NuqsTestingAdapter>,
    )
  }

  it('are those that the map shows, of what was read around it', () => {
    const html = listOfView({ count: 2, more: false }, null)
    expect(html).toContain('Marsh')
    expect(html).not.toContain('Moor')
    expect(html).toContain('<p>1 in view</p>')
  })

  it('are of what was read around a larger view, without another request', () => {
    const queries = new QueryClient()
    const asked = { box: [12.9, 47.9, 14.5, 49.1], q: '', category_id: [], country_id: [] } as const
    const read = { records: [inView, beside], count: 2, unreadable: 0, more: false, asked }
    queries.setQueryData(areaListQuery(api, asked, COUNT_LIMIT).queryKey, read)
    const html = listIn(queries)
    expect(html).toContain('Marsh')
    expect(html).not.toContain('Moor')
    expect(html).toContain('<p>1 in view</p>')
  })

  it('are as many as the service counts in what the map shows, where not all were read', () => {
    const html = listOfView({ count: 500, more: true }, 420)
    expect(html).not.toContain('Moor')
    expect(html).toContain('<p>420 in view</p>')
  })
})
