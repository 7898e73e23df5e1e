import { expect, it } from 'vitest'
import { makeWay, unlessMadeWay } from './make-way.ts'

const never = () => new Promise<string>(() => {})
const instead = () => 'instead'

it('lets work come to its end, and to its failure, until way is made, and waits for none then', async () => {
  expect(await unlessMadeWay(Promise.resolve('done'), instead)).toBe('done')
  await expect(unlessMadeWay(Promise.reject(new Error('failed')), instead)).rejects.toThrow('failed')
  const underWay = unlessMadeWay(never(), instead)
  makeWay()
  expect(await underWay).toBe('instead')
  expect(await unlessMadeWay(never(), instead)).toBe('instead')
})
