import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ApiProvider } from '#api/api-context.ts'
import { capabilitiesQuery, type Capabilities } from '#api/capabilities.ts'
import { de } from '#i18n/de.ts'
import { WordsProvider } from '#i18n/messages.tsx'
import { Foot } from './foot.tsx'

const api = { base: 'https://map.example.org/api/v2' }

function foot(capabilities: Partial<Capabilities>): string {
  const queries = new QueryClient()
  const none = { extensions: new Set<string>(), areaTiles: null, demo: false, updatedAt: null, mirror: null }
  queries.setQueryData(capabilitiesQuery(api).queryKey, { ...none, ...capabilities })
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <WordsProvider words={{ language: 'de', messages: de }}>
        <ApiProvider value={api}>
          <Foot />
        </ApiProvider>
      </WordsProvider>
    </QueryClientProvider>,
  )
}

test('the foot says what the data is a copy of, and how old the copy is', () => {
  const updatedAt = new Date(Date.now() - 130 * 60_000).toISOString()
  const mirror = { address: 'https://parks.example:8443/api/v2', updatedAt }
  expect(foot({ updatedAt, mirror })).toContain('</b> · gespiegelt von parks.example:8443, vor 2 Stunden<')
})

test('the foot says how old data of its own is, and nothing where there is none', () => {
  expect(foot({ updatedAt: '2026-04-01T08:00:00Z' })).toContain('</b> · Datenstand 1. April 2026<')
  expect(foot({})).toMatch(/<\/b><\/footer>$/)
})
