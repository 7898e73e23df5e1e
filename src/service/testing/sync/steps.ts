import fc from 'fast-check'
import type { Change, World } from './world.ts'

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

/** By how many hours a client's clock is ahead of the service's: less than a day. */
export const skew = fc.constantFrom(0, 0, -20, 1, 6, 20)

/** What happens between two answers of a service. */
const meanwhile = fc.record({ hours: fc.constantFrom(0, 0.1, 3), changes: fc.option(changes) })

/** A poll of a client while things happen. */
export const disturbedPoll = fc.record({
  poll: fc.constantFrom('disturbed', 'broken off'),
  meanwhile: fc.array(meanwhile, { minLength: 1, maxLength: 12 }),
})

/** Some of every record that there can be, all in one change. */
export const beginning = fc.array(change, { minLength: 8, maxLength: 16 }).map((all) => ({ change: all }))

/** Something that happens, or a poll of a client: quiet, or while things happen. */
export const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ wait: fc.constantFrom(0.01, 2, 8, 24, 24 * 4, 24 * 9, 24 * 40) }) },
  { weight: 4, arbitrary: fc.record({ change: changes }) },
  { weight: 2, arbitrary: fc.constant({ poll: 'quiet' } as const) },
  { weight: 3, arbitrary: disturbedPoll },
)
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
type Disturbed = Extract<Step, { meanwhile: unknown }>

/** What keeps a copy of a world. */
export interface Follower {
  poll(): Promise<void>
  /** Fails unless the copy is the same as its source. */
  expectSame(): Promise<void>
}

class BrokenOff extends Error {}

/** Lets a step happen; after a quiet poll the copy must be the same. */
export async function take(step: Step, world: World, follower: Follower): Promise<void> {
  if ('wait' in step) world.wait(step.wait)
  else if ('change' in step) await world.change(...step.change)
  else if (step.poll === 'quiet') {
    await follower.poll()
    await follower.expectSame()
  } else await pollDisturbed(step, world, follower)
}

async function pollDisturbed({ poll: how, meanwhile }: Disturbed, world: World, follower: Follower): Promise<void> {
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
    await follower.poll()
  } catch (error) {
    if (!(error instanceof BrokenOff)) throw error
  } finally {
    world.afterAnswer = async () => {}
  }
}
