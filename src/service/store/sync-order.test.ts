import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Instant } from '#contract/dates.ts'
import { Uuid } from '#contract/ids.ts'
import type { SyncCursor } from '#contract/list.ts'
import { aClosure, anArea, anOrganisation, aWildlife, MAY_15, uuidOf } from '#testing/builders.ts'
import { casesOf } from '#testing/effort.ts'
import type { Frame, Part, Rows, Slice, Store, Transaction } from './domain/store.ts'
import { parsed, put, storeKinds } from './testing/store.ts'

/** A kind of record: how to read its list and how to write it. */
interface Kind {
  readonly kind: string
  readonly list: (store: Store, slice: Slice, frame?: Frame, updatedAfter?: string) => Promise<Rows>
  readonly put: (transaction: Transaction, uuid: Uuid, name: string) => Promise<unknown>
  readonly remove?: (transaction: Transaction, uuid: Uuid) => Promise<boolean>
}

const FIELDS = ['uuid', 'name', 'updated_at'] as const
const updatedSince = (updated_after?: string) => (updated_after === undefined ? {} : { updated_after })

const kinds: readonly Kind[] = [
  {
    kind: 'areas',
    list: (store, slice, frame, day) => store.listAreas(updatedSince(day), FIELDS, slice, frame),
    put: (transaction, uuid, name) => put(transaction, { areas: [anArea({ uuid, name })] }),
    remove: (transaction, uuid) => transaction.removeRecord('area', uuid),
  },
  {
    kind: 'closures',
    list: (store, slice, frame, day) => store.listClosures(updatedSince(day), FIELDS, slice, MAY_15, frame),
    put: (transaction, uuid, name) => put(transaction, { closures: [aClosure({ uuid, name })] }),
    remove: (transaction, uuid) => transaction.removeRecord('closure', uuid),
  },
  {
    kind: 'wildlife',
    list: (store, slice, frame, day) => store.listWildlife(updatedSince(day), FIELDS, slice, frame),
    put: (transaction, uuid, name) => transaction.putWildlife(aWildlife({ uuid, name })),
  },
  {
    kind: 'organisations',
    list: (store, slice, frame, day) => store.listOrganisations(updatedSince(day), FIELDS, slice, frame),
    put: (transaction, uuid, name) => transaction.putOrganisation(anOrganisation({ uuid, name })),
  },
]

const Row = z.object({ uuid: Uuid, name: z.string(), updated_at: Instant })
const HOUR = 3_600_000
const BEGINNING: SyncCursor = { at: '1970-01-01T00:00:00Z', uuid: uuidOf(0) }

/** Reads part of a list, and what its frame is told. */
async function read(list: (frame: Frame) => Promise<Rows>) {
  let part: Part = { count: -1, next: null }
  const rows = await list((told) => {
    part = told
    return ['', '']
  })
  expect(rows.count).toBe(part.count)
  return { ...part, records: parsed(rows) }
}

const rowsOf = (records: readonly unknown[]) => z.array(Row).parse(records)
const placeOf = (rows: readonly z.infer<typeof Row>[]) =>
  rows.slice(-1).map(({ updated_at, uuid }) => ({ at: updated_at, uuid }))[0] ?? null
const namesOf = (records: readonly unknown[]) => rowsOf(records).map(({ name }) => name)

describe.each(storeKinds)('$name', ({ aPlace }) => {
  /** A place with a clock that goes on by an hour at every change. */
  async function aPlaceInTime() {
    const place = await aPlace()
    let now = MAY_15
    const writer = await place.openWriter({ now: () => now })
    async function change(write: (transaction: Transaction) => Promise<unknown>) {
      now += HOUR
      const transaction = await writer.begin()
      await write(transaction)
      await transaction.commit({ demo: false })
      return new Date(now).toISOString()
    }
    return { store: await place.openStore(), change, now: () => new Date(now).toISOString() }
  }

  describe.each(kinds)('$kind in sync order', ({ list, put: putOne }) => {
    const [one, two, three, four] = [uuidOf(901), uuidOf(902), uuidOf(903), uuidOf(904)]

    /** Two records, then a third before them by its uuid, and one between that is the last to be written. */
    async function aStoreOfFour() {
      const { store, change } = await aPlaceInTime()
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
      const namesAfter = async (after: SyncCursor) => namesOf((await page({ after })).records)
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

    it('say nothing of a place while they stand in their usual order', async () => {
      const { page } = await aStoreOfFour()
      expect(await page({ limit: 2 })).toMatchObject({ count: 4, next: null })
    })
  })

  it('deletions stand in the order of their times, then of their uuids, and go on as well', async () => {
    const { store, change } = await aPlaceInTime()
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

  describe('a walk while the data changes', () => {
    const NUMBERS = Array.from({ length: 12 }, (_, number) => number)
    const edit = fc.record({ number: fc.constantFrom(...NUMBERS), goes: fc.boolean() })
    /** What changes after each page, in one transaction. */
    const story = fc.array(fc.array(edit, { maxLength: 4 }), { maxLength: 12 })

    it.each(kinds)('of $kind brings each version once, and every record as it is at last', async (kind) => {
      const { store, change, now } = await aPlaceInTime()
      let versions = 0
      await fc.assert(
        fc.asyncProperty(story, fc.integer({ min: 1, max: 5 }), async (edits, limit) => {
          const names = new Map<Uuid, string>()
          const write = async (changes: readonly { number: number; goes: boolean }[]) =>
            change(async (transaction) => {
              for (const { number, goes } of changes) {
                const [uuid, name] = [uuidOf(700 + number), `Version ${versions++}`]
                names.delete(uuid)
                if (goes && kind.remove !== undefined) await kind.remove(transaction, uuid)
                else await kind.put(transaction, uuid, name)
                if (!goes || kind.remove === undefined) names.set(uuid, name)
              }
            })
          const seen: z.infer<typeof Row>[] = []
          const start = { at: now(), uuid: uuidOf(0) }
          async function goOn(): Promise<boolean> {
            const slice = { offset: 0, limit, after: placeOf(seen) ?? start }
            const { records, next } = await read((frame) => kind.list(store, slice, frame))
            seen.push(...rowsOf(records))
            expect([null, placeOf(seen)]).toContainEqual(next)
            return next !== null
          }

          await write(NUMBERS.map((number) => ({ number, goes: false })))
          for (const changes of edits) {
            await goOn()
            await write(changes)
          }
          // As many pages as there are versions are enough, so that a walk in circles ends as well.
          for (let page = 0; page < versions && (await goOn()); page++);
          expect(new Set(seen.map(({ name }) => name)).size).toBe(seen.length)
          const latest = new Map(seen.map(({ uuid, name }) => [uuid, name]))
          for (const [uuid, name] of names) expect(latest.get(uuid)).toBe(name)
        }),
        casesOf('syncOrders'),
      )
    })
  })
})
