import { createHash } from 'node:crypto'
import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { anArea } from '#testing/builders.ts'
import type { AreaInput } from './domain/inputs.ts'
import { parsed, put, storeKinds, write } from './testing/store.ts'

const FIELDS = ['name', 'geometry'] as const
const COUNT = 6
/** Two of them are too much to be read at once. */
const VERTICES = 60_000

/** An area with a shape of more than a megabyte. */
function aLargeArea(number: number): AreaInput {
  const at = (index: number) => [10 + Math.round(index * (1e6 / VERTICES)) / 1e6, 50 + number / 10 + (index % 2) / 1e5]
  const ring = Array.from({ length: VERTICES }, (_, index) => at(index))
  return anArea({ name: `Area ${number}`, geometry: { type: 'MultiPolygon', coordinates: [[[...ring, at(0)]]] } })
}

const areas = Array.from({ length: COUNT }, (_, number) => aLargeArea(number))
const small = anArea({ name: 'Small' })
const Framed = z.object({ framed: z.array(z.unknown()) })
const Record = z.object({ name: z.string(), geometry: z.unknown() })
/** Each record in a few words: what compares a million numbers must not show how they differ. */
const inShort = (records: readonly unknown[]) =>
  records.map((record) => {
    const { name, geometry } = Record.parse(record)
    return `${name} ${createHash('sha1').update(JSON.stringify(geometry)).digest('hex')}`
  })

describe.each(storeKinds)('pages of large shapes, on $name,', ({ aPlace, isConcurrent }) => {
  it('have every record once, in order and in its frame', async () => {
    const place = await aPlace()
    await write(await place.openWriter(), { areas: [...areas, small] })
    const store = await place.openStore()
    const all = await store.listAreas({}, FIELDS, { offset: 0, limit: 50 })
    expect(all.count).toBe(COUNT + 1)
    expect(inShort(parsed(all))).toEqual(inShort([...areas, small]))
    const some = await store.listAreas({}, FIELDS, { offset: 1, limit: 3 }, ({ count, next }) => {
      expect({ count, next }).toEqual({ count: COUNT + 1, next: { key: 4 } })
      return ['{"framed":[', ']}']
    })
    const { framed } = Framed.parse(JSON.parse(Buffer.from(some.records).toString()))
    expect(inShort(framed)).toEqual(inShort(areas.slice(1, 4)))
    const after = await store.listAreas({}, FIELDS, { offset: 0, limit: 50, after: { key: COUNT + 1 } })
    expect(parsed(after)).toEqual([])
  })

  it('are read once where few records are all there is, however many may be on a page', async () => {
    const place = await aPlace()
    await write(await place.openWriter(), { areas: [...areas.slice(0, 1), small] })
    const store = await place.openStore()
    let framed = 0
    const all = await store.listAreas({}, FIELDS, { offset: 0, limit: 1000 }, () => {
      framed += 1
      return ['', '']
    })
    expect(inShort(parsed(all))).toEqual(inShort([...areas.slice(0, 1), small]))
    expect(framed).toBe(1)
  })

  it.runIf(isConcurrent)('are of one state of the data, be it changed once they are begun', async () => {
    const place = await aPlace()
    const writer = await place.openWriter()
    await write(writer, { areas })
    const store = await place.openStore()
    const transaction = await writer.begin()
    await put(transaction, { areas: areas.map((area) => ({ ...area, name: 'Changed' })) })
    let committed: Promise<void> | undefined
    const rows = await store.listAreas({}, FIELDS, { offset: 0, limit: 50 }, () => {
      committed ??= transaction.commit({ demo: false })
      return ['', '']
    })
    await committed
    const changed = areas.map((area) => ({ ...area, name: 'Changed' }))
    expect([inShort(areas), inShort(changed)]).toContainEqual(inShort(parsed(rows)))
  })

  it.runIf(isConcurrent)('are read however often others write meanwhile', async () => {
    const place = await aPlace()
    const writer = await place.openWriter()
    await write(writer, { areas })
    const store = await place.openStore()
    const progress = { isDone: false }
    const reading = store.listAreas({}, FIELDS, { offset: 0, limit: 50 }).finally(() => (progress.isDone = true))
    await turnOfTheLoop()
    for (let state = 1; !progress.isDone; state += 1) {
      await write(writer, { areas: [anArea({ name: `In state ${state}` })] })
      await turnOfTheLoop()
    }
    expect(inShort(parsed(await reading)).slice(0, COUNT)).toEqual(inShort(areas))
  })
})
