import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { STATUSES } from '#contract/records/closure.ts'
import { Deletion } from '#contract/records/deletion.ts'
import { aClosure, anArea, anOrganisation, aSquareArea, aWildlife, MAY_15, uuidOf } from '#testing/builders.ts'
import type { Deletable, Store, Transaction } from './domain/store.ts'
import { inText, parsed, put, storeKinds, textOf, type Content } from './testing/store.ts'

const ALL = { offset: 0, limit: 1000 }
const WORLD = [-180, -90, 180, 90] as const

const idsOf = async (store: Store) => inText(await store.listAreas({}, ['uuid', 'id'], ALL)).rows
const deletedIn = async (store: Store, kind: Deletable, date?: string) =>
  z.array(Deletion).parse(parsed(await store.listDeleted(kind, date === undefined ? {} : { date }, ALL)))

describe.each(storeKinds)('$name', ({ aPlace, isConcurrent }) => {
  /** A place, and a way to change it on some day of May 2026, at its very end. */
  async function aDiary() {
    const place = await aPlace()
    let now = MAY_15
    const writer = await place.openWriter({ now: () => now })
    const store = await place.openStore()
    const at = (day: number) => `2026-05-${String(day).padStart(2, '0')}T23:59:59.999Z`
    async function on(day: number, change: (transaction: Transaction) => Promise<unknown>, demo = false) {
      now = Date.parse(at(day))
      const transaction = await writer.begin()
      await change(transaction)
      await transaction.commit({ demo })
    }
    const putOn = (day: number, content: Content) => on(day, (transaction) => put(transaction, content))
    return { store, writer, at, on, putOn }
  }

  describe('a deletion', () => {
    it('takes the record out of the list and keeps its uuid and time', async () => {
      const { store, at, on, putOn } = await aDiary()
      const [gone, left] = [anArea(), anArea()]
      const closure = aClosure()
      await putOn(1, { areas: [gone, left], closures: [closure] })
      await on(2, (transaction) => transaction.removeRecord('area', gone.uuid))
      expect(await idsOf(store)).toEqual([JSON.stringify({ uuid: left.uuid, id: 2 })])
      expect(await store.findArea(gone.uuid, ['uuid'])).toBeNull()
      expect((await store.listAreas({ bbox: WORLD }, ['id'], ALL)).count).toBe(1)
      expect(await store.listTileAreas([...WORLD], 3)).toHaveLength(1)
      expect(await deletedIn(store, 'area')).toEqual([{ uuid: gone.uuid, deleted_at: at(2) }])
      expect(await deletedIn(store, 'closure')).toEqual([])
      expect(await store.findDeletion('area', gone.uuid)).toBe(at(2))
      expect(await store.findDeletion('area', left.uuid)).toBeNull()
      expect(await store.findDeletion('closure', gone.uuid)).toBeNull()
      await on(3, (transaction) => transaction.removeRecord('closure', closure.uuid))
      expect(await deletedIn(store, 'closure')).toEqual([{ uuid: closure.uuid, deleted_at: at(3) }])
      expect((await store.state()).updatedAt).toBe(at(3))
    })

    it('is told from one of nothing', async () => {
      const { store, on, putOn } = await aDiary()
      const area = anArea()
      await putOn(1, { areas: [area] })
      const { revision } = await store.state()
      await on(2, async (transaction) => {
        expect(await transaction.removeRecord('area', uuidOf(999))).toBe(false)
        expect(await transaction.removeRecord('closure', area.uuid)).toBe(false)
      })
      expect((await store.state()).revision).toBe(revision)
      await on(3, async (transaction) => {
        expect(await transaction.removeRecord('area', area.uuid)).toBe(true)
        expect(await transaction.removeRecord('area', area.uuid)).toBe(false)
      })
      expect(await deletedIn(store, 'area')).toHaveLength(1)
    })

    it.runIf(isConcurrent)('is seen at its commit, and never where it is rolled back', async () => {
      const { store, writer, putOn } = await aDiary()
      const area = anArea()
      await putOn(1, { areas: [area] })
      const transaction = await writer.begin()
      await transaction.removeRecord('area', area.uuid)
      expect(await store.findArea(area.uuid, ['uuid'])).not.toBeNull()
      expect(await store.findDeletion('area', area.uuid)).toBeNull()
      await transaction.rollback()
      expect(await store.findArea(area.uuid, ['uuid'])).not.toBeNull()
      expect(await deletedIn(store, 'area')).toEqual([])
    })

    it('is listed after those before it, of one day by uuid, and by date only after that day', async () => {
      const { store, at, on, putOn } = await aDiary()
      const uuids = [803, 801, 802].map(uuidOf)
      await putOn(1, { areas: uuids.map((uuid) => anArea({ uuid })) })
      await on(4, (transaction) => transaction.removeRecord('area', uuidOf(802)))
      await on(5, async (transaction) => {
        for (const number of [803, 801]) await transaction.removeRecord('area', uuidOf(number))
      })
      const late = [801, 803].map((number) => ({ uuid: uuidOf(number), deleted_at: at(5) }))
      const all = [{ uuid: uuidOf(802), deleted_at: at(4) }, ...late]
      expect(await deletedIn(store, 'area')).toEqual(all)
      expect(await deletedIn(store, 'area', '2026-05-03')).toEqual(all)
      expect(await deletedIn(store, 'area', '2026-05-04')).toEqual(late)
      expect(await deletedIn(store, 'area', '2026-05-05')).toEqual([])
      expect(await deletedIn(store, 'area', '9999-12-31')).toEqual([])
    })
  })

  describe('a record that comes back', () => {
    it('has its id again, counts as changed, and is no deletion any more', async () => {
      const { store, at, on, putOn } = await aDiary()
      const areas = [anArea(), anArea()]
      await putOn(1, { areas })
      const before = await idsOf(store)
      await on(2, (transaction) => transaction.removeRecord('area', areas[0]?.uuid ?? ''))
      await putOn(3, { areas: [anArea()] })
      await putOn(4, { areas: areas.slice(0, 1) })
      expect((await idsOf(store)).slice(0, 2)).toEqual(before)
      expect(await deletedIn(store, 'area')).toEqual([])
      expect(await store.findDeletion('area', areas[0]?.uuid ?? '')).toBeNull()
      const updated = parsed(await store.listAreas({ updated_after: '2026-05-04' }, ['uuid', 'updated_at'], ALL))
      expect(updated).toEqual([{ uuid: areas[0]?.uuid, updated_at: at(4) }])
    })

    it('within the transaction that removed it was never away', async () => {
      const { store, on, putOn } = await aDiary()
      const [area, closure] = [anArea(), aClosure()]
      await putOn(1, { areas: [anArea(), area], closures: [closure] })
      const before = await idsOf(store)
      await on(2, async (transaction) => {
        await transaction.removeRecord('area', area.uuid)
        await transaction.removeRecord('closure', closure.uuid)
        await put(transaction, { areas: [area], closures: [closure] })
      })
      expect(await idsOf(store)).toEqual(before)
      expect([await deletedIn(store, 'area'), await deletedIn(store, 'closure')]).toEqual([[], []])
    })

    it('may go again', async () => {
      const { store, at, on, putOn } = await aDiary()
      const closure = aClosure()
      await putOn(1, { closures: [closure] })
      await on(2, (transaction) => transaction.removeRecord('closure', closure.uuid))
      await putOn(3, { closures: [closure] })
      expect(await deletedIn(store, 'closure')).toEqual([])
      await on(4, (transaction) => transaction.removeRecord('closure', closure.uuid))
      expect(await deletedIn(store, 'closure')).toEqual([{ uuid: closure.uuid, deleted_at: at(4) }])
    })
  })

  describe('an area that goes', () => {
    const area = anArea({ geometry: aSquareArea(10, 50) })
    const other = anArea({ geometry: aSquareArea(20, 40) })
    const placed = aClosure({ name: 'placed', geometry: null, protected_area_uuids: [area.uuid, other.uuid] })
    const own = aClosure({ name: 'own', protected_area_uuids: [area.uuid] })
    const FIELDS = ['name', 'updated_at', 'bbox', 'geometry_from', 'geometry', 'protected_area_uuids'] as const

    it('takes its place from the closures that had it, and gives it back when it returns', async () => {
      const { store, at, on, putOn } = await aDiary()
      await putOn(1, { areas: [area, other], closures: [placed, own] })
      const read = async () => parsed(await store.listClosures({}, FIELDS, ALL, MAY_15))
      const here = async () => (await store.listClosures({ bbox: [10, 50, 11, 51] }, ['uuid'], ALL, MAY_15)).count
      const [first, untouched] = await read()
      expect(await here()).toBe(1)

      await on(2, (transaction) => transaction.removeRecord('area', area.uuid))
      const left = { bbox: other.bbox, geometry: other.geometry, geometry_from: 'areas' }
      expect(await read()).toEqual([{ ...Object(first), ...left, updated_at: at(2) }, untouched])
      expect(await here()).toBe(0)

      await on(3, (transaction) => transaction.removeRecord('area', other.uuid))
      const nowhere = { bbox: null, geometry: null, geometry_from: 'none' }
      expect(await read()).toEqual([{ ...Object(first), ...nowhere, updated_at: at(3) }, untouched])

      await putOn(4, { areas: [other, area] })
      expect(await read()).toEqual([{ ...Object(first), updated_at: at(4) }, untouched])
      expect(await here()).toBe(1)
    })

    it('with its closures leaves nothing of them', async () => {
      const { store, on, putOn } = await aDiary()
      await putOn(1, { areas: [area], closures: [placed] })
      await on(2, async (transaction) => {
        await transaction.putClosure({ ...placed, purpose: 'Changed' })
        await transaction.removeRecord('area', area.uuid)
        await transaction.removeRecord('closure', placed.uuid)
      })
      await putOn(3, { areas: [area], closures: [own] })
      expect(inText(await store.listClosures({}, ['name'], ALL, MAY_15)).rows).toEqual(['{"name":"own"}'])
    })
  })

  describe('a closure that goes', () => {
    it('with the transaction that would have placed it leaves no place behind', async () => {
      const { store, on, putOn } = await aDiary()
      const [area, closure] = [anArea(), aClosure()]
      const here = async () =>
        (await store.listClosures({ status: STATUSES, bbox: WORLD }, ['uuid'], ALL, MAY_15)).count
      await putOn(1, { areas: [area], closures: [closure] })
      expect(await here()).toBe(1)
      await on(2, async (transaction) => {
        await put(transaction, { closures: [{ ...closure, geometry: null, protected_area_uuids: [area.uuid] }] })
        await transaction.removeRecord('closure', closure.uuid)
      })
      expect(await here()).toBe(0)
    })

    it('leaves nothing that another one could be mistaken for', async () => {
      const { store, on, putOn } = await aDiary()
      const gone = aClosure({ activity_ids: [1, 29], geometry: aSquareArea(10, 50), end_on: '2026-06-10' })
      await putOn(1, { closures: [gone] })
      await on(2, (transaction) => transaction.removeRecord('closure', gone.uuid))
      await putOn(3, { closures: [aClosure({ name: 'other', activity_ids: [2], geometry: null })] })
      const countOf = async (filters: object) => (await store.listClosures(filters, ['uuid'], ALL, MAY_15)).count
      expect(await countOf({})).toBe(1)
      expect(await countOf({ activity_id: [1, 29] })).toBe(0)
      expect(await countOf({ bbox: WORLD })).toBe(0)
      expect(await store.nextStatusChange(MAY_15)).toBe(Date.parse('2026-07-31T22:00:00Z'))
      expect((await store.listClosures({ activity_id: [1] }, ['uuid'], { offset: 0, limit: 9 }, MAY_15)).count).toBe(0)
      expect((await store.listClosures({ activity_id: [2] }, ['uuid'], { offset: 0, limit: 9 }, MAY_15)).count).toBe(1)
      const found = textOf(await store.findClosure(gone.uuid, ['uuid'], MAY_15))
      expect(found).toBeNull()
    })
  })

  describe('the demonstration', () => {
    it('leaves its deletions behind, and comes back as it was', async () => {
      const { store, at, on } = await aDiary()
      const [area, closure, organisation] = [anArea(), aClosure(), anOrganisation()]
      let id = 0
      const seed = async (transaction: Transaction) => {
        await transaction.putOrganisation(anOrganisation())
        id = await transaction.putOrganisation(organisation)
        await transaction.putWildlife(aWildlife())
        await put(transaction, { areas: [anArea(), area], closures: [closure] })
      }
      await on(1, seed, true)
      const [before, firstId] = [await idsOf(store), id]

      await on(2, async (transaction) => {
        expect(await transaction.removeDemo()).toBe(6)
      })
      expect(await deletedIn(store, 'area')).toHaveLength(2)
      expect(await deletedIn(store, 'closure')).toEqual([{ uuid: closure.uuid, deleted_at: at(2) }])
      expect((await store.listWildlife({}, ['uuid'], ALL)).count).toBe(0)
      expect((await store.listOrganisations({}, ['uuid'], ALL)).count).toBe(0)

      await on(3, (transaction) => put(transaction, { areas: [area, anArea()], closures: [closure] }))
      expect((await idsOf(store))[0]).toBe(before[1])
      expect(await deletedIn(store, 'closure')).toEqual([])
      await on(4, async (transaction) => {
        expect(await transaction.putOrganisation(organisation)).toBe(firstId)
      })
    })
  })
})
