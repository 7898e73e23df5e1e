import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { aClosure, anArea, aSquareArea, uuidOf } from '#testing/builders.ts'
import { countOf } from '#testing/effort.ts'
import { aService } from '../http/testing/app.ts'
import { randomOf } from '../import/demo/random.ts'
import { run } from '../testing/program.ts'
import { aDirectory, aStore, shapeless, storeKinds, type Place } from '../store/testing/store.ts'
import { anOrigin, Clock, contentOf, type Origin } from './testing/source.ts'

/** How often the program is killed. */
const KILLS = countOf('kills')

async function fill(origin: Origin, version: number): Promise<void> {
  await origin.change(async (transaction) => {
    const areas = Array.from({ length: 600 }, (_, index) => {
      const number = index + 1
      const geometry = aSquareArea(10 + number / 100, 48, 0.01)
      return shapeless(anArea({ uuid: uuidOf(number), name: `Area ${number}, ${version}`, geometry }))
    })
    await transaction.putAreas(areas)
    for (let number = 1; number <= 50; number++) {
      await transaction.putClosure(aClosure({ uuid: uuidOf(10_000 + number), name: `Closure ${version}` }))
    }
  })
}

const concurrent = storeKinds.filter(({ isConcurrent }) => isConcurrent)

describe.each(concurrent)('the program on $name', ({ aPlace }) => {
  it('is killed at any moment: the store is as before or as after, and the next run makes it equal', async () => {
    const clock = new Clock()
    clock.now = Date.now()
    const [origin, place, random] = [await anOrigin(clock), await aPlace(), randomOf(`kills ${KILLS}`)]
    const environment = {
      ...place.environment,
      PRIVATE_HOSTS: '1',
      DATA_DIR: place.environment['DATA_DIR'] ?? aDirectory(),
    }
    const copied = await copiedFrom(place, clock)
    const started = () => run('mirror', [origin.address], environment)
    await fill(origin, 0)
    const start = performance.now()
    expect([await started().ended]).toEqual([0])
    const whole = performance.now() - start
    let killed = 0
    for (let version = 1; version <= KILLS; version++) {
      const before = await copied()
      clock.wait(1)
      await fill(origin, version)
      const after = await contentOf(origin.fetch)
      const running = started()
      await sleep(random() * whole)
      running.process.kill('SIGKILL')
      if ((await running.ended) === 'SIGKILL') killed++
      expect([before, after]).toContainEqual(await copied())
      if (version % 3 === 0) await started().ended
    }
    const last = started()
    expect([await last.ended, last.said()]).toEqual([0, expect.stringContaining('Mirrored from')])
    expect(await copied()).toEqual(await contentOf(origin.fetch))
    expect(killed).toBeGreaterThan(0)
  })
})

async function copiedFrom(place: Place, clock: Clock) {
  const { fetch } = await aService({}, { store: await place.openStore(), now: () => clock.now })
  return () => contentOf(fetch)
}

describe('the program', () => {
  const said = async (args: string[], environment: Record<string, string> = {}) => {
    const program = run('mirror', args, { DATA_DIR: aDirectory(), PRIVATE_HOSTS: '1', ...environment })
    return [await program.ended, program.said()]
  }

  it('explains itself', async () => {
    expect(await said(['--help'])).toEqual([0, expect.stringContaining('npm run mirror -- BASE_URL [--every 1h]')])
    expect(await said([])).toEqual([1, expect.stringContaining('Usage:')])
    expect(await said(['https://parks.example', '--every', 'often'])).toEqual([1, expect.stringContaining('Usage:')])
  })

  it('says what is wrong in a sentence', async () => {
    const { address } = await anOrigin(new Clock())
    expect(await said(['parks'])).toEqual([
      1,
      expect.stringMatching(/^parks is no address such as .*\nThe store is as/),
    ])
    expect(await said([address], { PRIVATE_HOSTS: '0' })).toEqual([
      1,
      expect.stringMatching(/^\S+ cannot be read: 127\.0\.0\.1 is in a network .* PRIVATE_HOSTS=1\.\nThe store/),
    ])
    const nothing = `${address}/nothing`
    expect(await said([nothing])).toEqual([
      1,
      expect.stringMatching(/^The service refuses .* with status 404\.\nThe store/),
    ])
  })

  it('goes on every so often until it is ended', async () => {
    const clock = new Clock()
    clock.now = Date.now()
    const [origin, directory] = [await anOrigin(clock), aDirectory()]
    const program = run('mirror', [origin.address, '--every', '1s'], { DATA_DIR: directory, PRIVATE_HOSTS: '1' })
    await program.saying(/Mirrored from/)
    clock.wait(1)
    await fill(origin, 1)
    await program.saying(/650 added/)
    program.process.kill('SIGTERM')
    expect(await program.ended).toBe('SIGTERM')
    expect(await aStore(directory).listAreas({}, ['uuid'], { offset: 0, limit: 0 })).toMatchObject({ count: 600 })
  })
})
