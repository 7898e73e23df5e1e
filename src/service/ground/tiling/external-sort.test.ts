import { readdirSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { aDirectory } from '../../store/testing/store.ts'
import { ExternalSort } from './external-sort.ts'

const record = fc.tuple(fc.nat(20), fc.uint8Array({ maxLength: 40 }))

it('gives all records by their keys, those of a key in the order in which they came, from any number of files', () => {
  fc.assert(
    fc.property(fc.array(record, { maxLength: 200 }), fc.integer({ min: 1, max: 50 }), (records, most) => {
      const sort = new ExternalSort(aDirectory(), { bytes: 100, records: most })
      for (const [key, bytes] of records) sort.add(key, bytes)
      expect(sort.count).toBe(records.length)
      const sorted = [...sort.sorted()].flatMap(({ key, records: own }) => own.map((bytes) => [key, [...bytes]]))
      expect(sorted).toEqual(records.toSorted(([a], [b]) => a - b).map(([key, bytes]) => [key, [...bytes]]))
    }),
  )
})

it('reads records that are larger than what is read at a time', () => {
  const directory = aDirectory()
  const sort = new ExternalSort(directory)
  const large = new Uint8Array(3 * 2 ** 20).fill(7)
  for (const key of [2, 1]) sort.add(key, large)
  expect([...sort.sorted()].map(({ key, records }) => [key, records[0]?.length])).toEqual([
    [1, large.length],
    [2, large.length],
  ])
  expect(readdirSync(directory)).toHaveLength(1)
})
