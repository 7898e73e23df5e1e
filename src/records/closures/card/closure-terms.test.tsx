import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { NuqsTestingAdapter } from 'nuqs/adapters/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { ClosureRecord } from '#contract/records/closure.ts'
import { ApiProvider } from '#core/api/api-context.ts'
import { apiAt } from '#core/api/client.ts'
import { LOOKUPS } from '#core/api/lookups.ts'
import { unnamedLookups } from '#core/api/testing/lookups.ts'
import * as implications from '#contract/vocabulary/activity-implications.ts'
import { LanguageProvider } from '#core/i18n/messages.tsx'
import { implicationsQuery } from '../filters/use-implications.ts'
import { aClosure } from '#testing/builders.ts'
import { loadTestMessages } from '#testing/messages.ts'
import { useTermsLine, withinLine } from './closure-terms.ts'

beforeAll(() => loadTestMessages('en'))

function lineOf(record: ClosureRecord, queries = unnamedLookups('https://example.org'), search = ''): string {
  const Line = () => useTermsLine()(record)
  return renderToStaticMarkup(
    <NuqsTestingAdapter searchParams={search}>
      <QueryClientProvider client={queries}>
        <ApiProvider value={apiAt('https://example.org')}>
          <LanguageProvider value="en">
            <Line />
          </LanguageProvider>
        </ApiProvider>
      </QueryClientProvider>
    </NuqsTestingAdapter>,
  )
}

test('what the service does not name is told by its number', () => {
  expect(lineOf(aClosure({ reason_id: 12, activity_ids: [3, 4] }))).toBe('Reason 12 · activity 3, activity 4')
})

test('what has not been read yet is marked, never told by its number', () => {
  const unread = new QueryClient()
  expect(lineOf(aClosure({ reason_id: 12, activity_ids: [3, 4] }), unread)).toBe('…')
  expect(lineOf(aClosure({ reason_id: null, activity_ids: [3], geometry: null }), unread)).toBe('… · place unknown')
  expect(lineOf(aClosure({ reason_id: null, activity_ids: [] }), unread)).toBe('')
})

test('a line tells no more than there is', () => {
  const bare = aClosure({ reason_id: null, activity_ids: [], geometry: null })
  expect(lineOf(bare)).toBe('place unknown')
})

test('names are written small within a line, but in German', () => {
  expect(withinLine(['Dogs', 'Open fire'], 'en')).toEqual(['dogs', 'open fire'])
  expect(withinLine(['Hunde', 'Offenes Feuer'], 'de')).toEqual(['Hunde', 'Offenes Feuer'])
  expect(withinLine(['Équitation', 'Vol en ULM'], 'fr')).toEqual(['équitation', 'vol en ULM'])
  expect(withinLine(['BASE jumping'], 'it')).toEqual(['BASE jumping'])
})

test('a line says first whether the closure is about what is filtered by', () => {
  const queries = unnamedLookups('https://example.org')
  const names = ['Entering the area', 'Leaving the paths', 'Hiking', 'Climbing']
  const lookup = new Map(names.map((name, index) => [index + 1, { name }]))
  queries.setQueryData([LOOKUPS, apiAt('https://example.org').base, 'activities', 'en'], lookup)
  queries.setQueryData(implicationsQuery.queryKey, implications)
  const line = (...activity_ids: number[]) =>
    lineOf(aClosure({ reason_id: null, activity_ids }), queries, '?activity_id=3')
  expect(line(2)).toBe('only off the paths · leaving the paths')
  expect(line(1)).toBe('entering the area')
  expect(line(4)).toBe('not about your activity · climbing')
})
