import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { NuqsTestingAdapter } from 'nuqs/adapters/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { ClosureSummary } from '#contract/records/closure-summary.ts'
import { CLOSURE_TYPES } from '#contract/records/closure.ts'
import { DISPLAY_STATUSES } from '#contract/standing/display-status.ts'
import { ApiProvider } from '#core/api/api-context.ts'
import { capabilitiesQuery, SPEC_ONLY } from '#core/api/capabilities.ts'
import { apiAt } from '#core/api/client.ts'
import type { Loaded } from '#core/api/loaded.ts'
import { LanguageProvider } from '#core/i18n/messages.tsx'
import { useFilterMessages } from '#core/filters/messages.ts'
import { AreasProvider } from '#records/areas/areas-in-view.ts'
import { closuresInView, ClosuresProvider, type ClosuresInView } from '#records/closures/closures-in-view.ts'
import { aClosure, MAY_15 } from '#testing/builders.ts'
import { loadTestMessages } from '#testing/messages.ts'
import { useCountText } from './embed/bar/count-text.ts'
import { statusState } from './embed/host/state-payloads.ts'
import { useEmbedMessages } from './embed/messages.ts'
import { FilterPanel } from './filter-panel/filter-panel.tsx'
import { useMatchText } from './match-text.ts'
import { useAppMessages } from './messages.ts'
import { RoomProvider } from './panels/room.ts'
import { Browse } from './shell/browse.tsx'

const api = apiAt('https://service.example')
const SIZE = { left: 0, right: 0, top: 0, bottom: 0 }
const room = { panels: 'sides' as const, paddingOf: () => SIZE }

beforeAll(async () => {
  // What the list loads when it is shown would go on loading after the last test, and fail for the file that follows.
  await Promise.all([
    import('#records/closures/list/further-rows.tsx'),
    import('#records/closures/activities/activity-line.tsx'),
    import('./filter-panel/active-filters.tsx'),
    import('./shell/browse-areas.tsx'),
  ])
  await loadTestMessages('en')
  for (const messages of [useAppMessages, useEmbedMessages, useFilterMessages]) await messages.load('en')
})

/** A screen reader's announcement, and what an embed says. */
function Said() {
  return (
    <>
      <output>{useMatchText()}</output>
      <q>{useCountText()}</q>
    </>
  )
}

function htmlOf(closures: Loaded<ClosuresInView>): string {
  const queries = new QueryClient()
  const none = {
    ...SPEC_ONLY,
    extensions: new Set<string>(),
  }
  queries.setQueryData(capabilitiesQuery(api).queryKey, none)
  const areas = { areas: [], count: 0, hidden: 0, unreadable: 0, readOf: null }
  return renderToStaticMarkup(
    <NuqsTestingAdapter>
      <QueryClientProvider client={queries}>
        <ApiProvider value={api}>
          <LanguageProvider value="en">
            <RoomProvider value={room}>
              <ClosuresProvider value={closures}>
                <AreasProvider value={{ ...loaded, data: areas }}>
                  <Browse />
                  <FilterPanel id="filters" />
                  <Said />
                </AreasProvider>
              </ClosuresProvider>
            </RoomProvider>
          </LanguageProvider>
        </ApiProvider>
      </QueryClientProvider>
    </NuqsTestingAdapter>,
  )
}

const loaded = { error: null, isFetching: false, isOutdated: false, loadedAt: MAY_15 }

/** Every number of closures in view that the page tells, by who tells it. */
function toldOf(closures: Loaded<ClosuresInView>) {
  const html = htmlOf(closures)
  const told = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '') ?? null
  const switches = [
    ...html.slice(0, html.indexOf('tablist')).matchAll(/class="_switch_[^>]*>.*?<b[^>]*>(.*?)<\/b>/g),
  ].map(([, number]) => number)
  return {
    tab: told(/id="tab-closures".*?<span[^>]*>Closures<\/span><span[^>]*>([^<]*) in view</),
    switches,
    announced: told(/<output>In view: (.*?) closures and notices/),
    hidden: told(/<p[^>]*>([^<]*?) more closures? in view/),
    button: told(/popoverTargetAction="hide"[^>]*>Show (.*?)</i),
    embed: told(/<q>(.*?)<\/q>/),
  }
}

const [closed, upcoming] = [{}, { start_on: '2026-06-01' }]
const records = [closed, closed, upcoming].map((fields) => aClosure(fields))
const view = (more: boolean, counted: ClosureSummary | null) => {
  const asked = { box: null, endedSince: null, narrowing: {} }
  const read = { records, count: more ? 1740 : 3, unreadable: 0, more, asked }
  const filter = { status: ['current'], type: CLOSURE_TYPES } as const
  const moment = { when: 'now', now: MAY_15 } as const
  return closuresInView(read, { moment, timeZone: null, narrowing: {}, left: 0, counted, filter })
}
const zero = Object.fromEntries(DISPLAY_STATUSES.map((status) => [status, 0]))
const counted = ClosureSummary.parse({
  count: 1740,
  status: { current: 1500, upcoming: 240, expired: 0 },
  type: { closure: 1740, notice: 0 },
  reason_id: {},
  activity_id: {},
  source_id: {},
  source_kind: { authority: 1740, platform: 0, open_data: 0 },
  display_status: { ...zero, 'closed-now': 1500, 'upcoming-closure': 240 },
})

describe('tab, switches, announcement, note, filters and embed', () => {
  it('tell the numbers of what was read, where that is all', () => {
    expect(toldOf({ ...loaded, data: view(false, null) })).toEqual({
      tab: '2',
      switches: ['2', '1', '0', ''],
      announced: '2',
      hidden: '1',
      button: '2',
      embed: '2 closed now',
    })
  })

  it('tell those of the service, where not all was read', () => {
    const data = view(true, counted)
    expect(toldOf({ ...loaded, data })).toEqual({
      tab: '1,500',
      switches: ['1,500', '240', '0', ''],
      announced: '1,500',
      hidden: '240',
      button: '1,500',
      embed: '1,500 closed now',
    })
    expect(statusState(data, '').counts).toEqual({ current: 1500, upcoming: 0, notice: 0 })
  })

  it('tell the least that there are, where the service does not count', () => {
    expect(toldOf({ ...loaded, data: view(true, null) })).toEqual({
      tab: '≥ 2',
      switches: ['≥ 2', '≥ 1', '≥ 0', ''],
      announced: '≥ 2',
      hidden: '≥ 1',
      button: '≥ 2',
      embed: '≥ 2 closed now',
    })
  })

  it('tell no number of another view as their own', () => {
    const { tab, announced, hidden, embed } = toldOf({ ...loaded, isOutdated: true, data: view(false, null) })
    expect([tab, announced, hidden]).toEqual([null, null, null])
    expect(embed).not.toMatch(/\d/)
  })
})
