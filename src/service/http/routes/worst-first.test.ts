import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Closure } from '#contract/records/closure.ts'
import { compareWorstFirst } from '#contract/standing/order.ts'
import { standingAt } from '#contract/standing/standing.ts'
import { instantAt, parseWhen } from '#contract/standing/when.ts'
import { AREAS, closuresAndNow } from '#testing/closures-and-now.ts'
import { aClosure, MAY_15, uuidOf } from '#testing/builders.ts'
import { casesOf } from '#testing/effort.ts'
import { put, storeKinds } from '../../store/testing/store.ts'
import { aService, getJson, getPage } from '../testing/app.ts'

const LIST = '/closures-and-notices/worst-first'
const ANY = 'status=upcoming,current,expired'
const ALL = `/closures-and-notices?${ANY}&page_size=1000`
const WORLD = '-180,-90,180,90'

type Service = Awaited<ReturnType<typeof aService>>

/** The uuids of a whole walk; `meanwhile` happens after its first page. */
async function walk(service: Service, search: string, meanwhile: () => unknown = () => undefined) {
  const uuids: unknown[] = []
  let next: string | null = `${LIST}?${search}`
  while (next !== null) {
    const page: Awaited<ReturnType<typeof getPage>> = await getPage(service, next)
    if (uuids.length === 0) await meanwhile()
    uuids.push(...page.results.map(({ uuid }) => uuid))
    next = page.next === null ? null : page.next.slice(page.next.indexOf(LIST))
  }
  return uuids
}

/** The same as a client orders them that has all records. */
function ordered(closures: readonly Closure[], now: number, at: string) {
  const when = parseWhen(at) ?? 'now'
  return closures
    .map(({ uuid, ...closure }) => {
      const instant = instantAt({ when, now }, closure.time_zone)
      return { uuid, ...standingAt(closure, closure.time_zone, instant) }
    })
    .sort(compareWorstFirst)
}

describe.each(storeKinds)('the list of the worst first, on $name', ({ aPlace }) => {
  it('has the order of a device that has all records, at any moment', async () => {
    const place = await aPlace()
    const [store, writer] = [await place.openStore(), await place.openWriter()]
    let isNew = true
    await fc.assert(
      fc.asyncProperty(closuresAndNow(12), fc.nat({ max: 3 }), async ({ closures, now }, days) => {
        const transaction = await writer.begin()
        await put(transaction, isNew ? { areas: AREAS, closures } : { sources: [], closures })
        await transaction.commit({ demo: false })
        isNew = false
        const service = await aService({}, { store, now: () => now })
        const day = new Date(now + days * 86_400_000).toISOString().slice(0, 10)
        for (const at of ['now', `${day}T21:30`]) {
          const expected = ordered(closures, now, at)
          const all = expected.map(({ uuid }) => uuid)
          expect(await walk(service, `${ANY}&page_size=5&at=${at}&fields=uuid`)).toEqual(all)
          const live = expected.filter(({ status }) => status !== 'expired').map(({ uuid }) => uuid)
          const placed = new Set((await getPage(service, `${ALL}&bbox=${WORLD}`)).results.map(({ uuid }) => uuid))
          const found = all.filter((uuid) => placed.has(uuid))
          expect(await walk(service, `${ANY}&page_size=3&at=${at}&fields=uuid&bbox=${WORLD}`)).toEqual(found)
          expect(await walk(service, `page_size=4&at=${at}&fields=name,uuid`)).toEqual(live)
        }
      }),
      casesOf('storeQueries'),
    )
  })

  it('keeps the order in which a walk began, whatever begins, ends, comes and goes meanwhile', async () => {
    const place = await aPlace()
    const [store, writer] = [await place.openStore(), await place.openWriter()]
    const night = { daytime_start: '20:00:00', daytime_end: '06:00:00' }
    const closures = [
      aClosure({ uuid: uuidOf(1) }),
      aClosure({ uuid: uuidOf(2), daytime_start: '08:00:00', daytime_end: '15:00:00' }),
      aClosure({ uuid: uuidOf(3), ...night }),
      aClosure({ uuid: uuidOf(4) }),
      aClosure({ uuid: uuidOf(5) }),
    ]
    const write = async (change: (transaction: Awaited<ReturnType<typeof writer.begin>>) => Promise<unknown>) => {
      const transaction = await writer.begin()
      await change(transaction)
      await transaction.commit({ demo: false })
    }
    await write((transaction) => put(transaction, { closures }))
    let now = MAY_15
    const service = await aService({}, { store, now: () => now })
    const uuids = await walk(service, 'page_size=2&fields=uuid', async () => {
      now += 9 * 3_600_000
      await write((transaction) => transaction.removeRecord('closure', uuidOf(2)))
      await write((transaction) => put(transaction, { sources: [], closures: [aClosure({ uuid: uuidOf(6) })] }))
    })
    expect(uuids).toEqual([1, 2, 4, 5, 6, 3].map(uuidOf))
  })
})

it('selects by every filter, counts what it selects, and gives the fields asked for', async () => {
  const service = await aService({
    closures: [
      aClosure({ uuid: uuidOf(1), type: 'notice', reason_id: 3 }),
      aClosure({ uuid: uuidOf(2), reason_id: 4 }),
      aClosure({ uuid: uuidOf(3), reason_id: 3 }),
      aClosure({ uuid: uuidOf(4), reason_id: 5, start_on: '2026-01-01', end_on: '2026-02-01' }),
    ],
  })
  const page = await getPage(service, `${LIST}?reason_id=3&fields=uuid,type`)
  expect(page).toEqual({
    count: 2,
    next: null,
    previous: null,
    results: [
      { uuid: uuidOf(3), type: 'closure' },
      { uuid: uuidOf(1), type: 'notice' },
    ],
  })
  expect((await getPage(service, `${LIST}?bbox=100,0,101,1`)).count).toBe(0)
  const shown = await getPage(service, `${LIST}?display_status=notice,expired&fields=uuid`)
  expect(shown.results).toEqual([{ uuid: uuidOf(1) }, { uuid: uuidOf(4) }])
})

it.each(['7', 'w1', 'w1,99,0,0', 'w9999999999999999,0,0,1', 'w-62200000000000,0,0,1', 'noon'])(
  'answers 400 to a place that is none: %s',
  async (after) => {
    const service = await aService({ closures: [aClosure()] })
    const answer = await service.request(`/api/v2${LIST}?after=${after}&type=x&at=noon`)
    expect(answer.status).toBe(400)
    const wrong = z.record(z.string(), z.unknown()).parse(await answer.json())
    expect(Object.keys(wrong).toSorted()).toEqual(['after', 'at', 'type'])
  },
)

it.each(['1000-01-01', '9999-01-01'])('goes on from a walk that began on %s, at any moment', async (day) => {
  const service = await aService({ closures: [aClosure({ daytime_start: '20:00:00', daytime_end: '06:00:00' })] })
  for (const at of ['now', 'today', 'weekend', 'P7D']) {
    const answer = await service.request(`/api/v2${LIST}?after=w${Date.parse(day)},0,0,1&at=${at}`)
    expect([at, answer.status]).toEqual([at, 200])
  }
})

it('is told anew when a status changes', async () => {
  let now = MAY_15
  const day = { daytime_start: '08:00:00', daytime_end: '15:00:00' }
  const closures = [aClosure({ uuid: uuidOf(1), ...day }), aClosure({ uuid: uuidOf(2) })]
  const service = await aService({ closures }, { now: () => now })
  expect(await walk(service, 'fields=uuid')).toEqual([uuidOf(1), uuidOf(2)])
  now += 6 * 3_600_000
  expect(await walk(service, 'fields=uuid')).toEqual([uuidOf(2), uuidOf(1)])
  expect(await getJson(service, `${LIST}?fields=uuid`)).toMatchObject({ count: 2 })
})
