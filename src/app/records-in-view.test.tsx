import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { NuqsTestingAdapter } from 'nuqs/adapters/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ApiProvider } from '#core/api/api-context.ts'
import { capabilitiesQuery, SPEC_ONLY } from '#core/api/capabilities.ts'
import { apiAt } from '#core/api/client.ts'
import { useAreasInView } from '#records/areas/areas-in-view.ts'
import { areaShapesQuery, WALK_LIMIT } from '#records/areas/queries.ts'
import { useClosuresInView } from '#records/closures/closures-in-view.ts'
import { closureListQuery } from '#records/closures/queries.ts'
import { aClosure, anArea } from '#testing/builders.ts'
import { LanguageProvider } from '#core/i18n/messages.tsx'
import { RecordsInView } from './records-in-view.tsx'

const api = apiAt('https://service.example')

function Names() {
  const names = [
    ...(useClosuresInView().data?.matching.map(({ record }) => record.name) ?? []),
    ...(useAreasInView().data?.areas.map(({ name }) => name) ?? []),
  ]
  return <li>{names.join(' and ')}</li>
}

/** Renders so many users of what is in view; counts how often a closure's dates and an area's size are read for it. */
function shownTo(users: number) {
  let reads = 0
  const counted = <T extends object>(record: T, names: readonly string[]) =>
    new Proxy(record, {
      get(target, name, receiver): unknown {
        if (names.includes(String(name))) reads += 1
        return Reflect.get(target, name, receiver)
      },
    })
  const queries = new QueryClient()
  const none = {
    ...SPEC_ONLY,
    extensions: new Set<string>(),
  }
  queries.setQueryData(capabilitiesQuery(api).queryKey, none)
  const read = <T extends object>(records: readonly T[]) => ({ records, count: 2, unreadable: 0, more: false })
  const asked = { box: null, endedSince: null, narrowing: {} }
  queries.setQueryData(closureListQuery(api, asked).queryKey, {
    ...read([counted(aClosure({ name: 'Cliff', end_on: null }), ['start_on', 'end_on'])]),
    asked,
  })
  queries.setQueryData(
    areaShapesQuery(api, null, WALK_LIMIT).queryKey,
    read([anArea({ name: 'Marsh' }), anArea({ name: 'Moor' })].map((area) => counted(area, ['area_km2']))),
  )
  const html = renderToStaticMarkup(
    <NuqsTestingAdapter>
      <QueryClientProvider client={queries}>
        <ApiProvider value={api}>
          <LanguageProvider value="en">
            <RecordsInView>
              {Array.from({ length: users }, (_, index) => (
                <Names key={index} />
              ))}
            </RecordsInView>
          </LanguageProvider>
        </ApiProvider>
      </QueryClientProvider>
    </NuqsTestingAdapter>,
  )
  return { html, reads }
}

test('what is in view is derived once, however many show it', () => {
  const [one, many] = [shownTo(1), shownTo(20)]
  expect(one.html).toBe('<li>Cliff and Marsh and Moor</li>')
  expect(many.html).toBe(one.html.repeat(20))
  expect(one.reads).toBeGreaterThan(0)
  expect(many.reads).toBe(one.reads)
})
