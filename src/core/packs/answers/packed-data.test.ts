import { describe, expect, it } from 'vitest'
import { readListPage } from '#contract/list.ts'
import { paths } from '#contract/paths.ts'
import { aClosure, anArea, MAY_15 } from '#testing/builders.ts'
import { refreshing } from '../download/begin.ts'
import { isWhole, type WholePack } from '../pack.ts'
import type { PackStore } from '../store/pack-store.ts'
import { aDevice, aNewPack, download } from '../testing/device.ts'
import { BASE, FakeService } from '../testing/fake-service.ts'
import { PackAnswers } from './answer.ts'

const DAY = 86_400_000
const kept = { area: anArea({ name: 'Kept' }), closure: aClosure({ name: 'Kept' }) }
const gone = { area: anArea({ name: 'Gone' }), closure: aClosure({ name: 'Gone' }) }

/** Two packs of the same region, made before two records were withdrawn. */
async function twoPacks() {
  const service = new FakeService([kept.area, gone.area], [kept.closure, gone.closure]).connect()
  const store = await aDevice()
  const packs = [aNewPack({ name: 'First' }), aNewPack({ name: 'Second' })]
  const whole: WholePack[] = []
  for (const pack of packs) {
    await store.put(pack)
    const one = await download(store, pack.id)
    if (isWhole(one)) whole.push(one)
  }
  return { service, store, whole }
}

function withdraw(service: FakeService): void {
  service.areas = [kept.area]
  service.closures = [kept.closure]
  service.updatedAt = '2026-05-15T18:00:00Z'
  const deletions = new Map([
    [paths.areasDeleted, gone.area.uuid],
    [paths.closuresDeleted, gone.closure.uuid],
  ])
  service.before = ({ pathname }) => {
    const [, uuid] = [...deletions].find(([path]) => pathname.endsWith(path)) ?? []
    const results = [{ uuid, deleted_at: '2026-05-15T17:00:00Z' }]
    return uuid === undefined ? null : Response.json({ count: 1, next: null, previous: null, results })
  }
}

async function refresh(store: PackStore, pack: WholePack | undefined, days: number): Promise<WholePack> {
  if (pack === undefined) throw new Error('There is no pack.')
  await store.put(refreshing(pack, [], MAY_15 + days * DAY))
  const done = await download(store, pack.id)
  if (!isWhole(done)) throw new Error('The pack is not whole.')
  return done
}

async function told(store: PackStore) {
  const answers = new PackAnswers(store)
  const ask = (path: string) => answers.answer(new Request(BASE + path), MAY_15 + DAY)
  const named = async (path: string) => {
    const page = readListPage(await (await ask(`${path}?fields=name`))?.json())
    return page?.items
  }
  const one = await Promise.all(
    [`${paths.areas}/${gone.area.uuid}`, `${paths.closures}/${gone.closure.uuid}`].map(
      async (path) => (await ask(path))?.status,
    ),
  )
  return { areas: await named(paths.areas), closures: await named(paths.closures), one }
}

describe('what was withdrawn after two packs were made', () => {
  const withdrawn = { areas: [{ name: 'Kept' }], closures: [{ name: 'Kept' }], one: [404, 404] }

  it.each([0, 1])('is gone once one of them knows it: pack %i', async (index) => {
    const { service, store, whole } = await twoPacks()
    withdraw(service)
    await refresh(store, whole[index], 1)
    expect(await told(store)).toEqual(withdrawn)
  })

  it('is there again once the service has it again', async () => {
    const { service, store, whole } = await twoPacks()
    withdraw(service)
    const first = await refresh(store, whole[0], 1)
    service.areas = [kept.area, gone.area]
    service.closures = [kept.closure, gone.closure]
    service.updatedAt = '2026-05-16T18:00:00Z'
    service.before = null
    await refresh(store, first, 2)
    expect((await told(store)).one).toEqual([200, 200])
  })
})
