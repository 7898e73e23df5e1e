import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { AreaRecord } from '#contract/records/area.ts'
import { ApiProvider } from '#core/api/api-context.ts'
import { apiAt } from '#core/api/client.ts'
import { unnamedLookups } from '#core/api/testing/lookups.ts'
import { LanguageProvider } from '#core/i18n/messages.tsx'
import { anArea, uuidOf } from '#testing/builders.ts'
import { loadTestMessages } from '#testing/messages.ts'
import { AreaCard } from './area-card.tsx'

beforeAll(() => loadTestMessages('en'))

function markup(area: AreaRecord, queries = unnamedLookups('https://example.org')): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <ApiProvider value={apiAt('https://example.org')}>
        <LanguageProvider value="en">
          <AreaCard
            area={area}
            zone={area.time_zone ?? null}
            onClose={() => undefined}
            onZoomTo={null}
            closures={<p>None</p>}
            wildlife={null}
          />
        </LanguageProvider>
      </ApiProvider>
    </QueryClientProvider>,
  )
}

test('an area of which only the name is known shows no more, and says that no rules are recorded', () => {
  const html = markup({ uuid: uuidOf(1), name: 'Quiet Marsh' })
  expect(html).toContain('Quiet Marsh')
  expect(html).toContain('No rules are recorded here. Follow the signs on site.')
  expect(html.match(/<dt>/g)).toHaveLength(1)
  expect(html).toContain('Time zone unknown: days begin and end as in UTC')
  expect(html).not.toMatch(/undefined|null|NaN/)
})

test('category and country without an entry show as numbers, the IUCN category in words', () => {
  const html = markup(anArea({ category_id: 7, country_id: 40, iucn_category: 'IV' }))
  expect(html).toContain('Category 7')
  expect(html).toContain('Protected area · Country 40')
  expect(html).toContain('IUCN IV · habitat or species management area')
})

test('a small area is told in hectares', () => {
  expect(markup(anArea({ area_km2: 0.024 }))).toContain('2.4 ha')
  expect(markup(anArea({ area_km2: 1856 }))).toContain('1,856 km²')
})

test('an area that is only a place says so', () => {
  const place = anArea({ area_km2: null, geometry: { type: 'MultiPoint', coordinates: [[13, 48]] } })
  expect(markup(place)).toContain('Known only as a place')
  expect(markup(anArea())).not.toContain('Known only as a place')
})

test('what a source wrote stays text, long or short, and what it had beside is folded away', () => {
  const html = markup(
    anArea({ rules: '<b>No dogs</b>', description: 'Long. '.repeat(99), extra: { RA_Name: 'x<y', n: 7 } }),
  )
  expect(html).toContain('&lt;b&gt;No dogs')
  expect(html).toMatch(/<button[^>]*aria-expanded="false"[^>]*>Show all/)
  expect(html).toMatch(/<details[^>]*><summary>More from the source<\/summary>.*x&lt;y.*7/)
})

test('category and country are left out while their lists have not been read', () => {
  const html = markup(anArea({ category_id: 7, country_id: 40, iucn_category: null }), new QueryClient())
  expect(html).not.toMatch(/Category|Country/)
})
