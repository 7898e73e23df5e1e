import { expect, test } from 'vitest'
import { MAY_15 } from '#testing/builders.ts'
import { someClosures } from '../testing/data.ts'
import { aDevice, aNewPack, download } from '../testing/device.ts'
import { FakeService } from '../testing/fake-service.ts'
import { refreshing } from './begin.ts'

test('the pack of a service that was restored from a backup says so until the service has newer data', async () => {
  const service = new FakeService([], someClosures(2)).connect()
  const store = await aDevice()
  const pack = aNewPack()
  await store.put(pack)
  await download(store, pack.id)
  const [all, rest] = [service.closures, service.closures.slice(1)]
  const refreshed = async (updatedAt: string, closures: typeof all) => {
    Object.assign(service, { updatedAt, closures })
    await store.change(pack.id, (known) => refreshing(known, [], MAY_15))
    const { counts, serviceWasUpdatedAt } = await download(store, pack.id)
    return [counts.closures, serviceWasUpdatedAt]
  }
  expect(await refreshed('2026-05-16T10:00:00Z', rest)).toEqual([1, undefined])
  expect(await refreshed('2026-05-15T10:00:00Z', all)).toEqual([2, '2026-05-16T10:00:00Z'])
  expect(await refreshed('2026-05-15T10:00:00Z', all)).toEqual([2, '2026-05-16T10:00:00Z'])
  expect(await refreshed('2026-05-15T11:00:00Z', all)).toEqual([2, '2026-05-16T10:00:00Z'])
  expect(await refreshed('2026-05-17T08:00:00Z', rest)).toEqual([1, undefined])
})
