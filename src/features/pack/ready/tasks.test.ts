import { describe, expect, it, vi } from 'vitest'
import { headers } from '#core/offline/protocol.ts'
import { PackAnswers } from '#core/packs/answers/answer.ts'
import { isWhole, type WholePack } from '#core/packs/pack.ts'
import type { PackStore } from '#core/packs/store/pack-store.ts'
import { someAreas, someClosures } from '#core/packs/testing/data.ts'
import { aDevice, aNewPack, download } from '#core/packs/testing/device.ts'
import { FakeService } from '#core/packs/testing/fake-service.ts'
import { MAY_15 } from '#testing/builders.ts'
import { TASKS, TRY, type TaskName } from './tasks.ts'

async function aPack(store: PackStore): Promise<WholePack> {
  new FakeService(someAreas(3), someClosures(2)).connect()
  const pack = aNewPack()
  await store.put(pack)
  const whole = await download(store, pack.id)
  if (!isWhole(whole)) throw new Error('The pack is not whole.')
  return whole
}

/** The service worker answers from packs; what it does for a request of another kind is not asked here. */
function worker(store: PackStore): void {
  const answers = new PackAnswers(store)
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (new Headers(init?.headers).get(headers.only) !== 'packs') throw new TypeError('There is no network.')
    return (await answers.answer(new Request(url), MAY_15)) ?? new Response(null, { status: 504 })
  })
}

async function tried(pack: WholePack): Promise<Readonly<Record<string, boolean | null>>> {
  const results = await Promise.all(
    TASKS.map(async (name): Promise<[TaskName, boolean | null]> => [name, await TRY[name](pack)]),
  )
  return Object.fromEntries(results)
}

const WORKS = {
  lists: true,
  search: true,
  cards: true,
  here: true,
  map: true,
  builtin: null,
  ground: null,
  words: true,
}

describe('the tasks of the field', () => {
  it('all work with a whole pack', async () => {
    const store = await aDevice()
    const pack = await aPack(store)
    worker(store)
    expect(await tried(pack)).toEqual(WORKS)
  })

  it('do not work where no pack is there, though the service is', async () => {
    const pack = await aPack(await aDevice())
    expect(await tried(pack)).toEqual({
      ...WORKS,
      lists: false,
      search: false,
      cards: null,
      here: false,
      map: false,
      words: false,
    })
  })

  it('do not work where the browser has deleted the records of a pack', async () => {
    const store = await aDevice()
    const pack = await aPack(store)
    await store.setAside(pack.id)
    await store.deleteSetAside()
    worker(store)
    expect(await tried(pack)).toMatchObject({ lists: false, search: false, here: false, map: false })
  })

  it('miss an archive of the ground that the pack should have', async () => {
    const store = await aDevice()
    const pack = await aPack(store)
    worker(store)
    const url = 'https://service.example/maps/ground/r1/bundle?bbox=13,47,15,49'
    const map = { name: 'ground', kind: 'vector' as const, bundle: 'b', url, bytes: 100, minZoom: 0, maxZoom: 14 }
    expect(await TRY.ground({ ...pack, maps: [map] })).toBe(false)
  })
})
