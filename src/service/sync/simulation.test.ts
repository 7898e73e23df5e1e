import fc from 'fast-check'
import { describe, it } from 'vitest'
import { storeKinds } from '../store/store.test-helpers.ts'
import { Replica } from './replica.test-helpers.ts'
import { expectSame, World, type Change } from './world.test-helpers.ts'

const PAGE_SIZE = 2

const small = fc.nat({ max: 5 })
const anArea = fc.nat({ max: 2 })
const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ put: fc.constant('area'), number: anArea, version: small, at: small }) },
  {
    weight: 6,
    arbitrary: fc.record({
      put: fc.constant('closure'),
      number: small,
      version: small,
      starts: fc.option(fc.integer({ min: -40, max: 40 })),
      lasts: fc.option(fc.nat({ max: 60 })),
      at: fc.option(small, { freq: 1 }),
      areas: fc.uniqueArray(anArea, { maxLength: 2 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ remove: fc.constantFrom('area', 'closure'), number: small }) },
  { weight: 1, arbitrary: fc.record({ turnSource: small }) },
)
const changes = fc.array(change, { minLength: 1, maxLength: 5 })

const HOUR = 3_600_000
/** Hours, less than a day. */
const skew = fc.constantFrom(0, 0, -20, 1, 6, 20)

/** What happens between two answers of a service. */
const meanwhile = fc.record({ hours: fc.constantFrom(0, 0.1, 3), changes: fc.option(changes) })

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ wait: fc.constantFrom(0.01, 2, 8, 24, 24 * 4, 24 * 9, 24 * 40) }) },
  { weight: 4, arbitrary: fc.record({ change: changes }) },
  { weight: 2, arbitrary: fc.constant({ poll: 'quiet' } as const) },
  {
    weight: 3,
    arbitrary: fc.record({
      poll: fc.constantFrom('disturbed', 'broken off'),
      meanwhile: fc.array(meanwhile, { minLength: 1, maxLength: 12 }),
    }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
type Disturbed = Extract<Step, { meanwhile: unknown }>

describe.each(storeKinds)('a copy of a service on $name', ({ isConcurrent, aPlace }) => {
  it('is the same after each quiet poll, whatever happened in months before, or during other polls', async () => {
    const world = await World.in(await aPlace())
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25, size: 'max' }), skew, async (steps, ahead) => {
        // The clock goes on, and deletions stay: a new client knows nothing of what was before.
        world.wait(24)
        await world.clear()
        const replica = new Replica((address) => world.get(address), PAGE_SIZE)
        const client = { replica, ahead }
        for (const each of [...steps, { poll: 'quiet' } as const]) await take(each, world, client)
      }),
      { numRuns: isConcurrent ? 40 : 8 },
    )
  }, 120_000)
})

interface Client {
  readonly replica: Replica
  /** By how many hours its clock is ahead of the service's. */
  readonly ahead: number
}

const poll = ({ replica, ahead }: Client, { now }: World) => replica.poll(now + ahead * HOUR)

class BrokenOff extends Error {}

async function take(step: Step, world: World, client: Client): Promise<void> {
  if ('wait' in step) world.wait(step.wait)
  else if ('change' in step) await world.change(...step.change)
  else if (step.poll === 'quiet') {
    await poll(client, world)
    await expectSame(client.replica, world)
  } else await pollDisturbed(step, world, client)
}

async function pollDisturbed({ poll: how, meanwhile }: Disturbed, world: World, client: Client): Promise<void> {
  const events = meanwhile.values()
  world.afterAnswer = async () => {
    const event = events.next().value
    if (event === undefined) {
      if (how === 'broken off') throw new BrokenOff()
      return
    }
    world.wait(event.hours)
    if (event.changes !== null) await world.change(...event.changes)
  }
  try {
    await poll(client, world)
  } catch (error) {
    if (!(error instanceof BrokenOff)) throw error
  } finally {
    world.afterAnswer = async () => {}
  }
}
