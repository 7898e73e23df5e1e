import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import fc from 'fast-check'
import { NuqsTestingAdapter } from 'nuqs/adapters/testing'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { oneLine } from '#contract/standing/sentence-lines.ts'
import { sentenceOf } from '#contract/standing/sentence.ts'
import { SIGNS } from '#contract/standing/signs.ts'
import { validityOf } from '#contract/standing/standing.ts'
import { addDays, DAY } from '#contract/status/local-time.ts'
import { localDateTimeAt, offsetAt } from '#contract/status/zone.ts'
import { ApiProvider } from '#core/api/api-context.ts'
import { apiAt } from '#core/api/client.ts'
import { deviceTimeZone } from '#core/i18n/device-time-zone.ts'
import { LanguageProvider, useMessages } from '#core/i18n/messages.tsx'
import { closureCalendar } from '#features/share/calendar/closure-calendar.ts'
import { closureStateAt, type ClosureState } from '#records/closures/closure-state.ts'
import { ClosureRow, useRowWords } from '#records/closures/list/closure-row.tsx'
import { barsOf } from '#records/closures/timeline/bars.ts'
import { TimelineRow } from '#records/closures/timeline/timeline-row.tsx'
import type { TimelineWindow } from '#records/closures/timeline/timeline-window.ts'
import { shareOf, wallAt } from '#records/closures/timeline/wall.ts'
import { eventsIn, holdsAt } from '#testing/calendar-reader.ts'
import { closuresAndNow, asGiven } from '#testing/closures-and-now.ts'
import { casesOf } from '#testing/effort.ts'
import { loadTestMessages } from '#testing/messages.ts'

const queries = new QueryClient()
const api = apiAt('https://service.example')

beforeAll(() => loadTestMessages('en'))

/** What a row says after its name, and the paths of its sign. */
function toldBy(name: string, row: ReactNode) {
  const html = renderToStaticMarkup(
    <NuqsTestingAdapter>
      <QueryClientProvider client={queries}>
        <ApiProvider value={api}>
          <LanguageProvider value="en">{row}</LanguageProvider>
        </ApiProvider>
      </QueryClientProvider>
    </NuqsTestingAdapter>,
  )
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
  const paths = [...html.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d)
  return { text: text.slice(text.indexOf(name) + name.length).trim(), paths }
}

/** The day at the place around the state's instant, for a row of the timeline. */
function dayOf({ zone, at }: ClosureState): TimelineWindow {
  const { date } = localDateTimeAt(zone ?? 'UTC', at)
  return { horizon: 'day', from: date, to: addDays(date, 1) }
}

const ignore = () => {}

function ListRow({ state }: { readonly state: ClosureState }) {
  return <ClosureRow state={state} words={useRowWords()} onSelect={ignore} />
}

it('the rows of list and timeline say the sentence of the contract, with its sign', async () => {
  const messages = (await useMessages.load('en')).standing
  fc.assert(
    fc.property(closuresAndNow(1), fc.nat(7), ({ closures: [closure], now }, index) => {
      if (closure === undefined) throw new Error('Nothing is drawn.')
      const state = closureStateAt(asGiven(closure, index), now, null)
      const options = { language: 'en', messages, isNow: true, viewerZone: deviceTimeZone() } as const
      const { lead, rest } = oneLine(sentenceOf(state.record, state, options))
      const sentence = (rest === '' ? lead : `${lead} · ${rest}`).replaceAll(/\s+/g, ' ')
      const window = dayOf(state)
      const rows = [
        <ListRow key="list" state={state} />,
        <TimelineRow key="timeline" state={state} bars={[]} window={window} grid="" onOpen={ignore} />,
      ]
      for (const row of rows) {
        const { text, paths } = toldBy(closure.name, row)
        expect(text.startsWith(sentence)).toBe(true)
        expect(paths).toEqual(SIGNS[state.displayStatus].shapes.map(({ d }) => d))
      }
    }),
    casesOf('standings'),
  )
})

it('the calendar file of a closure and the bars of the timeline hold while it is in force', () => {
  fc.assert(
    fc.property(closuresAndNow(1), ({ closures: [closure], now }) => {
      if (closure === undefined) throw new Error('Nothing is drawn.')
      const state = closureStateAt(closure, now, null)
      const { uuid, name, time_zone } = closure
      const entry = { uuid, host: 'parks.example', title: name, description: '', link: '', changed: now }
      const file = closureCalendar({ ...entry, validity: validityOf(closure, time_zone) }, now)
      expect(eventsIn(file).some((event) => holdsAt(event, time_zone, now))).toBe(state.inForce)

      // On a wall clock that is set a bar is as long as the clock says, not as the time is.
      if (offsetAt(time_zone, now - DAY) !== offsetAt(time_zone, now + DAY)) return
      const window = dayOf(state)
      const mark = shareOf(window, wallAt(time_zone, now))
      const isCovered = barsOf(closure, time_zone, window).some(({ from, to }) => from <= mark && mark < to)
      expect(isCovered).toBe(state.inForce)
    }),
    casesOf('standings'),
  )
})
