import { describe, expect, it, vi } from 'vitest'
import { aClosure, anArea, aSquareArea, MAY_15 } from '#testing/builders.ts'
import type { PackedMap } from '../pack.ts'
import { circleRegion } from '../region/regions.ts'
import { someAreas, someClosures, uuidsOf } from '../testing/data.ts'
import { aDevice, aNewPack, download, held } from '../testing/device.ts'
import { FakeService } from '../testing/fake-service.ts'

function aMap(bytes: number): PackedMap {
  const url = 'https://service.example/maps/ground/r1/bundle?bbox=13,47,15,49'
  return { name: 'ground', kind: 'vector', bundle: 'b', url, bytes, minZoom: 0, maxZoom: 14 }
}

describe('a download', () => {
  it('has all records of the region, whole, and none beside', async () => {
    const areas = someAreas(230)
    const closures = [
      ...someClosures(3),
      aClosure({ name: 'Nowhere', geometry: null, bbox: null, geometry_from: 'none' }),
    ]
    const service = new FakeService(areas, closures).connect()
    const store = await aDevice()
    const pack = aNewPack()
    await store.put(pack)
    const whole = await download(store, pack.id)
    expect(await held(store, whole)).toEqual(uuidsOf([...areas.slice(0, -1), ...closures]))
    expect(whole).toMatchObject({ counts: { areas: 230, closures: 4 }, job: null, serviceUpdatedAt: service.updatedAt })
    expect(whole.refreshedAt).toBe(new Date(MAY_15).toISOString())
  })

  it('leaves out what is in the box of a circle, but not in the circle', async () => {
    const [inside, corner] = [
      anArea({ geometry: aSquareArea(14, 48, 0.01) }),
      anArea({ geometry: aSquareArea(14.12, 48.08, 0.005) }),
    ]
    new FakeService([inside, corner], []).connect()
    const store = await aDevice()
    const pack = aNewPack({ region: circleRegion([14, 48], 10) })
    await store.put(pack)
    expect(await held(store, await download(store, pack.id))).toEqual([inside.uuid])
  })

  it('goes on after a broken line without reading a page again', async () => {
    const service = new FakeService(someAreas(500), []).connect()
    const store = await aDevice()
    const pack = aNewPack()
    await store.put(pack)
    service.before = (url) => {
      if (url.searchParams.get('after') === '300') throw new TypeError('Failed to fetch')
      return null
    }
    await expect(download(store, pack.id)).rejects.toMatchObject({ failure: { kind: 'unreachable' } })
    service.before = null
    const again = service.asked.length
    await download(store, pack.id)
    const pages = service.asked.slice(again).filter((url) => url.includes('geometry'))
    expect(pages.map((url) => new URL(url).searchParams.get('after'))).not.toContain('200')
    expect(service.asked.slice(0, again).filter((url) => url.includes('after=200'))).toHaveLength(1)
  })

  it.each([
    ['a sign-in page', () => new Response('<html>Welcome</html>', { headers: { 'Content-Type': 'text/html' } })],
    ['a network that says itself that it wants a login', () => new Response('<p>Log in', { status: 511 })],
    ['half of an answer', () => new Response('{"count": 3, "resu')],
    ['what this device has kept', () => Response.json({}, { headers: { 'x-fieldgate-from': 'pack' } })],
  ])('takes %s for no answer', async (_, answer) => {
    const service = new FakeService(someAreas(2), []).connect()
    const store = await aDevice()
    const pack = aNewPack()
    await store.put(pack)
    service.before = answer
    await expect(download(store, pack.id)).rejects.toMatchObject({ failure: { kind: 'unreachable' } })
    expect((await store.find(pack.id))?.job?.steps.length).toBe(pack.job?.steps.length)
  })

  it.each(['/api/v2', '/api/v2/reasons', '/api/v2/protected-areas', '/maps/ground/r1/bundle'])(
    'waits at %s for a service whose proxy says on a page that it is away',
    async (path) => {
      const service = new FakeService(someAreas(2), []).connect()
      service.ground = new Uint8Array(9)
      const store = await aDevice()
      const pack = aNewPack({ maps: [aMap(9)] })
      await store.put(pack)
      service.before = ({ pathname }) =>
        pathname.replace(/\/$/, '') === path ? new Response('<h1>502 Bad Gateway', { status: 502 }) : null
      await expect(download(store, pack.id)).rejects.toMatchObject({ failure: { kind: 'refused', status: 502 } })
    },
  )

  const nowhere = (url: URL) => `${url.pathname}${url.search}&more`
  it.each([
    ['to what is no address', () => 'http://', [1]],
    ['in a circle', (url: URL) => url.href.replace(/(&turn)?$/, url.search.endsWith('&turn') ? '' : '&turn'), [1]],
    ['on and on without a record', nowhere, []],
    ['on and on to the same record', nowhere, [1]],
  ] as const)('gives up a list that leads %s', async (_, next, results) => {
    const service = new FakeService(someAreas(2), []).connect()
    const store = await aDevice()
    const pack = aNewPack()
    await store.put(pack)
    service.before = (url) => {
      if (service.asked.length > 200) throw new TypeError('Asked without end')
      if (!url.pathname.includes('protected-areas')) return null
      return Response.json({ count: 9, next: next(url), previous: null, results })
    }
    await expect(download(store, pack.id)).rejects.toMatchObject({ failure: { kind: 'unreadable' } })
  })

  it('cancelled leaves nothing behind', async () => {
    const service = new FakeService(someAreas(300), someClosures(2)).connect()
    const store = await aDevice()
    const pack = aNewPack()
    await store.put(pack)
    service.before = (url) => {
      if (url.pathname.includes('closures')) throw new TypeError('Failed to fetch')
      return null
    }
    await expect(download(store, pack.id)).rejects.toMatchObject({ failure: { kind: 'unreachable' } })
    expect(await store.rows(pack.job?.edition ?? '')).not.toEqual([])
    await store.cancel(pack.id)
    expect(await store.list()).toEqual([])
    expect(await store.rows(pack.job?.edition ?? '')).toEqual([])
  })

  it('tells that the storage is full, keeps what it has, and goes on when there is room', async () => {
    const areas = someAreas(300)
    new FakeService(areas, []).connect()
    const store = await aDevice()
    const pack = aNewPack()
    await store.put(pack)
    const write = vi.spyOn(store, 'write')
    write.mockImplementationOnce(() => Promise.reject(new DOMException('Full', 'QuotaExceededError')))
    await expect(download(store, pack.id)).rejects.toMatchObject({ name: 'QuotaExceededError' })
    expect(await held(store, await download(store, pack.id))).toEqual(uuidsOf(areas.slice(0, -1)))
  })

  it('keeps an archive of tiles byte for byte, and goes on within it', async () => {
    const service = new FakeService([], []).connect()
    service.ground = Uint8Array.from({ length: 2_500_000 }, (_, at) => (at * 7) % 251)
    const store = await aDevice()
    const pack = aNewPack({ maps: [aMap(2_500_000)] })
    await store.put(pack)
    let parts = 0
    service.before = ({ pathname }) => {
      if (pathname.endsWith('bundle') && ++parts === 2) throw new TypeError('Failed to fetch')
      return null
    }
    await expect(download(store, pack.id)).rejects.toMatchObject({ failure: { kind: 'unreachable' } })
    const whole = await download(store, pack.id)
    expect(parts).toBe(4)
    expect(whole.bytes.ground).toBe(2_500_000)
    const part = await store.bytes('b', 1_048_000, 2000)
    expect([...part]).toEqual(Array.from(service.ground.subarray(1_048_000, 1_050_000)))
  })

  it('takes the words of a network that wants a login for no part of an archive', async () => {
    const service = new FakeService([], []).connect()
    const store = await aDevice()
    const pack = aNewPack({ maps: [aMap(9)] })
    await store.put(pack)
    service.before = ({ pathname }) =>
      pathname.endsWith('bundle') ? new Response('Please log in', { headers: { 'Content-Type': 'text/plain' } }) : null
    await expect(download(store, pack.id)).rejects.toMatchObject({ failure: { kind: 'unreachable' } })
  })

  it('takes the archive that comes in the place of one that is half read, and nothing of the one before', async () => {
    const service = new FakeService([], []).connect()
    const bytes = (of: number) => Uint8Array.from({ length: 1_500_000 }, (_, at) => (at * of) % 251)
    service.ground = bytes(7)
    const store = await aDevice()
    const pack = aNewPack({ maps: [aMap(1_500_000)] })
    await store.put(pack)
    let parts = 0
    service.before = ({ pathname }) => {
      if (!pathname.startsWith('/maps/ground/r1/') || ++parts === 1) return null
      service.ground = bytes(11)
      const common = { kind: 'vector', schema: 'fieldgate', name: 'ground', bounds: [13, 47, 15, 49] }
      service.config = { grounds: [{ ...common, minZoom: 6, maxZoom: 14, tiles: '/maps/ground/r2/{z}/{x}/{y}' }] }
      return Response.json({ detail: 'Not found.' }, { status: 404 })
    }
    const whole = await download(store, pack.id)
    const [kept] = whole.maps
    expect(kept?.url).toContain('/maps/ground/r2/bundle?')
    expect(whole.bytes.ground).toBe(1_500_000)
    const part = await store.bytes(kept?.bundle ?? '', 1_048_000, 2000)
    expect([...part]).toEqual([...service.ground.subarray(1_048_000, 1_050_000)])
    expect([...(await store.bytes('b', 0, 10))]).toEqual(Array.from({ length: 10 }, () => 0))
  })

  it('leaves out an archive that the service has no longer, under any revision', async () => {
    const service = new FakeService([], []).connect()
    const store = await aDevice()
    const pack = aNewPack({ maps: [aMap(9)] })
    await store.put(pack)
    service.before = ({ pathname }) =>
      pathname.startsWith('/maps/') ? Response.json({ detail: 'Not found.' }, { status: 404 }) : null
    expect((await download(store, pack.id)).maps).toEqual([])
  })
})
