import { QueryClientProvider } from '@tanstack/react-query'
import { NuqsTestingAdapter } from 'nuqs/adapters/testing'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { ClosureRecord } from '#contract/records/closure.ts'
import { AppConfigProvider, configIn, DEFAULT_CONFIG } from '#core/api/app-config.ts'
import { ApiProvider } from '#core/api/api-context.ts'
import { apiAt } from '#core/api/client.ts'
import { LOOKUPS } from '#core/api/lookups.ts'
import { unnamedLookups } from '#core/api/testing/lookups.ts'
import * as implications from '#contract/vocabulary/activity-implications.ts'
import { LanguageProvider } from '#core/i18n/messages.tsx'
import { implicationsQuery } from '../filters/use-implications.ts'
import { aClosure, uuidOf } from '#testing/builders.ts'
import { loadTestMessages } from '#testing/messages.ts'
import { DayStrip } from '../strips/lazy-day-strip.tsx'
import type { NamedArea } from './closure-card-areas.tsx'
import { ClosureCard } from './closure-card.tsx'
import { closureStateAt } from '../closure-state.ts'

beforeAll(() => Promise.all([loadTestMessages('en'), DayStrip.preload()]))

const NOW = Date.parse('2026-05-14T05:40Z')

function markup(...given: Parameters<typeof card>): string {
  return renderToStaticMarkup(card(...given))
}

function card(
  record: ClosureRecord,
  areas: readonly NamedArea[] = [],
  search = '',
  queries = unnamedLookups('https://example.org'),
  at = NOW,
): ReactNode {
  return (
    <NuqsTestingAdapter searchParams={search}>
      <QueryClientProvider client={queries}>
        <ApiProvider value={apiAt('https://example.org')}>
          <LanguageProvider value="en">
            <ClosureCard
              state={closureStateAt(record, at, null)}
              areas={areas}
              onOpenArea={() => undefined}
              onMoreAreas={() => undefined}
              onClose={() => undefined}
              onZoomTo={null}
            />
          </LanguageProvider>
        </ApiProvider>
      </QueryClientProvider>
    </NuqsTestingAdapter>
  )
}

/** The labels of the facts that a card shows. */
function labels(html: string): readonly string[] {
  return Array.from(html.matchAll(/<dt>(.*?)<\/dt>/g), ([, label]) => label ?? '')
}

const bare = { uuid: uuidOf(1), name: 'Bare' }

test('a record of a few fields shows no more than it has', () => {
  const html = markup(bare)
  expect(labels(html)).toEqual(['Valid', 'Where'])
  expect(html).toContain('Until further notice')
  expect(html).toContain('Time zone unknown')
  expect(html).not.toMatch(/undefined|null|NaN|–</)
})

test('a whole record shows all of it', () => {
  const html = markup(
    aClosure({
      activity_ids: [2],
      reason_id: 12,
      daytime_start: '20:00:00',
      daytime_end: '06:00:00',
      purpose: 'Breeding birds.',
      legal_basis: '§ 5',
      contact: 'ranger@example.org',
      url: 'https://example.org/closure',
      licence_uri: 'https://example.org/licence',
    }),
    [{ uuid: uuidOf(7), name: 'Quiet Marsh' }],
  )
  expect(labels(html)).toEqual(['Not allowed', 'Valid', 'Each day', 'Areas affected', 'Why', 'Legal basis', 'Contact'])
  expect(html).toContain('Closure · Quiet Marsh')
  expect(html).toContain('Reason 12. Breeding birds.')
  expect(html).toContain('Activity 2')
  expect(html).toContain('aria-label="A day of 24 hours. In force: 20:00 to 06:00 the next day. Marked: 07:40."')
  expect(html).toContain('<a href="https://example.org/closure" target="_blank" rel="noopener noreferrer">Source')
})

test('a card on a day on which clocks change says until when a closure holds, and draws it so', () => {
  const hours = { start_on: '2026-03-01', end_on: '2026-10-31', daytime_start: '00:30:00', daytime_end: '02:30:00' }
  const html = markup(aClosure(hours), [], '', undefined, Date.parse('2026-03-29T01:15Z'))
  expect(html).toContain('until 03:30')
  expect(html).toContain('On 29 March 2026, when clocks change: 00:30 to 03:30')
  expect(html).toContain('aria-label="A day of 23 hours. In force: 00:30 to 03:30. Marked: 03:15."')
})

test('a card on the evening before clocks change says until when the night holds', () => {
  const nights = { start_on: '2026-03-01', end_on: '2026-10-31', daytime_start: '20:00:00', daytime_end: '02:30:00' }
  const html = markup(aClosure(nights), [], '', undefined, Date.parse('2026-03-28T20:00Z'))
  expect(html).toContain('until 03:30')
  expect(html).toContain('On 29 March 2026, when clocks change: 00:00 to 03:30')
  expect(html).toContain('aria-label="A day of 24 hours. In force: 20:00 to 02:30 the next day. Marked: 21:00."')
})

test('the hours of a single day are not told as those of each day', () => {
  const day = { start_on: '2026-05-01', end_on: '2026-05-01', daytime_start: '08:00:00', daytime_end: '17:00:00' }
  expect(labels(markup(aClosure(day))).slice(0, 3)).toEqual(['Not allowed', 'Valid', 'Hours'])
})

test('advice and notices are not called prohibitions', () => {
  expect(labels(markup(aClosure({ is_binding: false, activity_ids: [2] })))[0]).toBe('Please avoid')
  expect(labels(markup(aClosure({ type: 'notice', activity_ids: [2] })))[0]).toBe('Concerns')
})

test('a law that is named has its own word beside what it forbids, advice has not', () => {
  const queries = unnamedLookups('https://example.org')
  const names = new Map([[2, { name: 'Entering the area' }]])
  queries.setQueryData([LOOKUPS, apiAt('https://example.org').base, 'activities', 'en'], names)
  const ban = aClosure({ activity_ids: [2], legal_basis: '§ 5' })
  expect(markup(ban, [], '', queries)).toContain('Entering the area (ban on entering)')
  expect(markup({ ...ban, is_binding: false }, [], '', queries)).not.toContain('ban on entering')
})

test('what a source wrote is marked with its language where that is known, and the words of the page are not', () => {
  const record = aClosure({ reason_id: 12, purpose: 'Brut' })
  const html = renderToStaticMarkup(
    <AppConfigProvider value={configIn({ ...DEFAULT_CONFIG, recordsLanguage: 'de' }, 'en')}>
      {card(record)}
    </AppConfigProvider>,
  )
  expect(html).toContain('Reason 12. <span lang="de">Brut</span>')
  expect(html).toMatch(/<h2[^>]* lang="de"/)
  expect(markup(record)).not.toContain('lang=')
})

test('what a source wrote stays text, and only addresses of the web become links', () => {
  const html = markup({ ...aClosure(), description: '<img src=x onerror=alert(1)>', url: 'javascript:alert(1)' })
  expect(html).toContain('&lt;img src=x')
  expect(html).not.toContain('href="javascript')
})

test('a closure of more areas than are named never seems to be of these alone', () => {
  const named = [1, 2, 3, 4, 5, 6].map((number) => ({ uuid: uuidOf(number), name: `Area ${number}` }))
  const uuids = Array.from({ length: 12 }, (_, index) => uuidOf(index + 1))
  const record = aClosure({ geometry_from: 'areas', protected_area_uuids: uuids, geometry: null })
  const html = markup(record, named)
  expect(html).toContain('All of Area 1, Area 2, Area 3, Area 4, Area 5 and 7 more')
  expect(html).toContain('Closure · Area 1, Area 2, Area 3, Area 4, Area 5 and 7 more')
  expect(html).toMatch(/<button[^>]*>and 6 more areas<\/button>/)
  expect(markup(record)).not.toContain('Place unknown')
  expect(markup(aClosure({ geometry_from: 'areas', protected_area_uuids: [uuidOf(1)] }), named.slice(0, 1))).toContain(
    'All of Area 1<',
  )
})

test('what the source had beside is there, folded away', () => {
  const html = markup(aClosure({ extra: { Zone: 'B<2', n: 7, nothing: null } }))
  expect(html).toMatch(/<details[^>]*><summary>More from the source<\/summary>.*Zone.*B&lt;2.*7/)
  expect(html).not.toContain('nothing')
  expect(markup(aClosure())).not.toContain('More from the source')
})

test('an activity that is filtered by is told where alone it is closed', () => {
  const queries = unnamedLookups('https://example.org')
  const names = ['Leaving the paths', 'Hiking', 'Dogs'].map((name, index) => [index + 2, { name }] as const)
  queries.setQueryData([LOOKUPS, apiAt('https://example.org').base, 'activities', 'en'], new Map(names))
  queries.setQueryData(implicationsQuery.queryKey, implications)
  const html = markup(aClosure({ activity_ids: [2] }), [], '?activity_id=3', queries)
  expect(html).toContain('Hiking: only off the paths')
  expect(markup(aClosure({ activity_ids: [3] }), [], '?activity_id=3', queries)).not.toContain('only')
})
