import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import type { Uuid } from '#contract/ids.ts'
import type { Cursor } from '#contract/list.ts'
import { uuidOf } from '#testing/builders.ts'
import { casesOf } from '#testing/effort.ts'
import type { Slice } from './domain/store.ts'
import { storeKinds } from './testing/store.ts'
import { aPlaceInTime, kinds, placeOf, read, rowsOf, type Row } from './testing/walking.ts'

describe.each(storeKinds)('on $name a walk while the data changes', (place) => {
  const NUMBERS = Array.from({ length: 12 }, (_, number) => number)
  const edit = fc.record({ number: fc.constantFrom(...NUMBERS), goes: fc.boolean() })
  /** What changes after each page, in one transaction. */
  const story = fc.array(fc.array(edit, { maxLength: 4 }), { maxLength: 12 })

  it.each(kinds)(
    'of $kind without a filter brings every record that is there throughout, and none twice',
    async (kind) => {
      const { store, change } = await aPlaceInTime(place)
      await fc.assert(
        fc.asyncProperty(story, fc.integer({ min: 1, max: 5 }), async (edits, limit) => {
          const write = (changes: readonly { number: number; goes: boolean }[]) =>
            change(async (transaction) => {
              for (const { number, goes } of changes) {
                if (goes && kind.remove !== undefined) await kind.remove(transaction, uuidOf(700 + number))
                else await kind.put(transaction, uuidOf(700 + number), 'Edited')
              }
            })
          await write(NUMBERS.map((number) => ({ number, goes: false })))
          const lasting = new Set(NUMBERS)
          const seen: string[] = []
          let after: Cursor | undefined
          for (const changes of [...edits, ...NUMBERS.map(() => [])]) {
            const slice: Slice = { offset: 0, limit, ...(after !== undefined && { after }) }
            const { records, next } = await read((frame) => kind.list(store, slice, frame))
            seen.push(...rowsOf(records).map(({ uuid }) => uuid))
            if (next === null) break
            after = next
            for (const { number, goes } of changes) if (goes) lasting.delete(number)
            await write(changes)
          }
          expect(new Set(seen).size).toBe(seen.length)
          expect(seen).toEqual(expect.arrayContaining([...lasting].map((number) => uuidOf(700 + number))))
        }),
        casesOf('syncOrders'),
      )
    },
  )

  it.each(kinds)(
    'of $kind by update brings each version once, and at last every record as it is stored',
    async (kind) => {
      const { store, change, now } = await aPlaceInTime(place)
      let versions = 0
      await fc.assert(
        fc.asyncProperty(story, fc.integer({ min: 1, max: 5 }), async (edits, limit) => {
          const names = new Map<Uuid, string>()
          const write = async (changes: readonly { number: number; goes: boolean }[]) =>
            change(async (transaction) => {
              for (const { number, goes } of changes) {
                const [uuid, name] = [uuidOf(700 + number), `Version ${versions++}`]
                names.delete(uuid)
                if (goes && kind.remove !== undefined) await kind.remove(transaction, uuid)
                else await kind.put(transaction, uuid, name)
                if (!goes || kind.remove === undefined) names.set(uuid, name)
              }
            })
          const seen: z.infer<typeof Row>[] = []
          const start = { at: now(), uuid: uuidOf(0) }
          async function goOn(): Promise<boolean> {
            const slice = { offset: 0, limit, after: placeOf(seen) ?? start }
            const { records, next } = await read((frame) => kind.list(store, slice, frame))
            seen.push(...rowsOf(records))
            expect([null, placeOf(seen)]).toContainEqual(next)
            return next !== null
          }

          await write(NUMBERS.map((number) => ({ number, goes: false })))
          for (const changes of edits) {
            await goOn()
            await write(changes)
          }
          // As many pages as there are versions are enough, so that a walk in circles ends as well.
          for (let page = 0; page < versions && (await goOn()); page++);
          expect(new Set(seen.map(({ name }) => name)).size).toBe(seen.length)
          const latest = new Map(seen.map(({ uuid, name }) => [uuid, name]))
          for (const [uuid, name] of names) expect(latest.get(uuid)).toBe(name)
        }),
        casesOf('syncOrders'),
      )
    },
  )
})
