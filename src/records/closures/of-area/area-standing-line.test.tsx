import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { NuqsTestingAdapter } from 'nuqs/adapters/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { ApiProvider } from '#core/api/api-context.ts'
import { LanguageProvider } from '#core/i18n/messages.tsx'
import { capabilitiesQuery, SPEC_ONLY } from '#core/api/capabilities.ts'
import type { BBox } from '#contract/geometry.ts'
import type { AreaRecord } from '#contract/records/area.ts'
import { CLOSURE_TYPES } from '#contract/records/closure.ts'
import { aClosure, anArea, aSquareArea, MAY_15 } from '#testing/builders.ts'
import { loadTestMessages } from '#testing/messages.ts'
import { areaStanding } from './area-standing.ts'
import { AreaStandingLine, useAreaStandings, useIsWholeFor } from './area-standing-line.tsx'
import { closureStateWhen } from '../closure-state.ts'
import { closuresInView, ClosuresProvider } from '../closures-in-view.ts'

beforeAll(() => Promise.all([loadTestMessages('en'), loadTestMessages('de')]))

type Changes = Parameters<typeof aClosure>[0]

/** What the row of an area of these closures says at noon UTC, 14:00 at the place, or on a day that is planned. */
function textOf(language: 'en' | 'de', closures: readonly Changes[], day?: string): string {
  const when = day === undefined ? 'now' : { day, time: null }
  const states = closures.map((changes) => closureStateWhen(aClosure(changes), { when, now: MAY_15 }, null))
  const standing = areaStanding(states)
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider value={{ base: 'https://map.example.org/api/v2' }}>
        <LanguageProvider value={language}>{standing && <AreaStandingLine standing={standing} />}</LanguageProvider>
      </ApiProvider>
    </QueryClientProvider>,
  )
  return html.replaceAll(/<[^>]*>/g, '')
}

const cliff = { name: 'Eagle cliff', daytime_start: '06:00', daytime_end: '18:00' } as const

test('the row of an area names its closure, and never says that the area itself is closed', () => {
  expect(textOf('en', [cliff])).toContain('1 closure in force: Eagle cliff · until 18:00 · again tomorrow, 06:00')
  expect(textOf('en', [{ name: 'Ford', start_on: '2026-06-01' }])).toBe(
    '1 upcoming closure: Ford · from Mon 1 Jun 2026',
  )
  expect(textOf('de', [{ ...cliff, is_binding: false }])).toMatch(/^Bitte 1 Ort meiden: Eagle cliff · bis 18:00/)
})

test('the row of an area tells several closures together, without their names', () => {
  const ford = { daytime_start: '12:00', daytime_end: '20:00' } as const
  expect(textOf('en', [cliff, ford])).toMatch(/^2 closures in force · until 20:00/)
  expect(textOf('de', [{ type: 'notice' }, { type: 'notice' }])).toBe('2 Hinweise')
})

test('between its hours a closure is not in force now, or not then', () => {
  const night = { name: 'Night road', daytime_start: '20:00', daytime_end: '06:00' } as const
  expect(textOf('en', [night])).toMatch(/^1 closure, not in force now: Night road · applies again 20:00/)
  expect(textOf('en', [night], '2026-05-20')).toMatch(/^1 closure, not in force: Night road · applies again 20:00/)
})

interface Read {
  readonly all?: number
  readonly box: BBox | null
}

describe('on a service that does not count, the row of an area', () => {
  const api = { base: 'https://service.example' }
  const marsh = anArea({ name: 'Marsh', geometry: aSquareArea(10, 50, 1), bbox: [10, 50, 11, 51] })
  const own: Changes = { name: 'Eagle cliff', protected_area_uuids: [marsh.uuid], bbox: [10, 50, 11, 51] }

  function Line({ area }: { readonly area: AreaRecord }) {
    const standing = useAreaStandings()(area)
    const isWhole = useIsWholeFor()(area)
    return standing === null ? isWhole ? 'none' : 'none that was read' : <AreaStandingLine standing={standing} />
  }

  /** What it says of these closures, read of a box of all there are. */
  function rowOf(language: 'en' | 'de', closures: readonly Changes[], { all = closures.length, box }: Read): string {
    const queries = new QueryClient()
    const none = {
      ...SPEC_ONLY,
      extensions: new Set<string>(),
    }
    queries.setQueryData(capabilitiesQuery(api).queryKey, none)
    const records = closures.map((changes) => aClosure(changes))
    const asked = { box, endedSince: null, narrowing: {} }
    const data = closuresInView(
      { records, count: all, unreadable: 0, more: all > records.length, asked },
      {
        moment: { when: 'now', now: MAY_15 },
        timeZone: null,
        narrowing: {},
        left: 0,
        counted: null,
        filter: { status: ['current'], type: CLOSURE_TYPES },
      },
    )
    const loaded = { data, error: null, isFetching: false, isOutdated: false, loadedAt: MAY_15 }
    const html = renderToStaticMarkup(
      <NuqsTestingAdapter>
        <QueryClientProvider client={queries}>
          <ApiProvider value={api}>
            <LanguageProvider value={language}>
              <ClosuresProvider value={loaded}>
                <Line area={marsh} />
              </ClosuresProvider>
            </LanguageProvider>
          </ApiProvider>
        </QueryClientProvider>
      </NuqsTestingAdapter>,
    )
    return html.replaceAll(/<[^>]*>/g, '')
  }

  const around: BBox = [9, 49, 12, 52]

  it('tells all of its closures, where all of its place was read', () => {
    expect(rowOf('en', [own], { box: around })).toMatch(/^1 closure in force: Eagle cliff/)
    expect(rowOf('en', [own], { box: null })).toMatch(/^1 closure in force: Eagle cliff/)
    expect(rowOf('en', [], { box: around })).toBe('none')
  })

  it('tells the least that it has, of none the name or the times, where not all was read', () => {
    expect(rowOf('en', [own, own], { all: 5000, box: around })).toBe('≥ 2 closures in force')
    expect(rowOf('de', [{ ...own, is_binding: false }], { all: 5000, box: around })).toBe('Bitte ≥ 1 Ort meiden')
    expect(rowOf('en', [], { all: 5000, box: around })).toBe('none that was read')
  })

  it('tells the least that it has, where it reaches beyond what was read', () => {
    expect(rowOf('en', [own], { box: [10.5, 49, 12, 52] })).toBe('≥ 1 closure in force')
    expect(rowOf('en', [], { box: [10.5, 49, 12, 52] })).toBe('none that was read')
  })
})
