import { afterEach, expect, test, vi } from 'vitest'
import { aDevice, aNewPack } from '#core/packs/testing/device.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A page on a device with one pack, which another tab is at until it is left. */
async function besideAnotherTab() {
  vi.resetModules()
  let leave = () => {}
  const left = new Promise<void>((resolve) => (leave = resolve))
  let wait = () => {}
  const waiting = new Promise<void>((resolve) => (wait = resolve))
  const request = async (_: string, { ifAvailable = false }: LockOptions, work: (lock: object | null) => unknown) => {
    if (ifAvailable) return work(null)
    wait()
    await left
    return work({})
  }
  vi.stubGlobal('navigator', { locks: { request } })
  const asked = vi.fn<typeof fetch>(async () => Response.json({}, { status: 400 }))
  vi.stubGlobal('fetch', asked)
  const store = await aDevice()
  const pack = aNewPack()
  await store.put(pack)
  return { store, pack, asked, waiting, leave, page: await import('./downloads.ts') }
}

test('a download that was paused in another tab does not go on in this one', async () => {
  const { store, pack, asked, waiting, leave, page } = await besideAnotherTab()
  const resumed = page.downloadsResumed()
  await waiting
  await store.change(pack.id, (known) => ({ ...known, job: known.job && { ...known.job, isPaused: true } }))
  leave()
  await resumed
  expect(asked).not.toHaveBeenCalled()
})

test('a download that another tab has left goes on in this one', async () => {
  const { asked, leave, page } = await besideAnotherTab()
  const resumed = page.downloadsResumed()
  leave()
  await resumed
  expect(asked).toHaveBeenCalled()
})

test('a download is completed without the background map where the browser forbids keeping files', async () => {
  const { store, pack, asked, leave, page } = await besideAnotherTab()
  const refused = () => {
    throw new DOMException('Refused', 'SecurityError')
  }
  vi.stubGlobal('caches', new Proxy({}, { get: refused }))
  const resumed = page.downloadsResumed()
  leave()
  await resumed
  expect(asked).toHaveBeenCalled()
  expect(await store.find(pack.id)).toMatchObject({ job: { isPaused: false } })
})

test.each([
  ['30', 30_000],
  ['600', 60_000],
])('a download waits as long as the service asks for (Retry-After: %s), within reason', async (asked, waited) => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('window', new EventTarget())
  const requests = vi.fn<typeof fetch>(async () =>
    Response.json({}, { status: 503, headers: { 'Retry-After': asked } }),
  )
  vi.stubGlobal('fetch', requests)
  const store = await aDevice()
  const pack = aNewPack()
  await store.put(pack)
  const { downloadsResumed, downloadStopped } = await import('./downloads.ts')
  const resumed = downloadsResumed()
  const waits = async () => {
    while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  await waits()
  const before = requests.mock.calls.length
  await vi.advanceTimersByTimeAsync(waited - 1)
  await waits()
  expect(requests).toHaveBeenCalledTimes(before)
  await vi.advanceTimersByTimeAsync(1)
  await waits()
  expect(requests).toHaveBeenCalledTimes(2 * before)
  downloadStopped(pack.id)
  await resumed
})
