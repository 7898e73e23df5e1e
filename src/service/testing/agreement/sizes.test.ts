import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paths, API_PREFIX } from '#contract/paths.ts'
import { closureQuery, type ClosureFilters } from '#contract/query/closure-query.ts'
import { summaryQuery, type SummaryQuery } from '#contract/query/summary-query.ts'
import { Closure, ClosureRecord, STATUSES } from '#contract/records/closure.ts'
import { ClosureSummary } from '#contract/records/closure-summary.ts'
import { isInForce, statusOf } from '#contract/standing/display-status.ts'
import { standingAt } from '#contract/standing/standing.ts'
import { AREAS, closuresAndNow, LNGS_AROUND } from '#testing/closures-and-now.ts'
import { casesOf, isLong } from '#testing/effort.ts'
import { specOnly } from '../../conformance/testing/spec-only.ts'
import type { Tampering } from '../../conformance/testing/tampering.ts'
import { serve } from '../../http/testing/serve.ts'
import { aServiceWithApp } from '../../http/site/testing/web-app.ts'
import type { Store } from '../../store/domain/store.ts'
import { aStoreOf, storeKinds } from '../../store/testing/store.ts'
import { expectBadge } from './badges.ts'
import { Device, readEvery } from './device.ts'
import { expectCalendar, expectFeed, expectTables } from './formats.ts'
import { instantsAround, questionsAround } from './questions.ts'
import { finderIn, type Asked } from './stood.ts'

const SIZES = isLong ? [200, 5000, 50_000] : [200, 2500]
/** Of more records than this, feed and calendar are read for one page. */
const MOST_WORDS = 150
const PAGE = 60
/** So many instants of one service, one after the other. */
const INSTANTS = 3

/** The same ones in every run. */
function drawn(size: number) {
  const [sample] = fc.sample(closuresAndNow(size, size, LNGS_AROUND), { numRuns: 1, seed: 14 })
  if (sample === undefined) throw new Error('Nothing is drawn.')
  return sample
}

/** A service behind a socket, and its clock. */
async function hosted(store: Store, now: number) {
  const clock = { now }
  const service = await aServiceWithApp({}, {}, { store, now: () => clock.now })
  const origin = await serve(service.fetch)
  const get: Asked['get'] = (path) => fetch(origin + path)
  return { get, clock }
}

type Question = Omit<Asked, 'stood'>

const nameOf = ({ uuid, name }: Closure) => [uuid, name]

async function expectSummary({ get, now }: Question, device: Device, query: SummaryQuery): Promise<void> {
  const response = await get(`${API_PREFIX}${paths.closuresSummary}?${summaryQuery.write(query)}`)
  const { cells = [], source_id: _, source_kind: __, ...summary } = ClosureSummary.parse(await response.json())
  const { cells: known, ...expected } = device.summary(query, now)
  expect(summary).toEqual(expected)
  expect(cells.map(({ x, y }) => `${x}/${y}`).toSorted()).toEqual([...(known?.keys() ?? [])].toSorted())
  for (const { x, y, point, ...cell } of cells) {
    const { point: middle = [], ...counts } = known?.get(`${x}/${y}`) ?? {}
    expect(cell).toEqual(counts)
    // To a metre.
    for (const side of [0, 1] as const) expect(point[side]).toBeCloseTo(middle[side] ?? NaN, 4)
  }
}

/** The tables have all records of a list; where these are many, its words are read of some. */
async function expectList(asked: Question, device: Device, filters: ClosureFilters): Promise<void> {
  const all = { ...asked, stood: device.list(filters, asked.now) }
  const queryOf = (size: number) => `${closureQuery.write(filters)}&page_size=${size}`
  await expectTables(all, queryOf(1000))
  const extent = all.stood.length > MOST_WORDS ? 'first-page' : 'whole'
  await expectFeed(all, queryOf(PAGE), extent, PAGE)
  await expectCalendar(all, queryOf(PAGE), extent)
}

/** Of a service of the specification alone: what is sure of its records is what is so of all that is known. */
async function expectSpecOnly({ get, stood, now }: Asked): Promise<void> {
  const pass: Parameters<Tampering>[1] = ({ url }) => get(url.pathname + url.search)
  const reduced: Asked['get'] = (path) =>
    specOnly({ url: new URL(path, 'http://localhost'), method: 'GET', headers: new Headers() }, pass)
  const known = await readEvery(reduced, ClosureRecord)
  const find = finderIn(stood)
  expect(known).toHaveLength(stood.length)
  for (const record of known) {
    const { displayStatus } = standingAt(record, record.time_zone ?? null, now)
    if (displayStatus === 'zone-unknown' || displayStatus === 'notice') continue
    const truth = find(record.uuid).standing.displayStatus
    expect([isInForce(displayStatus), statusOf(displayStatus)]).toEqual([isInForce(truth), statusOf(truth)])
  }
}

describe.each(storeKinds)('on $name', (kind) => {
  it.each(SIZES)('summary, badge, feed, calendar and tables say of %i closures what a device reckons', async (size) => {
    const { closures, now } = drawn(size)
    const store = await aStoreOf(kind, { areas: AREAS, closures })
    const step = fc.record({ instant: instantsAround(now, closures), question: questionsAround(now) })
    const steps = fc.array(step, { minLength: INSTANTS, maxLength: INSTANTS })
    await fc.assert(
      fc.asyncProperty(steps, async (drawn) => {
        const inOrder = drawn.toSorted((a, b) => a.instant - b.instant)
        const { get, clock } = await hosted(store, inOrder[0]?.instant ?? now)
        const device = new Device(await readEvery(get, Closure), AREAS)
        expect(device.closures.map(nameOf)).toEqual(closures.map(nameOf))
        for (const { instant, question } of inOrder) {
          clock.now = instant
          const asked = { get, now: instant, language: question.language }
          for (const { at, zoom, filters } of question.counts) {
            await expectSummary(asked, device, { at, zoom, by: ['area', 'cell'], ...filters })
          }
          await expectList(asked, device, question.listed)
          const badge = { ...asked, stood: device.list(question.badge, instant) }
          await expectBadge(badge, String(closureQuery.write(question.badge)))
        }
        const last = inOrder.at(-1)?.instant ?? now
        const all = device.list({ status: STATUSES }, last)
        await expectSpecOnly({ get, now: last, stood: all, language: 'en' })
      }),
      { seed: 14, ...casesOf(size > 200 ? 'askedLargeStores' : 'askedStores'), endOnFailure: true },
    )
  })
})
