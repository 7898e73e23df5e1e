import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { API_PREFIX, paths } from '#contract/paths.ts'
import { uuidOf } from '#testing/builders.ts'
import { storeKinds } from '../../store/testing/store.ts'
import { Replica, statusOf, walk } from './replica.ts'
import { expectSame, World, type Change } from './world.ts'

type ClosureChange = Extract<Change, { put: 'closure' }>
const aChange: ClosureChange = { put: 'closure', number: 1, version: 1, starts: 0, lasts: 30, at: 13, areas: [] }
const closure = (number: number, changes: Partial<ClosureChange> = {}): Change => ({ ...aChange, number, ...changes })
const area = (number: number, at = number): Change => ({ put: 'area', number, version: 1, at })
const PAGE_SIZE = 2

describe.each(storeKinds)('a client of a service on $name', ({ aPlace }) => {
  let world: World
  let replica: Replica
  beforeEach(async () => {
    world = await World.in(await aPlace())
    replica = aReplica()
    await world.change(closure(1), closure(2), closure(3), closure(4))
    await poll()
  })

  const aReplica = () => new Replica((address) => world.get(address), PAGE_SIZE)
  const poll = () => replica.poll(world.now)
  const nameOf = (number: number) => replica.closures.get(uuidOf(number))?.['name']
  const names = () => [1, 2, 3, 4].map(nameOf)

  /** Polls while something happens once, after the answer of that number. */
  async function pollDuring(after: number, happens: () => Promise<void>): Promise<void> {
    let answers = 0
    world.afterAnswer = async () => void (++answers === after && (await happens()))
    await poll()
    world.afterAnswer = async () => {}
    expect(answers).toBeGreaterThan(after)
  }

  it('expires a record that was never updated', async () => {
    world.wait(24 * 5)
    await poll()
    world.wait(24 * 35)
    const before = replica.closures.get(uuidOf(1))
    await poll()
    expect(replica.closures.get(uuidOf(1))).toBe(before)
    expect([...replica.closuresAt(world.now).values()].map(({ status }) => status)).toEqual(Array(4).fill('expired'))
    await expectSame(replica, world)
  })

  it('learns of a closure that was ended early, and of one that was withdrawn', async () => {
    world.wait(24 * 5)
    await world.change(closure(1, { starts: -5, lasts: 2 }), { remove: 'closure', number: 2 })
    await poll()
    const ended = replica.closures.get(uuidOf(1))
    expect(ended && statusOf(ended, world.now)).toBe('expired')
    expect(replica.closures.has(uuidOf(2))).toBe(false)
    await expectSame(replica, world)
  })

  it('learns of what changed later on the day of its last poll', async () => {
    world.wait(0.5)
    await world.change(closure(1, { version: 2 }), { remove: 'closure', number: 2 })
    world.wait(24 * 20)
    await poll()
    expect(names()).toEqual(['Closure 2', undefined, 'Closure 1', 'Closure 1'])
  })

  // Three answers come before the first page of closures: one of areas, and both lists of deletions.
  const FIRST_PAGE = 4

  it('learns of edits between two pages, of what was read and of what was not', async () => {
    world.wait(1)
    await world.change(closure(1, { version: 2 }), closure(2, { version: 2 }))
    await pollDuring(FIRST_PAGE, () => world.change(closure(1, { version: 3 }), closure(4, { version: 3 })))
    expect(names()).toEqual(['Closure 3', 'Closure 2', 'Closure 1', 'Closure 3'])
    await expectSame(replica, world)
  })

  it('loses a record that was deleted between two pages with the next poll, read or not', async () => {
    replica = aReplica()
    await pollDuring(FIRST_PAGE, () => world.change({ remove: 'closure', number: 1 }, { remove: 'closure', number: 4 }))
    expect(names()).toEqual(['Closure 1', 'Closure 1', 'Closure 1', undefined])
    await poll()
    expect(names()).toEqual([undefined, 'Closure 1', 'Closure 1', undefined])
    await expectSame(replica, world)
  })

  it('keeps a record that came back on the day of its deletion', async () => {
    await world.change({ remove: 'closure', number: 1 })
    world.wait(0.5)
    await world.change(closure(1, { version: 2 }))
    await poll()
    expect(nameOf(1)).toBe('Closure 2')
    await expectSame(replica, world)
  })

  it('keeps a record that came back while deletions were read', async () => {
    await world.change(
      { remove: 'closure', number: 1 },
      { remove: 'closure', number: 2 },
      { remove: 'closure', number: 3 },
    )
    await pollDuring(3, () => world.change(closure(1, { version: 2 })))
    expect(names()).toEqual(['Closure 2', undefined, undefined, 'Closure 1'])
    await expectSame(replica, world)
  })

  it('moves closures with their areas, and when these are deleted', async () => {
    const boxOf = (number: number) => replica.closures.get(uuidOf(number))?.['bbox']
    await world.change(area(1, 10), closure(1, { at: null, areas: [1] }))
    await poll()
    expect(boxOf(1)).toEqual([10, 48, 11, 49])
    world.wait(24 * 3)
    await world.change(area(1, 12))
    await poll()
    expect(boxOf(1)).toEqual([12, 48, 13, 49])
    world.wait(24 * 3)
    await world.change({ remove: 'area', number: 1 })
    await poll()
    expect(boxOf(1)).toBeNull()
    await expectSame(replica, world)
  })

  it('makes up for a poll that broke off', async () => {
    world.wait(24 * 3)
    await world.change(closure(4, { version: 2 }), { remove: 'closure', number: 1 })
    const failing = pollDuring(2, () => Promise.reject(new Error('The line is dead.')))
    await expect(failing).rejects.toThrow('The line is dead.')
    world.afterAnswer = async () => {}
    world.wait(24 * 3)
    await poll()
    await expectSame(replica, world)
  })

  it('needs links that go on after a record: page numbers miss what moves over to a page that was read', async () => {
    const first = `${API_PREFIX}${paths.closures}?updated_after=2026-01-01&page_size=2`
    const read = async (address: string) => Listed.parse(await world.get(address))
    const { next, results } = await read(first)
    await world.change(closure(1, { version: 2 }))
    const uuids = (rows: typeof results) => rows.map(({ uuid }) => uuid)
    expect(uuids(results)).toEqual([uuidOf(1), uuidOf(2)])
    expect(uuids((await read(`${first}&page=2`)).results)).toEqual([uuidOf(4), uuidOf(1)])
    expect(uuids((await read(next ?? '')).results)).toEqual([uuidOf(3), uuidOf(4)])
  })
})

describe.each(storeKinds)('a walk through a list as it comes, on $name,', ({ aPlace }) => {
  let world: World
  beforeEach(async () => {
    world = await World.in(await aPlace())
  })

  /** The numbers of the records that a walk by pages of two gives, while something happens after its first page. */
  async function walked(path: string, happens: () => Promise<void>): Promise<number[]> {
    let pages = 0
    world.afterAnswer = async () => void (++pages === 1 && (await happens()))
    const found: string[] = []
    for await (const { uuid } of walk((address) => world.get(address), path, { page_size: '2' })) found.push(uuid)
    return found.map((uuid) => NUMBERS.findIndex((number) => uuidOf(number) === uuid))
  }

  it('has each record that was there all the time, though an import deletes what was read', async () => {
    await world.change(...NUMBERS.map((number) => area(number)))
    const gone = async () => world.change({ remove: 'area', number: 0 }, { remove: 'area', number: 1 })
    expect(await walked(paths.areas, gone)).toEqual(NUMBERS)
  })

  it('has each closure that goes on, though others end at midnight', async () => {
    await world.change(...NUMBERS.map((number) => closure(number, number < 2 ? { starts: -9, lasts: 9 } : {})))
    expect(await walked(paths.closures, async () => world.wait(24))).toEqual(NUMBERS)
  })

  it('has each closure once, though some are put off, and one is withdrawn and comes back', async () => {
    await world.change(...NUMBERS.map((number) => closure(number)))
    const moved = async () => {
      await world.change(closure(0, { starts: 20 }), { remove: 'closure', number: 4 })
      await world.change(closure(4, { starts: -20, lasts: 40 }), closure(3, { starts: -30, lasts: 50 }))
    }
    expect(await walked(paths.closures, moved)).toEqual(NUMBERS)
  })
})

const NUMBERS = [0, 1, 2, 3, 4, 5]
const Listed = z.object({ next: z.nullable(z.string()), results: z.array(z.object({ uuid: z.string() })) })
