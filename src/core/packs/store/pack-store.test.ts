import { openDB } from 'idb'
import { expect, it } from 'vitest'
import { anArea } from '#testing/builders.ts'
import { aDevice, aNewPack, download, held } from '../testing/device.ts'
import { FakeService } from '../testing/fake-service.ts'
import { openPacks } from './database.ts'
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
  await store.delete('old')
  await store.delete('spoilt')
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

it('deletes one of two packs and leaves the other whole', async () => {
  new FakeService([anArea()], []).connect()
  const store = await aDevice()
  const [first, second] = [aNewPack({ name: 'First' }), aNewPack({ name: 'Second' })]
  await store.put(first)
  await store.put(second)
  const [one, two] = [await download(store, first.id), await download(store, second.id)]
  await store.delete(one.id)
  expect(await held(store, one)).toEqual([])
  expect(await held(new PackStore(await openPacks()), two)).toHaveLength(1)
})
