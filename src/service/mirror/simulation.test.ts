import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paths } from '#contract/paths.ts'
import { casesOf } from '#testing/effort.ts'
import { aService } from '../http/testing/app.ts'
import { aDirectory, storeKinds, type Place } from '../store/testing/store.ts'
import { skew, step, take, type Follower } from '../testing/sync/steps.ts'
import { World } from '../testing/sync/world.ts'
import { mirror } from './mirror.ts'
import { contentOf, sharedOf } from './testing/source.ts'
import { Fetcher } from '../fetching/fetcher.ts'
import { SourceClient, type Answer } from './source-client.ts'
import { Staging } from './staging.ts'

const ADDRESS = 'http://localhost/api/v2'
const HOUR = 3_600_000
const PAGE_SIZE = '2'

/** Asks a world without a line in between, in short pages. */
class WorldClient extends SourceClient {
  readonly #world: World

  constructor(world: World) {
    super(ADDRESS, {
      now: () => world.now,
      random: () => 0,
      pause: async () => {},
      fetcher: new Fetcher({ privateHosts: true }),
      userAgent: '',
      timeoutMs: 0,
    })
    this.#world = world
  }

  override async get(url: URL): Promise<Answer> {
    const { pathname, searchParams } = url
    const isLong = [paths.areas, paths.closures].some((path) => pathname.includes(path))
    if (isLong && searchParams.has('page_size')) searchParams.set('page_size', PAGE_SIZE)
    const headers = new Headers({ date: new Date(this.#world.now).toUTCString() })
    return { body: await this.#world.get(pathname + url.search), headers, url }
  }
}

/** A mirror of a world whose clock is so many hours ahead. */
async function aFollower(world: World, place: Place, ahead: number): Promise<Follower> {
  const client = new WorldClient(world)
  const writer = await place.openWriter({ now: () => world.now })
  const staging = new Staging(aDirectory())
  const now = () => world.now + ahead * HOUR
  const store = await place.openStore()
  const { fetch } = await aService({}, { store, now: () => world.now })
  return {
    poll: async () => {
      await mirror({ address: ADDRESS, client, writer, staging, timeZone: null, now, onProgress: () => {} })
    },
    expectSame: async () => {
      const { areas, closures } = await world.whole()
      expect(await contentOf(fetch)).toMatchObject({ areas: areas.map(sharedOf), closures: closures.map(sharedOf) })
    },
  }
}

describe.each(storeKinds.filter(({ isConcurrent }) => isConcurrent))('a mirror on $name', ({ aPlace }) => {
  it('is the same after each quiet update, whatever happened in months before, or during others', async () => {
    const world = await World.in(await aPlace())
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25, size: 'max' }), skew, async (steps, ahead) => {
        world.wait(24)
        await world.clear()
        const follower = await aFollower(world, await aPlace(), ahead)
        for (const each of [...steps, { poll: 'quiet' } as const]) await take(each, world, follower)
      }),
      casesOf('mirroredWorlds'),
    )
  })
})
