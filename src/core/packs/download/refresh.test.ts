import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anArea, aSquareArea, MAY_15 } from '#testing/builders.ts'
import { casesOf, isLong } from '#testing/effort.ts'
import { PackAnswers } from '../answers/answer.ts'
import { openPacks, type PacksDatabase } from '../store/database.ts'
import { PackStore } from '../store/pack-store.ts'
import { someAreas, someClosures, uuidsOf } from '../testing/data.ts'
import { aDevice, aNewPack, download, held } from '../testing/device.ts'
import { BASE, FakeService } from '../testing/fake-service.ts'
import { refreshing } from './begin.ts'
import { runJob } from './run-job.ts'

const DAY = 86_400_000

const aMoment = fc.oneof(
  fc.record({ during: fc.constant('asking'), count: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ during: fc.constant('writing'), count: fc.integer({ min: 1, max: 250 }) }),
)

it('killed at any moments never leaves a broken pack, and comes to its end', async () => {
  let killed = 0
  await fc.assert(
    fc.asyncProperty(fc.array(aMoment, { minLength: 2, maxLength: 8 }), fc.boolean(), async (moments, isRefresh) => {
      const areas = someAreas(220)
      const service = new FakeService(areas, someClosures(120)).connect()
      let store = await aDevice()
      const pack = aNewPack()
      await store.put(pack)
      if (isRefresh) {
        await store.put(refreshing(await download(store, pack.id), [], MAY_15 + DAY))
        service.areas = [...areas.slice(20), ...someAreas(130)]
        service.updatedAt = '2026-05-16T10:00:00Z'
      }
      const before = await heldOf(store, pack.id)
      for (const { during, count } of moments) {
        const database = await openPacks()
        const tab = during === 'asking' ? closedAsking(service, database, count) : closedWriting(database, count)
        await download(new PackStore(database), pack.id).catch(() => null)
        killed += tab.isClosed() ? 1 : 0
        tab.forget()
        store = new PackStore(await openPacks())
        const now = await heldOf(store, pack.id)
        const isUnderWay = (await store.find(pack.id))?.job != null
        expect(isUnderWay ? now : before).toEqual(before)
        if (!isUnderWay) break
      }
      if ((await store.find(pack.id))?.job != null) await download(store, pack.id)
      const wanted = service.areas.filter(({ bbox }) => bbox[0] < 15)
      expect(await heldOf(store, pack.id)).toEqual(uuidsOf([...wanted, ...service.closures]))
    }),
    casesOf('packKills'),
  )
  expect(killed).toBeGreaterThanOrEqual(isLong ? 200 : 1)
})

/** A tab that is closed at a request: it does nothing any more. */
function closedAsking(service: FakeService, database: PacksDatabase, count: number) {
  let left = count
  service.before = () => {
    left -= 1
    if (left === 0) database.close()
    return null
  }
  return { isClosed: () => left <= 0, forget: () => (service.before = null) }
}

/** A tab that is closed in the middle of what it writes: nothing of that is kept. */
function closedWriting(database: PacksDatabase, count: number) {
  let left = count
  const { prototype } = IDBObjectStore
  // oxlint-disable-next-line typescript/unbound-method -- It is called with its store.
  const { put } = prototype
  prototype.put = function (...args) {
    const request = put.apply(this, args)
    left -= 1
    if (left === 0) {
      request.addEventListener('success', () => {
        this.transaction.abort()
        database.close()
      })
    }
    return request
  }
  return { isClosed: () => left <= 0, forget: () => (prototype.put = put) }
}

async function heldOf(store: PackStore, id: string) {
  const pack = await store.find(id)
  return pack === null ? null : held(store, pack)
}

describe('a refresh', () => {
  async function aWholePack(service: FakeService) {
    const store = await aDevice()
    const pack = aNewPack()
    await store.put(pack)
    const whole = await download(store, pack.id)
    service.asked.length = 0
    return { store, whole }
  }

  it('asks for nothing more where the service says that nothing has changed', async () => {
    const service = new FakeService(someAreas(20), []).connect()
    const { store, whole } = await aWholePack(service)
    await store.put(refreshing(whole, [], MAY_15 + DAY))
    const fresh = await download(store, whole.id)
    expect(service.asked).toEqual([`${BASE}/`, 'https://service.example/config.json'])
    expect(fresh.refreshedAt).toBe(new Date(MAY_15 + DAY).toISOString())
    expect(await held(store, fresh)).toHaveLength(20)
  })

  it('reads what has changed, and no other record again', async () => {
    const service = new FakeService(someAreas(400), someClosures(50)).connect()
    const { store, whole } = await aWholePack(service)
    const [first, second, ...others] = service.areas
    if (first === undefined || second === undefined) throw new Error('There are no areas.')
    const added = anArea({ geometry: aSquareArea(14, 48.5, 0.01) })
    const renamed = { ...second, name: 'Renamed', updated_at: '2026-05-16T08:00:00Z' }
    service.areas = [renamed, ...others, added]
    service.updatedAt = '2026-05-16T10:00:00Z'
    await store.put(refreshing(whole, [], MAY_15 + DAY))
    const fresh = await download(store, whole.id)
    expect(await held(store, fresh)).toEqual(
      uuidsOf([...service.areas.filter(({ bbox }) => bbox[0] < 15), ...service.closures]),
    )
    const rows = await store.rows(fresh.edition ?? '', 'area')
    expect(rows.find(({ key }) => key === second.uuid)).toMatchObject({ record: { name: 'Renamed' } })
    const records = service.asked.filter(
      (url) => /\/protected-areas\/[0-9a-f-]{36}/.test(url) || url.includes('geometry%2C'),
    )
    expect(records).toHaveLength(2)
  })

  it('has what the app is told beside the API, as it is by then', async () => {
    const service = new FakeService(someAreas(2), []).connect()
    const { store, whole } = await aWholePack(service)
    const config = async () =>
      (await new PackAnswers(store).answer(new Request('https://service.example/config.json'), MAY_15))?.json()
    expect(await config()).toEqual({ title: 'Fake' })
    service.config = { title: 'Fake', grounds: [{ name: 'ground' }] }
    await store.put(refreshing(whole, [], MAY_15 + DAY))
    await download(store, whole.id)
    expect(await config()).toEqual(service.config)
    expect(await new PackAnswers(store).answer(new Request('https://other.example/config.json'), MAY_15)).toBeNull()
  })

  it('reads of words and details what has changed alone', async () => {
    const service = new FakeService(someAreas(3), []).connect()
    const [first, second] = service.areas.map(({ uuid }) => uuid)
    const added = anArea({ geometry: aSquareArea(14, 48.5, 0.01) })
    const living = (uuid = '') => ({ name: `In ${uuid}`, protected_area_uuids: [uuid] })
    service.wildlife = [living(first), living(second), living(added.uuid)]
    const { store, whole } = await aWholePack(service)
    const bodyOf = async (key: string) => {
      const row = await store.row(whole.edition ?? '', { kind: 'document', key })
      return row?.kind === 'document' ? row.body : undefined
    }
    const refreshed = async (day: number) => {
      service.updatedAt = new Date(MAY_15 + day * DAY).toISOString()
      const known = await store.find(whole.id)
      if (known !== null) await store.put(refreshing(known, [], MAY_15 + day * DAY))
      const read: string[] = []
      service.before = ({ pathname, searchParams }, headers) => {
        if (!headers.has('If-None-Match')) read.push(`${pathname.split('/').at(-1)} ${searchParams.get('lang')}`)
        return null
      }
      await download(store, whole.id)
      return read.filter((list) => /reasons|wildlife/.test(list))
    }
    service.reason = 'Another reason'
    expect(await refreshed(1)).toEqual([])
    expect(await bodyOf('/reasons fr')).toEqual([{ id: 1, name: 'Another reason fr' }])
    expect(await bodyOf('/wildlife')).toEqual([living(first), living(second)])
    service.areas = [...service.areas, added]
    expect(await refreshed(2)).toEqual(['wildlife null'])
    expect(await bodyOf('/wildlife')).toEqual(service.wildlife)
    expect(await bodyOf('/reasons fr')).toEqual([{ id: 1, name: 'Another reason fr' }])
  })

  it('does without conditions at a service that does not let pages set them', async () => {
    const service = new FakeService(someAreas(2), []).connect()
    const { store, whole } = await aWholePack(service)
    service.updatedAt = '2026-05-16T10:00:00Z'
    service.before = (_, headers) => {
      if (headers.has('If-None-Match')) throw new TypeError('Failed to fetch')
      return null
    }
    await store.put(refreshing(whole, [], MAY_15 + DAY))
    expect((await download(store, whole.id)).job).toBeNull()
  })

  it('ends in what the service has, though it replaced everything', async () => {
    const service = new FakeService(someAreas(150), someClosures(60)).connect()
    const { store, whole } = await aWholePack(service)
    service.areas = someAreas(170)
    service.closures = someClosures(45)
    service.updatedAt = '2026-05-16T10:00:00Z'
    await store.put(refreshing(whole, [], MAY_15 + DAY))
    const fresh = await download(store, whole.id)
    expect(await held(store, fresh)).toEqual(uuidsOf([...service.areas.slice(0, -1), ...service.closures]))
    expect(fresh.counts).toEqual({ areas: 170, closures: 45 })
  })

  it('leaves the pack as it is until all is there', async () => {
    const service = new FakeService(someAreas(100), someClosures(5)).connect()
    const { store, whole } = await aWholePack(service)
    const before = await held(store, whole)
    service.areas = someAreas(100)
    service.updatedAt = '2026-05-16T10:00:00Z'
    await store.put(refreshing(whole, [], MAY_15 + DAY))
    service.before = (url) =>
      url.pathname.includes('closures') ? Response.json({ detail: 'No.' }, { status: 503 }) : null
    await expect(download(store, whole.id)).rejects.toMatchObject({ failure: { kind: 'refused', status: 503 } })
    const now = await store.find(whole.id)
    expect(now?.edition).toBe(whole.edition)
    expect(await held(store, whole)).toEqual(before)
    await store.cancel(whole.id)
    expect(await store.find(whole.id)).toEqual(whole)
  })

  it('gives up where the data changes each time that it is compared', async () => {
    const service = new FakeService(someAreas(100), []).connect()
    const { store, whole } = await aWholePack(service)
    service.updatedAt = '2026-05-16T10:00:00Z'
    service.before = () => {
      service.areas = someAreas(100)
      return null
    }
    await store.put(refreshing(whole, [], MAY_15 + DAY))
    await expect(runJob({ store, signal: new AbortController().signal }, whole.id)).rejects.toMatchObject({
      name: 'NeverSettled',
    })
  })
})
