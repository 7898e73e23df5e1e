import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readListPage } from '#contract/list.ts'
import { API_PREFIX, paths } from '#contract/paths.ts'
import { ClosureRecord } from '#contract/records/closure.ts'
import { ClosureSummary } from '#contract/records/closure-summary.ts'
import { DISPLAY_STATUSES, isInForce, statusOf, type DisplayStatus } from '#contract/standing/display-status.ts'
import { rankOf } from '#contract/standing/order.ts'
import { standingAt } from '#contract/standing/standing.ts'
import { AREAS, closuresAndNow } from '#testing/closures-and-now.ts'
import { countOf } from '#testing/effort.ts'
import { specOnly } from '../conformance/testing/spec-only.ts'
import { aService, getJson } from '../http/testing/app.ts'
import { aStoreOf, storeKinds } from '../store/testing/store.ts'

/** The same ones in every run. */
const [drawn] = fc.sample(closuresAndNow(countOf('countedClosures')), { numRuns: 1, seed: 14 })
const { closures, now } = drawn ?? { closures: [], now: 0 }

const FIELDS = 'uuid,name,type,start_on,end_on,daytime_start,daytime_end,time_zone,is_binding'
const ALL = `${API_PREFIX}${paths.closures}?page_size=1000&status=current,upcoming,expired&fields=${FIELDS}`

type Get = (url: URL) => Promise<Response>

/** Reads every page as a device does, and tells how each record stands. */
async function statusesBy(get: Get): Promise<ReadonlyMap<string, DisplayStatus>> {
  const statuses = new Map<string, DisplayStatus>()
  let next: string | null = ALL
  while (next !== null) {
    const page = readListPage(await (await get(new URL(next, 'http://localhost'))).json())
    if (page === null) throw new Error('This is no list.')
    for (const record of page.items.map((item) => ClosureRecord.parse(item))) {
      statuses.set(record.uuid, standingAt(record, record.time_zone ?? null, now).displayStatus)
    }
    next = page.next
  }
  return statuses
}

function countsOf(statuses: readonly DisplayStatus[]): Record<string, number> {
  return Object.fromEntries(DISPLAY_STATUSES.map((one) => [one, statuses.filter((status) => status === one).length]))
}

describe.each(storeKinds)('thousands of closures on $name', (kind) => {
  it('are counted by a device that reads every page and by the service alike', async () => {
    const service = await aService({}, { store: await aStoreOf(kind, { areas: AREAS, closures }), now: () => now })
    const read = await statusesBy(async (url) => service.request(url.href))
    expect(read.size).toBe(closures.length)
    const summary = ClosureSummary.parse(await getJson(service, `${paths.closuresSummary}?by=cell&zoom=4`))
    expect(summary.display_status).toEqual(countsOf([...read.values()]))
    const live = [...read.values()].filter((status) => status !== 'expired')
    const [worst] = live.toSorted((a, b) => rankOf(a) - rankOf(b))
    expect([summary.count, summary.worst]).toEqual([live.length, worst])

    const pass = async ({ url }: { readonly url: URL }) => service.request(url.href)
    const known = await statusesBy((url) => specOnly({ url, method: 'GET', headers: new Headers() }, pass))
    expect([...known.keys()].toSorted()).toEqual([...read.keys()].toSorted())
    for (const [uuid, status] of known) {
      const truth = read.get(uuid) ?? 'expired'
      if (status === 'zone-unknown' || status === 'notice') continue
      expect([isInForce(status), statusOf(status)]).toEqual([isInForce(truth), statusOf(truth)])
    }
  })
})
