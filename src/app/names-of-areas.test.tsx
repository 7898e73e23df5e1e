import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { NuqsTestingAdapter } from 'nuqs/adapters/testing'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import type { Language } from '#contract/vocabulary/languages.ts'
import { ApiProvider } from '#core/api/api-context.ts'
import { areaNameQuery } from '#core/api/area-names.ts'
import { capabilitiesQuery, SPEC_ONLY } from '#core/api/capabilities.ts'
import { LanguageProvider } from '#core/i18n/messages.tsx'
import { PickerRows } from '#features/here/picker/picker-rows.tsx'
import { useHereMessages } from '#features/here/messages.ts'
import { useSearchMessages } from '#features/search/messages.ts'
import { SuggestionRow } from '#features/search/suggestion-row.tsx'
import { AreaCard } from '#records/areas/card/area-card.tsx'
import { AreaRow } from '#records/areas/list/area-row.tsx'
import { areaDetailQuery } from '#records/areas/detail-query.ts'
import { ClosuresProvider } from '#records/closures/closures-in-view.ts'
import { anArea, MAY_15 } from '#testing/builders.ts'
import { loadTestMessages } from '#testing/messages.ts'
import { AreaBrief } from './embed/callout/brief.tsx'
import { useEmbedMessages } from './embed/messages.ts'
import { useEmbedSubject } from './embed/embed-subject.ts'

const api = { base: 'https://service.example' }
const park = anArea({ name: 'Národní park Šumava', names: { en: 'Šumava National Park', de: 'Nationalpark Šumava' } })

beforeAll(async () => {
  for (const language of ['en', 'de'] as const) {
    await loadTestMessages(language)
    for (const messages of [useHereMessages, useSearchMessages, useEmbedMessages]) await messages.load(language)
  }
})

function toldIn(language: Language, shown: ReactNode): string {
  const queries = new QueryClient()
  const none = {
    ...SPEC_ONLY,
    extensions: new Set<string>(),
  }
  queries.setQueryData(capabilitiesQuery(api).queryKey, none)
  queries.setQueryData(areaNameQuery(api, park.uuid).queryKey, park)
  queries.setQueryData(areaDetailQuery(api, park.uuid).queryKey, park)
  const html = renderToStaticMarkup(
    <NuqsTestingAdapter searchParams={{ protected_area_uuid: park.uuid }}>
      <QueryClientProvider client={queries}>
        <ApiProvider value={api}>
          <LanguageProvider value={language}>
            <ClosuresProvider
              value={{ data: undefined, error: null, isFetching: false, isOutdated: false, loadedAt: MAY_15 }}
            >
              {shown}
            </ClosuresProvider>
          </LanguageProvider>
        </ApiProvider>
      </QueryClientProvider>
    </NuqsTestingAdapter>,
  )
  return html.replaceAll(/<[^>]*>/g, '|')
}

function Title() {
  return <title>{useEmbedSubject().name}</title>
}

const ignore = () => {}
const selection = { kind: 'area', uuid: park.uuid } as const
const SHOWN = {
  list: <AreaRow area={park} standing={null} onSelect={ignore} />,
  card: <AreaCard area={park} zone={null} onClose={ignore} onZoomTo={null} closures="" wildlife="" />,
  picker: <PickerRows hits={[{ selection, properties: {} }]} onChoose={ignore} />,
  search: <SuggestionRow suggestion={{ kind: 'area', key: park.uuid, area: park, name: park.name, fit: 'exact' }} />,
  callout: <AreaBrief uuid={park.uuid} onPlaced={ignore} onClose={ignore} onMore={ignore} />,
  title: <Title />,
} as const

it.each(Object.entries(SHOWN))('the %s names an area in the language of the reader', (_, shown) => {
  expect(toldIn('en', shown)).toContain('|Šumava National Park|')
  expect(toldIn('de', shown)).toContain('|Nationalpark Šumava|')
})

it('list, card and search tell beside it how its source calls it, once', () => {
  for (const shown of [SHOWN.list, SHOWN.card, SHOWN.search]) {
    expect(toldIn('de', shown).split('Národní park Šumava')).toHaveLength(2)
    expect(toldIn('de', shown)).toContain('Národní park Šumava')
  }
})
