import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { NuqsTestingAdapter } from 'nuqs/adapters/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { ApiProvider } from '#core/api/api-context.ts'
import { capabilitiesQuery, SPEC_ONLY } from '#core/api/capabilities.ts'
import { apiAt } from '#core/api/client.ts'
import { areaShapesQuery, WALK_LIMIT } from '#records/areas/queries.ts'
import { LanguageProvider } from '#core/i18n/messages.tsx'
import { anArea } from '#testing/builders.ts'
import { loadTestMessages } from '#testing/messages.ts'
import { RecordsInView } from '../records-in-view.tsx'
import { Troubles } from './troubles.tsx'

beforeAll(() => loadTestMessages('en'))

const api = apiAt('https://service.example')

/** What goes wrong with a service of the specification alone of which one area was read. */
function troubles(count: number): string {
  vi.stubGlobal('window', { location: { search: '' } })
  const queries = new QueryClient()
  const none = {
    ...SPEC_ONLY,
    extensions: new Set<string>(),
  }
  queries.setQueryData(capabilitiesQuery(api).queryKey, none)
  const read = { records: [anArea()], count, unreadable: 0, more: count > 1 }
  queries.setQueryData(areaShapesQuery(api, null, WALK_LIMIT).queryKey, read)
  return renderToStaticMarkup(
    <NuqsTestingAdapter>
      <QueryClientProvider client={queries}>
        <LanguageProvider value="en">
          <ApiProvider value={api}>
            <RecordsInView>
              <Troubles settingsMissing={false} mapTrouble={null} />
            </RecordsInView>
          </ApiProvider>
        </LanguageProvider>
      </QueryClientProvider>
    </NuqsTestingAdapter>,
  )
}

test('it is said that the map has only some of the areas', () => {
  expect(troubles(12345)).toContain('Only 1 of 12,345 protected areas could be read for the map.')
  expect(troubles(1)).toBe('')
})
