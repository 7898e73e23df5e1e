import fc from 'fast-check'
import { describe, it } from 'vitest'
import { casesOf } from '#testing/effort.ts'
import { storeKinds } from '../../store/testing/store.ts'
import { Replica } from './replica.ts'
import { skew, step, take, type Follower } from './steps.ts'
import { expectSame, World } from './world.ts'

const PAGE_SIZE = 2
const HOUR = 3_600_000

describe.each(storeKinds)('a copy of a service on $name', ({ aPlace }) => {
  it('is the same after each quiet poll, whatever happened in months before, or during other polls', async () => {
    const world = await World.in(await aPlace())
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25, size: 'max' }), skew, async (steps, ahead) => {
        // The clock goes on, and deletions stay: a new client knows nothing of what was before.
        world.wait(24)
        await world.clear()
        const replica = new Replica((address) => world.get(address), PAGE_SIZE)
        const follower: Follower = {
          poll: () => replica.poll(world.now + ahead * HOUR),
          expectSame: () => expectSame(replica, world),
        }
        for (const each of [...steps, { poll: 'quiet' } as const]) await take(each, world, follower)
      }),
      casesOf('syncWorlds'),
    )
  })
})
