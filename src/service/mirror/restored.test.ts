import { describe, expect, it } from 'vitest'
import { aClosure, anArea, aSquareArea, uuidOf } from '#testing/builders.ts'
import { aService } from '../http/testing/app.ts'
import type { Transaction } from '../store/domain/store.ts'
import { shapeless, storeKinds } from '../store/testing/store.ts'
import { mirrorLines } from './report.ts'
import { anOrigin, Clock, contentOf, Copy } from './testing/source.ts'

const area = (number: number, changes = {}) =>
  shapeless(anArea({ uuid: uuidOf(number), geometry: aSquareArea(10 + number / 100, 48, 0.01), ...changes }))
const closure = (number: number, changes = {}) => aClosure({ uuid: uuidOf(10_000 + number), ...changes })

describe.each(storeKinds)('a mirror on $name', ({ aPlace }) => {
  it('follows a source that was put back to an older state', async () => {
    const before = async (transaction: Transaction) => {
      await transaction.putAreas([area(1), area(2)])
      for (const number of [1, 2]) await transaction.putClosure(closure(number, { end_on: '2026-07-01' }))
    }
    const clock = new Clock()
    const [origin, copy] = [await anOrigin(clock), new Copy(await aPlace(), clock)]
    await origin.change(before)
    const older = await anOrigin(clock)
    await older.change(before)
    await copy.mirror(origin.address)
    clock.wait(72)
    await origin.change(async (transaction) => {
      await transaction.putAreas([area(1, { name: 'Renamed' })])
      await transaction.putClosure(closure(1, { end_on: '2026-05-16' }))
    })
    await copy.mirror(origin.address)
    clock.wait(72)
    origin.restore(older)
    const restored = await copy.mirror(origin.address)
    expect(restored).toMatchObject({ isComplete: true })
    expect(mirrorLines(restored, 1).join('\n')).toContain('has 2 records in an older state than before')
    const published = await aService({}, { store: await copy.store(), now: () => clock.now })
    expect(await contentOf(published.fetch)).toEqual(await contentOf(origin.fetch))
    clock.wait(25)
    const settled = await copy.mirror(origin.address)
    expect(settled).toMatchObject({ written: { added: 0, changed: 0, unchanged: 0 }, isComplete: true, older: 0 })
  })
  it('reads many areas of such a source page by page', async () => {
    const numbers = Array.from({ length: 20 }, (_, index) => index + 1)
    const before = (transaction: Transaction) => transaction.putAreas(numbers.map((number) => area(number)))
    const clock = new Clock()
    const [origin, copy] = [await anOrigin(clock), new Copy(await aPlace(), clock)]
    await origin.change(before)
    const older = await anOrigin(clock)
    await older.change(before)
    clock.wait(72)
    await origin.change((transaction) => transaction.putAreas(numbers.map((number) => area(number, { name: 'Later' }))))
    await copy.mirror(origin.address)
    clock.wait(72)
    const quiet = await copy.mirror(origin.address)
    origin.restore(older)
    clock.wait(72)
    const restored = await copy.mirror(origin.address)
    expect(restored).toMatchObject({ written: { changed: 20 }, isComplete: true })
    expect(restored.requests).toBe(quiet.requests + 1)
  })
})
