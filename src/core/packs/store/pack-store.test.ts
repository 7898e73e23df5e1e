import { forceCloseDatabase } from 'fake-indexeddb'
import { deleteDB, openDB, unwrap } from 'idb'
import { describe, expect, it } from 'vitest'
import { anArea, MAY_15 } from '#testing/builders.ts'
import { PackAnswers } from '../answers/answer.ts'
import { refreshing } from '../download/begin.ts'
import { aDevice, aNewPack, download, held } from '../testing/device.ts'
import { BASE, FakeService } from '../testing/fake-service.ts'
import { openedPacks, openPacks, type PacksDatabase } from './database.ts'
import { PackStore } from './pack-store.ts'

it('says which packs of another schema it cannot read, and deletes them when asked to', async () => {
  const store = await aDevice()
  const database = await openPacks()
  await database.put('packs', { schema: 0, name: 'Of old', tracts: [] }, 'old')
  await database.put('packs', 'spoilt', 'spoilt')
  const pack = aNewPack()
  await store.put(pack)
  expect((await store.list()).toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
    { kind: 'pack', pack },
    { kind: 'unreadable', id: 'old', name: 'Of old' },
    { kind: 'unreadable', id: 'spoilt', name: null },
  ])
  expect(await store.find('old')).toBeNull()
  await store.setAside('old')
  await store.setAside('spoilt')
  await store.deleteSetAside()
  expect(await store.list()).toEqual([{ kind: 'pack', pack }])
})

it('keeps the data of a pack that it cannot read: a newer version of the app may', async () => {
  new FakeService([anArea()], []).connect()
  const store = await aDevice()
  const pack = aNewPack()
  await store.put(pack)
  const whole = await download(store, pack.id)
  const database = await openPacks()
  await database.put('packs', { ...whole, schema: 99 }, whole.id)
  await store.tidy()
  expect(await store.rows(whole.edition ?? '', 'area')).toHaveLength(1)
})

it('removes what a tab that was closed in between has left', async () => {
  const store = await aDevice()
  const database = await openPacks()
  const row = { kind: 'document', part: 'words', bytes: 2, body: [] } as const
  await database.put('records', { ...row, edition: 'lost', key: '/a' })
  await database.put('records', { ...row, edition: 'lost too', key: '/b' })
  await database.put('chunks', { bundle: 'lost', from: 0, bytes: new ArrayBuffer(8) })
  const pack = aNewPack()
  await store.put(pack)
  const edition = pack.job?.edition ?? ''
  await database.put('records', { ...row, edition, key: '/c' })
  await store.tidy()
  expect((await database.getAll('records')).map((one) => one.edition)).toEqual([edition])
  expect(await database.count('chunks')).toBe(0)
})

it('is not read by an older version of the app, which says so', async () => {
  await aDevice()
  const newer = await openDB('other-packs', 99)
  newer.close()
  await expect(openPacks('other-packs')).rejects.toMatchObject({ name: 'PacksUnreadable', reason: 'newer' })
})

it('makes room for a newer version of the app in another tab', async () => {
  await aDevice()
  const newer = await openDB('fieldgate-packs', 99)
  expect(newer.version).toBe(99)
  newer.close()
})

it.each([
  ['the browser has dropped the connection', (database: PacksDatabase) => drop(database)],
  ['another tab has deleted all of it', () => deleteDB('fieldgate-packs')],
])('is opened anew once %s', async (_, lose) => {
  await aDevice()
  let times = 0
  const packs = openedPacks((database) => {
    times++
    return database
  })
  const database = await packs.get()
  expect(await packs.get()).toBe(database)
  await lose(database)
  expect(await (await packs.get()).count('packs')).toBe(0)
  expect(times).toBe(2)
})

it('closes a connection that was forgotten, and leaves one that was opened since', async () => {
  await aDevice()
  const packs = openedPacks((database) => database)
  const first = await packs.get()
  packs.forget(first)
  await expect(async () => first.count('packs')).rejects.toMatchObject({ name: 'InvalidStateError' })
  const second = await packs.get()
  packs.forget(first)
  expect(await packs.get()).toBe(second)
  expect(await second.count('packs')).toBe(0)
})

/** Closes a connection as browsers do, which tell so. */
async function drop(database: PacksDatabase): Promise<void> {
  const told = new Promise((resolve) => database.addEventListener('close', resolve))
  Reflect.apply(forceCloseDatabase, undefined, [unwrap(database)])
  await told
}

it('deletes one of two packs and leaves the other whole', async () => {
  new FakeService([anArea()], []).connect()
  const store = await aDevice()
  const [first, second] = [aNewPack({ name: 'First' }), aNewPack({ name: 'Second' })]
  await store.put(first)
  await store.put(second)
  const [one, two] = [await download(store, first.id), await download(store, second.id)]
  await store.setAside(one.id)
  await store.deleteSetAside()
  expect(await held(store, one)).toEqual([])
  expect(await held(new PackStore(await openPacks()), two)).toHaveLength(1)
})

describe('a deleted pack', () => {
  async function aPack(given = aNewPack()) {
    new FakeService([anArea(), anArea()], []).connect()
    const store = await aDevice()
    await store.put(given)
    return { store, whole: await download(store, given.id) }
  }

  it('is gone for all who ask, and comes back as it was', async () => {
    const { store, whole } = await aPack()
    await store.setAside(whole.id)
    expect(await store.list()).toEqual([])
    expect(await store.find(whole.id)).toBeNull()
    expect(await store.change(whole.id, (pack) => ({ ...pack, name: 'Renamed' }))).toBeNull()
    expect(await new PackAnswers(store).answer(new Request(`${BASE}/protected-areas`), MAY_15)).toBeNull()
    await store.tidy()
    expect(await store.bringBack(whole.id)).toBe(true)
    expect(await store.list()).toEqual([{ kind: 'pack', pack: whole }])
    expect(await held(store, whole)).toHaveLength(2)
  })

  it('deleted for good leaves nothing, and does not come back', async () => {
    const { store, whole } = await aPack()
    await store.setAside(whole.id)
    await store.deleteSetAside()
    expect(await store.bringBack(whole.id)).toBe(false)
    expect(await store.rows(whole.edition ?? '')).toEqual([])
  })

  it('is not brought back by the download of it that another tab is at', async () => {
    const { store, whole } = await aPack()
    const again = refreshing(whole, [], MAY_15 + 86_400_000)
    await store.put(again)
    const { job } = again
    if (job === null) throw new Error('There is nothing to download.')
    await store.setAside(whole.id)
    await expect(store.write(whole.id, job.edition, { job })).rejects.toMatchObject({ name: 'JobGone' })
    await expect(store.commit(whole.id, job.edition)).rejects.toMatchObject({ name: 'JobGone' })
    expect(await store.list()).toEqual([])
  })
})
