import * as fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { casesOf } from '#testing/effort.ts'
import { aDirectory } from '../store/testing/store.ts'
import { Spool } from './spool.ts'

afterEach(() => vi.unstubAllEnvs())

async function valuesOf(spool: Spool, from = { kept: 0, bytes: 0 }, to = spool.end): Promise<unknown[]> {
  const found: unknown[] = []
  for await (const value of spool.values(from, to)) found.push(value)
  return found
}

const values = fc.array(
  fc.oneof(
    fc.jsonValue(),
    fc.float64Array(),
    fc.record({
      text: fc.string({ unit: 'binary' }),
      shapes: fc.array(fc.tuple(fc.nat(), fc.uint8Array())).map((entries) => new Map(entries)),
    }),
  ),
)

it('gives values back as they were, in memory, in its file or partly in each', async () => {
  await fc.assert(
    fc.asyncProperty(values, values, fc.nat(2000), async (first, second, inMemory) => {
      const spool = new Spool(inMemory)
      for (const value of first) await spool.add(value)
      const between = spool.end
      for (const value of second) await spool.add(value)
      expect(await valuesOf(spool)).toEqual([...first, ...second])
      expect(await valuesOf(spool, undefined, between)).toEqual(first)
      expect(await valuesOf(spool, between)).toEqual(second)
      await spool.close()
    }),
    casesOf('files'),
  )
})

it('writes nothing while its values have room in memory, and says where there is no room for the others', async () => {
  vi.stubEnv('TMPDIR', `${aDirectory()}/missing`)
  const spool = new Spool(1000)
  await spool.add('x'.repeat(900))
  expect(await valuesOf(spool)).toHaveLength(1)
  await expect(spool.add('x'.repeat(200))).rejects.toThrow('Make room there, or set TMPDIR to another directory.')
  await spool.close()
})
