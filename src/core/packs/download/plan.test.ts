import { expect, it } from 'vitest'
import { API_PREFIX } from '#contract/paths.ts'
import { aClosure, anArea, aSquareArea, MAY_15 } from '#testing/builders.ts'
import { specOnlyAnswer } from '#testing/spec-only.ts'
import { boxRegion, circleRegion } from '../region/regions.ts'
import { aDevice, aNewPack, download, held } from '../testing/device.ts'
import { BASE, FakeService } from '../testing/fake-service.ts'
import { refreshing } from './begin.ts'
import { planPack, type Planning } from './plan.ts'

const ORIGIN = 'https://service.example'
const ground = {
  kind: 'vector',
  schema: 'fieldgate',
  name: 'ground',
  bounds: [13, 47, 15, 49],
  minZoom: 6,
  maxZoom: 14,
  tiles: '/maps/ground/r1/{z}/{x}/{y}',
}

function planning(changes: Partial<Planning> = {}): Planning {
  const region = boxRegion('view', [13, 47, 15, 49])
  return { base: BASE, origin: ORIGIN, region, months: 12, grounds: [], now: MAY_15, ...changes }
}

const plan = (changes?: Partial<Planning>) => planPack(planning(changes), new AbortController().signal)

it('tells before how much there will be, near what it then is', async () => {
  const areas = Array.from({ length: 120 }, () => anArea())
  new FakeService(areas, [aClosure(), aClosure()]).connect()
  const planned = await plan()
  const store = await aDevice()
  const pack = aNewPack()
  await store.put(pack)
  const whole = await download(store, pack.id)
  expect(planned.counts).toEqual(whole.counts)
  expect((planned.bytes.areas ?? 0) / (whole.bytes.areas ?? 1)).toBeCloseTo(1, 1)
})

it('counts closures that ended since the same day as the download then asks for', async () => {
  const service = new FakeService([], [aClosure()]).connect()
  await plan({ months: 7 })
  const store = await aDevice()
  const pack = aNewPack({ months: 7 })
  await store.put(pack)
  await download(store, pack.id)
  const days = service.asked.flatMap((url) => new URL(url).searchParams.get('ends_after') ?? [])
  expect(new Set(days)).toEqual(new Set(['2025-10-13']))
})

it('has the ground as the service tells its size, with fewer zooms where that is more than it gives', async () => {
  const service = new FakeService([], []).connect()
  service.ground = new Uint8Array(5000)
  expect(await plan({ grounds: [ground] })).toMatchObject({
    maps: [{ name: 'ground', bytes: 5000, maxZoom: 14 }],
    shortened: null,
  })
  service.before = ({ searchParams }) =>
    Number(searchParams.get('maxzoom')) > 12
      ? Response.json({ bbox: ['This is more than 200 MB.'] }, { status: 400 })
      : null
  expect(await plan({ grounds: [ground] })).toMatchObject({ maps: [{ maxZoom: 12 }], shortened: 'coarser' })
  service.before = ({ pathname }) =>
    pathname.startsWith('/maps/') ? Response.json({ detail: 'No maps in parts.' }, { status: 403 }) : null
  expect(await plan({ grounds: [ground] })).toMatchObject({ maps: [], shortened: 'refused' })
  expect(await plan({ grounds: [{ ...ground, bounds: [1, 1, 2, 2] }] })).toMatchObject({ maps: [], shortened: null })
})

it('has the ground that came in the place of the one that the page was told of', async () => {
  const service = new FakeService([], []).connect()
  service.ground = new Uint8Array(5000)
  service.before = ({ pathname }) =>
    pathname.startsWith('/maps/ground/r1/') ? Response.json({ detail: 'Not found.' }, { status: 404 }) : null
  const tiles = '/maps/ground/r2/{z}/{x}/{y}'
  service.config = { grounds: [{ ...ground, tiles }] }
  const url: unknown = expect.stringContaining('/maps/ground/r2/bundle?')
  expect(await plan({ grounds: [ground] })).toMatchObject({ maps: [{ name: 'ground', url }], shortened: null })
  service.config = {}
  expect(await plan({ grounds: [ground] })).toMatchObject({ maps: [], shortened: 'refused' })
})

it('packs a service of the specification alone, which knows no boxes, no updates and no large pages', async () => {
  const within = Array.from({ length: 30 }, (_, at) => anArea({ geometry: aSquareArea(14 + at / 1000, 48, 0.001) }))
  const areas = [...within, anArea({ geometry: aSquareArea(20, 48) })]
  const data = { areas: areas.map((area) => ({ ...area })), closures: [{ ...aClosure() }] }
  const service = new FakeService([], []).connect()
  service.before = (url) => {
    const { status, body } = specOnlyAnswer(data, url, MAY_15)
    return Response.json(body, { status })
  }
  expect(await plan({ region: circleRegion([14, 48], 30) })).toMatchObject({ isAtMost: true })
  const store = await aDevice()
  const pack = aNewPack()
  await store.put(pack)
  const whole = await download(store, pack.id)
  const uuids = [...within, ...data.closures].map(({ uuid }) => uuid).sort()
  expect(await held(store, whole)).toEqual(uuids)
  const [gone, changed] = data.areas
  if (changed === undefined) throw new Error('There are no areas.')
  data.areas = [{ ...changed, name: 'Renamed' }, ...data.areas.slice(2)]
  await store.put(refreshing(whole, [], MAY_15 + 86_400_000))
  const fresh = await download(store, whole.id)
  expect(await held(store, fresh)).toEqual(uuids.filter((uuid) => uuid !== gone?.uuid))
  const rows = await store.rows(fresh.edition ?? '', 'area')
  expect(rows.find(({ key }) => key === changed.uuid)).toMatchObject({ record: { name: 'Renamed' } })
  const beside = service.asked.filter((url) => !url.includes(API_PREFIX))
  expect(new Set(beside)).toEqual(new Set([`${ORIGIN}/config.json`]))
})
