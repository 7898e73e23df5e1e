import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { GroundConfig } from '#contract/ground/ground-config.ts'
import type { WayWords } from '#contract/ground/way-words.ts'
import { ApiProvider } from '#core/api/api-context.ts'
import { AppConfigProvider, configIn, DEFAULT_CONFIG } from '#core/api/app-config.ts'
import { apiAt } from '#core/api/client.ts'
import { LanguageProvider, loadMessages } from '#core/i18n/messages.tsx'
import { useGroundPlaceMessages } from '#map/ground/places/messages.ts'
import { loadTestMessages } from '#testing/messages.ts'
import { GroundHere } from './ground-here.tsx'
import { useHereMessages } from './messages.ts'
import { pathHereQuery } from './path-here.ts'

beforeAll(async () => {
  await loadTestMessages('en')
  await loadMessages('en', [useHereMessages, useGroundPlaceMessages])
})

const ground: GroundConfig = {
  kind: 'vector',
  schema: 'shortbread',
  name: 'park',
  bounds: [13, 48, 14, 49],
  minZoom: 6,
  maxZoom: 14,
  tiles: '/maps/park/1/{z}/{x}/{y}',
  attribution: '',
}
const path: WayWords = { name: 'Ridge path', route: null }
const place = { lng: 13.5, lat: 48.5, accuracy: null }

test('the path that a place is on is an entry of the list', () => {
  const queries = new QueryClient()
  queries.setQueryData(pathHereQuery([ground], place).queryKey, path)
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <LanguageProvider value="en">
        <ApiProvider value={apiAt('https://service.example')}>
          <AppConfigProvider value={configIn({ ...DEFAULT_CONFIG, grounds: [ground] }, 'en')}>
            <GroundHere place={place} onZoomTo={() => undefined} />
          </AppConfigProvider>
        </ApiProvider>
      </LanguageProvider>
    </QueryClientProvider>,
  )
  expect(html).toMatch(/<ul><li[^>]*>[^<]*Ridge path[^<]*<\/li><\/ul>/)
})
