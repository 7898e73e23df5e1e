import { describe, expect, it } from 'vitest'
import type { Cursor } from '#contract/list.ts'
import { anArea, uuidOf } from '#testing/builders.ts'
import type { Slice } from './domain/store.ts'
import { put, storeKinds } from './testing/store.ts'
import { aPlaceInTime, BEGINNING, HOUR, kinds, namesOf, read, Row } from './testing/walking.ts'

describe.each(storeKinds)('$name', (place) => {
  describe.each(kinds)('$kind in sync order', ({ list, put: putOne }) => {
    const [one, two, three, four] = [uuidOf(901), uuidOf(902), uuidOf(903), uuidOf(904)]

    /** Two records, then a third before them by its uuid, and one between that is the last to be written. */
    async function aStoreOfFour() {
      const { store, change } = await aPlaceInTime(place)
      const times = [
        await change(async (transaction) => {
          await putOne(transaction, four, 'b')
          await putOne(transaction, two, 'a')
        }),
        await change((transaction) => putOne(transaction, one, 'c')),
        await change((transaction) => putOne(transaction, three, 'd')),
      ]
      const page = (slice: Partial<Slice>, day?: string) =>
        read((frame) => list(store, { offset: 0, limit: 1000, ...slice }, frame, day))
      return { page, times, change }
    }

    it('stand in the order of their updates, then of their uuids', async () => {
      const { page } = await aStoreOfFour()
      expect(namesOf((await page({}, '2026-05-01')).records)).toEqual(['a', 'b', 'c', 'd'])
      expect(namesOf((await page({ after: BEGINNING })).records)).toEqual(['a', 'b', 'c', 'd'])
    })

    it('tell where the next ones begin, as long as there are any', async () => {
      const { page, times } = await aStoreOfFour()
      const first = await page({ limit: 2 }, '2026-05-01')
      expect(first).toMatchObject({ count: 4, next: { at: times[0], uuid: four } })
      const second = await page({ limit: 1, after: first.next ?? BEGINNING }, '2026-05-01')
      expect(namesOf(second.records)).toEqual(['c'])
      expect(second).toMatchObject({ count: 4, next: { at: times[1], uuid: one } })
      const last = await page({ limit: 1, after: second.next ?? BEGINNING })
      expect(namesOf(last.records)).toEqual(['d'])
      expect(last).toMatchObject({ count: 4, next: null })
      expect(await page({ limit: 0, after: BEGINNING })).toEqual({ count: 4, next: null, records: [] })
      expect(await page({ offset: 1, limit: 2, after: BEGINNING })).toMatchObject({
        records: [{ name: 'b' }, { name: 'c' }],
        next: { at: times[1], uuid: one },
      })
    })

    it('go on within an update, where it was or was not', async () => {
      const { page, times } = await aStoreOfFour()
      const [at = ''] = times
      const namesAfter = async (after: Cursor) => namesOf((await page({ after })).records)
      expect(await namesAfter({ at, uuid: two })).toEqual(['b', 'c', 'd'])
      expect(await namesAfter({ at, uuid: three })).toEqual(['b', 'c', 'd'])
      expect(await namesAfter({ at, uuid: four })).toEqual(['c', 'd'])
      const inBerlin = `${new Date(Date.parse(at) + 2 * HOUR).toISOString().slice(0, -1)}+02:00`
      expect(await namesAfter({ at: inBerlin, uuid: two })).toEqual(['b', 'c', 'd'])
    })

    it('go on after an instant at which nothing was updated', async () => {
      const { page, times } = await aStoreOfFour()
      const namesAfter = async (instant: number) => {
        const { records, count } = await page({ after: { at: new Date(instant).toISOString(), uuid: three } })
        expect(count).toBe(4)
        return namesOf(records)
      }
      const [first = 0, second = 0, third = 0] = times.map((time) => Date.parse(time))
      expect(await namesAfter(first - 1)).toEqual(['a', 'b', 'c', 'd'])
      expect(await namesAfter(first + 1)).toEqual(['c', 'd'])
      expect(await namesAfter(second - 1)).toEqual(['c', 'd'])
      expect(await namesAfter(second + 1)).toEqual(['d'])
      expect(await namesAfter(third + 1)).toEqual([])
    })

    it('go on in their usual order as well, from what never changes of them', async () => {
      const { page, change } = await aStoreOfFour()
      const all = namesOf((await page({})).records)
      const first = await page({ limit: 2 })
      await change((transaction) => putOne(transaction, four, 'b'))
      const second = await page({ limit: 2, after: first.next ?? BEGINNING })
      expect([...first.records, ...second.records].map((row) => Row.parse(row).name)).toEqual(all)
      expect([first.count, second]).toMatchObject([4, { count: 4, next: null }])
      expect(await page({ offset: 1, limit: 1, after: first.next ?? BEGINNING })).toMatchObject({
        records: [{ name: all[3] }],
        next: null,
      })
      expect(await page({ offset: 2, limit: 2 })).toMatchObject({ next: null })
      expect(await page({ limit: 0 })).toMatchObject({ next: null, records: [] })
    })
  })

  it('deletions stand in the order of their times, then of their uuids, and go on as well', async () => {
    const { store, change } = await aPlaceInTime(place)
    const uuids = [uuidOf(911), uuidOf(912), uuidOf(913)] as const
    await change((transaction) => put(transaction, { areas: uuids.map((uuid) => anArea({ uuid })) }))
    const first = await change((transaction) => transaction.removeRecord('area', uuids[1]))
    await change(async (transaction) => {
      for (const uuid of [uuids[2], uuids[0]]) await transaction.removeRecord('area', uuid)
    })
    const page = (slice: Partial<Slice>) =>
      read((frame) => store.listDeleted('area', {}, { offset: 0, limit: 1, ...slice }, frame))
    const one = await page({})
    expect(one).toMatchObject({ count: 3, records: [{ uuid: uuids[1] }], next: { at: first, uuid: uuids[1] } })
    const two = await page({ after: one.next ?? BEGINNING })
    expect(two).toMatchObject({ count: 3, records: [{ uuid: uuids[0] }], next: { uuid: uuids[0] } })
    const three = await page({ after: two.next ?? BEGINNING })
    expect(three).toMatchObject({ count: 3, records: [{ uuid: uuids[2] }], next: null })
  })
})
