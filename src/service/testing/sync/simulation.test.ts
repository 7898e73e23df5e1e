import fc from 'fast-check'
import { describe, it } from 'vitest'
import { casesOf } from '#testing/effort.ts'
import { storeKinds } from '../../store/testing/store.ts'
import { Replica } from './replica.ts'
import { SpecReader } from './spec-reader.ts'
import { beginning, disturbedPoll, skew, step, take, type Follower } from './steps.ts'
import { expectKnown, expectSame, World } from './world.ts'

const PAGE_SIZE = 2
const later = fc.array(step, { maxLength: 25, size: 'max' })
/** Begins with an import that is disturbed. */
const steps = fc.tuple(beginning, disturbedPoll, later).map(([first, poll, more]) => [first, poll, ...more])
const HOUR = 3_600_000

describe.each(storeKinds)('a copy of a service on $name', ({ aPlace }) => {
  /** Months in a world, again and again, of which a follower of its own must know after each quiet poll. */
  async function live(follow: (world: World, ahead: number) => Follower): Promise<void> {
    const world = await World.in(await aPlace())
    await fc.assert(
      fc.asyncProperty(steps, skew, async (all, ahead) => {
        // The clock goes on, and deletions stay: a new client knows nothing of what was before.
        world.wait(24)
        await world.clear()
        const follower = follow(world, ahead)
        for (const each of [...all, { poll: 'quiet' } as const]) await take(each, world, follower)
      }),
      casesOf('syncWorlds'),
    )
  }

  it('is the same after each quiet poll, whatever happened in months before, or during other polls', async () => {
    await live((world, ahead) => {
      const replica = new Replica((address) => world.get(address), PAGE_SIZE)
      return { poll: () => replica.poll(world.now + ahead * HOUR), expectSame: () => expectSame(replica, world) }
    })
  })

  it('by the specification alone lacks nothing either, though records came and went while it was made', async () => {
    await live((world, ahead) => {
      const reader = new SpecReader((address) => world.get(address), 1)
      return { poll: () => reader.poll(world.now + ahead * HOUR), expectSame: () => expectKnown(reader, world) }
    })
  })
})
