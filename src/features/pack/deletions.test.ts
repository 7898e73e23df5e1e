import { expect, test, vi } from 'vitest'
import { aDevice, aNewPack } from '#core/packs/testing/device.ts'
import type { PackStore, ReadPack } from '#core/packs/store/pack-store.ts'
import { withDeleted } from './pack-list.tsx'

/** A page on a device with one pack and no room for what some methods of the store write. */
async function aFullDevice(...methods: readonly (keyof PackStore & ('setAside' | 'bringBack' | 'cancel'))[]) {
  vi.resetModules()
  vi.stubGlobal('navigator', {})
  const store = await aDevice()
  const pack = aNewPack()
  await store.put(pack)
  const page = {
    ...(await import('./deletions.ts')),
    ...(await import('./downloads.ts')),
    ...(await import('#core/packs/store/pack-store.ts')),
  }
  for (const method of methods) {
    const full = new DOMException('Full', 'QuotaExceededError')
    vi.spyOn(page.PackStore.prototype, method).mockRejectedValueOnce(full)
  }
  return { store, pack, page }
}

test('a pack is deleted outright where there is no room to note that it can be brought back', async () => {
  const { store, pack, page } = await aFullDevice('setAside')
  await page.packDeleted({ kind: 'pack', pack })
  expect(await store.list()).toEqual([])
  expect(await store.bringBack(pack.id)).toBe(false)
})

test('a pack can be brought back once there is room for it again', async () => {
  const { store, pack, page } = await aFullDevice('bringBack')
  await page.packDeleted({ kind: 'pack', pack })
  await page.packBroughtBack(pack.id)
  expect(await store.list()).toEqual([])
  await page.packBroughtBack(pack.id)
  expect(await store.list()).toEqual([{ kind: 'pack', pack }])
})

test('cancelling a download does not reject where there is no room to note it', async () => {
  const { pack, page } = await aFullDevice('cancel')
  await expect(page.downloadCancelled(pack.id)).resolves.toBeUndefined()
})

test('a pack that is deleted is in the list once, be it read once more or deleted by two quick presses', () => {
  const [one, other] = [aNewPack(), aNewPack()].map((pack): ReadPack => ({ kind: 'pack', pack }))
  if (one === undefined || other === undefined) throw new Error('There are two.')
  expect(withDeleted([{ ...one }, other], [one])).toHaveLength(2)
  expect(withDeleted([{ ...one }, other], [one])).toContain(one)
  expect(withDeleted([other], [one, one])).toHaveLength(2)
})

test('a download that nobody expected to fail is not told to go on', async () => {
  const reached = vi.fn<(id: string, run: string | null) => void>()
  vi.doMock('./pack-state.ts', async (original) => ({ ...(await original<object>()), runReached: reached }))
  const { pack, page } = await aFullDevice()
  vi.spyOn(page.PackStore.prototype, 'find').mockRejectedValueOnce(new DOMException('Lost', 'UnknownError'))
  await expect(page.downloadResumed(pack.id)).rejects.toThrow('Lost')
  expect(reached.mock.calls).toEqual([
    [pack.id, 'running'],
    [pack.id, null],
  ])
  vi.doUnmock('./pack-state.ts')
})
