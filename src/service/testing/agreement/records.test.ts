import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ClosureRecord, type Closure } from '#contract/records/closure.ts'
import { ClosureSummary } from '#contract/records/closure-summary.ts'
import { DISPLAY_STATUSES } from '#contract/standing/display-status.ts'
import { compareWorstFirst } from '#contract/standing/order.ts'
import { standingAt } from '#contract/standing/standing.ts'
import { toInstantText } from '#contract/status/instant.ts'
import { LANGUAGES, type Language } from '#contract/vocabulary/languages.ts'
import { AREAS, closuresAndNow } from '#testing/closures-and-now.ts'
import { casesOf } from '#testing/effort.ts'
import { aServiceWithApp } from '../../http/site/testing/web-app.ts'
import { getJson, getPage } from '../../http/testing/app.ts'
import { put, storeKinds, type StoreKind } from '../../store/testing/store.ts'
import { expectBadge, expectOwnBadge } from './badges.ts'
import { expectCalendar, expectFeed, expectTables } from './formats.ts'
import { countOf, finderIn, isLive, standingsAt, type Asked } from './stood.ts'

type Service = Awaited<ReturnType<typeof aServiceWithApp>>

const LIST = '/closures-and-notices'
const ANY = 'status=upcoming,current,expired&page_size=1000'

/** Gives a function that puts closures into one store of a kind and asks a service of it. */
async function askerOf({ aPlace }: StoreKind) {
  const place = await aPlace()
  const [store, writer] = [await place.openStore(), await place.openWriter()]
  let isNew = true
  return async (closures: readonly Closure[], now: number, language: Language) => {
    const transaction = await writer.begin()
    await put(transaction, isNew ? { areas: AREAS, closures } : { sources: [], closures })
    await transaction.commit({ demo: false })
    isNew = false
    const service = await aServiceWithApp({}, {}, { store, now: () => now })
    const get = async (path: string) => service.request(path)
    const asked: Asked = { get, stood: standingsAt(closures, { when: 'now', now }), now, language }
    return { service, asked }
  }
}

async function expectRecords(service: Service, { stood, now }: Asked): Promise<void> {
  const fields = 'fields=*,is_binding,time_zone,begins_at,finishes_at'
  const { results } = await getPage(service, `${LIST}?${ANY}&${fields}`)
  expect(results).toHaveLength(stood.length)
  const find = finderIn(stood)
  for (const record of results) {
    const { standing } = find(record['uuid'])
    const { status, begins_at, finishes_at } = record
    const times = standing.times ?? { begin: NaN, finish: NaN }
    const own = [standing.status, toInstantText(times.begin), toInstantText(times.finish)]
    expect([status, begins_at, finishes_at]).toEqual(own)
    const read = ClosureRecord.parse(record)
    expect(standingAt(read, read.time_zone ?? null, now).displayStatus).toBe(standing.displayStatus)
  }
  const { count } = await getPage(service, LIST)
  expect(count).toBe(stood.filter(isLive).length)
}

async function expectNumbers(service: Service, { stood }: Asked): Promise<void> {
  const summary = ClosureSummary.parse(await getJson(service, `${LIST}/summary?by=area,cell&zoom=6`))
  const live = stood.filter(isLive)
  const counts = Object.fromEntries(DISPLAY_STATUSES.map((status) => [status, countOf(stood, status)]))
  expect(summary.display_status).toEqual(counts)
  const [worst] = live.map(({ standing }) => standing).toSorted(compareWorstFirst)
  expect([summary.count, summary.worst]).toEqual([live.length, worst?.displayStatus ?? null])
  const placed = live.filter(({ closure }) => closure.geometry !== null || closure.protected_area_uuids.length > 0)
  expect(summary.cells?.reduce((sum, { count }) => sum + count, 0)).toBe(placed.length)
  for (const { uuid } of AREAS) {
    const { count } = await getPage(service, `${LIST}?protected_area_uuid=${uuid}&page_size=1`)
    expect(summary.areas?.[uuid]?.count ?? 0).toBe(count)
  }
}

describe.each(storeKinds)('on $name', (kind) => {
  it('list, summary, badges, feed, calendar and tables say of 320 closures what the contract says', async () => {
    const ask = await askerOf(kind)
    await fc.assert(
      fc.asyncProperty(closuresAndNow(40), fc.constantFrom(...LANGUAGES), async ({ closures, now }, language) => {
        const { service, asked } = await ask(closures, now, language)
        await expectRecords(service, asked)
        await expectNumbers(service, asked)
        for (const one of asked.stood) await expectOwnBadge(asked, one)
        await expectBadge(asked, '')
        await expectFeed(asked, ANY, 'whole')
        await expectTables(asked, ANY)
        await expectCalendar(asked, ANY, 'whole')
      }),
      { ...casesOf('storeQueries'), endOnFailure: true },
    )
  })
})
