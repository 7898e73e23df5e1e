import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import fc from 'fast-check'
import { NuqsTestingAdapter } from 'nuqs/adapters/testing'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '#contract/vocabulary/languages.ts'
import { CLOSURE_TYPES, STATUSES } from '#contract/records/closure.ts'
import { toneOf } from '#contract/standing/display-status.ts'
import { compareWorstFirst } from '#contract/standing/order.ts'
import { oneLine } from '#contract/standing/sentence-lines.ts'
import { sentenceOf } from '#contract/standing/sentence.ts'
import { SIGNS } from '#contract/standing/signs.ts'
import { ApiProvider } from '#core/api/api-context.ts'
import { apiAt } from '#core/api/client.ts'
import { deviceTimeZone } from '#core/i18n/device-time-zone.ts'
import { usePrintMessages } from '#core/ui/print/messages.ts'
import { LanguageProvider, useMessages } from '#core/i18n/messages.tsx'
import { closuresAt } from '#features/here/applying.ts'
import { ClosuresHere } from '#features/here/closures-here.tsx'
import { useNearnessMessages } from '#core/nearness/messages.ts'
import { useHereMessages } from '#features/here/messages.ts'
import { PickerRows } from '#features/here/picker/picker-rows.tsx'
import { useShareMessages } from '#features/share/messages.ts'
import { partOf } from '#core/ui/print/parts.ts'
import { PrintList } from '#features/share/print/print-list.tsx'
import { WholeTable } from '#features/share/print/whole/whole-table.tsx'
import { AreasProvider } from '#records/areas/areas-in-view.ts'
import { closureStateAt, type ClosureState } from '#records/closures/closure-state.ts'
import { closuresInView, ClosuresProvider } from '#records/closures/closures-in-view.ts'
import { countByStatus } from '#records/closures/filters/status-filter.ts'
import { AreaStandingLine } from '#records/closures/of-area/area-standing-line.tsx'
import { standingOf } from '#records/closures/of-area/area-standing.ts'
import { aSquare } from '#testing/builders.ts'
import { asGiven, closuresAndNow } from '#testing/closures-and-now.ts'
import { casesOf } from '#testing/effort.ts'
import { loadTestMessages } from '#testing/messages.ts'
import type { Standing } from '#contract/standing/standing.ts'

const queries = new QueryClient()
const api = apiAt('https://service.example')
const words = new Map<Language, Awaited<ReturnType<typeof useMessages.load>>['standing']>()

beforeAll(async () => {
  for (const language of LANGUAGES) {
    await loadTestMessages(language)
    for (const messages of [useHereMessages, useNearnessMessages, useShareMessages, usePrintMessages])
      await messages.load(language)
    words.set(language, (await useMessages.load(language)).standing)
  }
})

const loaded = { error: null, isFetching: false, isOutdated: false, loadedAt: 0 }
const noAreas = { ...loaded, data: { areas: [], count: 0, hidden: 0, unreadable: 0, readOf: null } }

/** What is told of records of a view: its text, and the paths of its signs. */
function toldIn(language: Language, state: ClosureState, shown: ReactNode) {
  const { record, at: now } = state
  const read = {
    records: [record],
    count: 1,
    unreadable: 0,
    more: false,
    asked: { box: null, endedSince: null, narrowing: {} },
  }
  const data = closuresInView(read, {
    moment: { when: 'now', now },
    timeZone: null,
    narrowing: {},
    left: 0,
    counted: null,
    filter: { status: STATUSES, type: CLOSURE_TYPES },
  })
  const html = renderToStaticMarkup(
    <NuqsTestingAdapter>
      <QueryClientProvider client={queries}>
        <ApiProvider value={api}>
          <LanguageProvider value={language}>
            <AreasProvider value={noAreas}>
              <ClosuresProvider value={{ ...loaded, data }}>{shown}</ClosuresProvider>
            </AreasProvider>
          </LanguageProvider>
        </ApiProvider>
      </QueryClientProvider>
    </NuqsTestingAdapter>,
  )
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
  return { text, html, paths: [...html.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d) }
}

const ignore = () => {}

/** The card of a place in the middle of a closure. */
function Here({ state }: { readonly state: ClosureState }) {
  const found = closuresAt({ lat: 0.5, lng: 0.5, accuracy: null }, [state], { here: [], complete: true })
  const whole = {
    around: [state],
    aroundKnown: true,
    sources: [],
    beyondLimit: null,
    unreadable: 0,
    hereIsWhole: true,
    aroundIsWhole: true,
  }
  const asked = { data: { ...found, ...whole }, error: null, isFetching: false, loadedAt: 0, retry: ignore }
  return <ClosuresHere asked={asked} onOpen={ignore} />
}

const placesOf = (state: ClosureState) => {
  const hit = { selection: { kind: 'closure', uuid: state.record.uuid }, properties: {} } as const
  return {
    picker: <PickerRows hits={[hit]} onChoose={ignore} />,
    'card of a place': <Here state={state} />,
    'printed page': (
      <PrintList
        rows={[state].map((item) => ({ item, number: null }))}
        all={[state].length}
        part={null}
        onRoom={() => {}}
      />
    ),
    'printed table': (
      <WholeTable states={[state]} part={partOf(1, 1)} asOf={0} link="" told={null} onMade={ignore} onCancel={ignore} />
    ),
  }
}

describe('the sentence of the contract with its sign', () => {
  it('is said by the picker, the card of a place, the printed page and the table that follows it', () => {
    fc.assert(
      fc.property(closuresAndNow(1), fc.nat(7), fc.constantFrom(...LANGUAGES), ({ closures, now }, index, language) => {
        const [closure] = closures
        const messages = words.get(language)
        if (closure === undefined || messages === undefined) throw new Error('Nothing is drawn.')
        const record = asGiven({ ...closure, geometry: aSquare(0, 0, 1), bbox: [0, 0, 1, 1] }, index)
        const state = closureStateAt(record, now, null)
        const options = { language, messages, isNow: true, viewerZone: deviceTimeZone() }
        const { lead, rest } = oneLine(sentenceOf(state.record, state, options))
        const sentence = (rest === '' ? lead : `${lead} · ${rest}`).replaceAll(/\s+/g, ' ')
        for (const place of Object.values(placesOf(state))) {
          const { text, paths } = toldIn(language, state, place)
          expect(text.slice(text.indexOf(record.name))).toContain(sentence)
          expect(paths).toEqual(SIGNS[state.displayStatus].shapes.map(({ d }) => d))
        }
      }),
      casesOf('standings'),
    )
  })
})

/** What a service counts of an area. */
function countsOf(states: readonly ClosureState[], [worst]: readonly Standing[]) {
  return worst && { count: states.length, worst: worst.displayStatus, display_status: countByStatus(states) }
}

it('the row of an area tells one number of its worst closures, read by the device or counted by the service', () => {
  fc.assert(
    fc.property(closuresAndNow(1, 12), fc.constantFrom(...LANGUAGES), ({ closures, now }, language) => {
      const states = closures.map((closure, index) => closureStateAt(asGiven(closure, index), now, null))
      const live = states.filter(({ status }) => status !== 'expired').toSorted(compareWorstFirst)
      const counts = countsOf(live, live)
      const [state] = live
      const read = standingOf({ states, isWhole: true })
      const part = standingOf({ states, isWhole: false })
      expect(read === null).toBe(state === undefined)
      if (read === null || part === null || counts === undefined || state === undefined) return
      const counted = standingOf({ counts })
      const told = [read, counted, part].map(
        (standing) => toldIn(language, state, standing && <AreaStandingLine standing={standing} />).html,
      )
      const number = live.filter(({ displayStatus }) => displayStatus === state.displayStatus).length
      const [whole = '', ofService = '', least = ''] = told.map(
        (html) => /<span[^>]*>(.*?)<\/span>/.exec(html)?.[1] ?? '',
      )
      expect([ofService, least.replace('≥ ', '')]).toEqual([whole, whole])
      expect(whole).toMatch(new RegExp(`(^|\\D)${number}(\\D|$)`))
      expect([read, counted, part].map((standing) => standing && toneOf(standing.displayStatus))).toEqual(
        [1, 2, 3].map(() => toneOf(state.displayStatus)),
      )
    }),
    casesOf('standings'),
  )
})
