import { QueryClientProvider } from '@tanstack/react-query'
import { NuqsTestingAdapter } from 'nuqs/adapters/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { ApiProvider } from '#core/api/api-context.ts'
import { apiAt } from '#core/api/client.ts'
import { unnamedLookups } from '#core/api/testing/lookups.ts'
import { LanguageProvider } from '#core/i18n/messages.tsx'
import { CurrentSwatch } from '#core/signs/swatch.tsx'
import { loadTestMessages } from '#testing/messages.ts'
import { ClosuresProvider } from '../closures-in-view.ts'
import { StatusControl } from './status-control.tsx'

beforeAll(() => loadTestMessages('en'))

const loading = { data: undefined, error: null, isFetching: true, isOutdated: false, loadedAt: 0 }

/** A picture without the names that React makes for its parts. */
const unnamed = (html: string) => html.replaceAll(/_R_[A-Za-z0-9]*_/g, '')

test('the switch of what is current has the sample of that, which is not all in force', () => {
  const html = renderToStaticMarkup(
    <NuqsTestingAdapter>
      <QueryClientProvider client={unnamedLookups('https://example.org')}>
        <ApiProvider value={apiAt('https://example.org')}>
          <LanguageProvider value="en">
            <ClosuresProvider value={loading}>
              <StatusControl />
            </ClosuresProvider>
          </LanguageProvider>
        </ApiProvider>
      </QueryClientProvider>
    </NuqsTestingAdapter>,
  )
  const [, sample] = /(<svg(?:(?!<\/svg>).)*<\/svg>)<span[^>]*>Current</.exec(html) ?? []
  expect(unnamed(sample ?? '')).toBe(unnamed(renderToStaticMarkup(<CurrentSwatch />)))
})
