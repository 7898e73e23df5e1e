import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { anArea, uuidOf } from '#testing/builders.ts'
import { countOf } from '#testing/effort.ts'
import { aService } from '../../http/testing/app.ts'
import { aFilledService } from './filled.ts'

describe('the memory of a service', () => {
  it('keeps nothing of requests that it refuses', async () => {
    const { service } = await aFilledService()
    const ask = async (path: string) => void (await (await service.request(path)).arrayBuffer())
    const refused = async (from: number, count: number) => {
      for (let at = from; at < from + count; at++) {
        await ask(`/api/v2/closures-and-notices?type=${at}&status=${at}x&bbox=${at}&fields=f${at}&starts_after=${at}`)
        await ask(`/api/v2/protected-areas/${at}/x${at}?format=y${at}`)
      }
    }
    const count = countOf('refusals')
    await refused(0, 1000)
    const before = memoryUsed()
    await refused(1000, count)
    // Half a kilobyte of each would be too much.
    await expect.poll(() => memoryUsed() - before).toBeLessThan(count * 2 ** 10)
  })

  it('keeps answers up to a bound', async () => {
    const rules = 'x'.repeat(100_000)
    const service = await aService({ areas: [anArea({ uuid: uuidOf(1), rules })] })
    const before = memoryUsed()
    for (let at = 0; at < countOf('answers'); at++) {
      await (await service.request(`/api/v2/protected-areas?fields=rules&at=${at}`)).arrayBuffer()
    }
    // At least 150 MB were given out; the cache may keep 64 MiB of them.
    await expect.poll(() => memoryUsed() - before).toBeLessThan(96 * 2 ** 20)
  })
})

setFlagsFromString('--expose-gc')
const collectGarbage: unknown = runInNewContext('gc')

/** Bytes in use, of JavaScript and of buffers. Buffers whose owners are gone follow them beside the program: ask again. */
function memoryUsed(): number {
  if (typeof collectGarbage !== 'function') throw new Error('This engine cannot be told to collect its garbage.')
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
