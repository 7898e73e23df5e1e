import { expect, test, vi } from 'vitest'
import type { BBox } from '#contract/geometry.ts'
import { ClosureRecord } from '#contract/records/closure.ts'
import { apiAt } from '#core/api/client.ts'
import { anArea, aClosure, aSquare, aSquareArea, uuidOf } from '#testing/builders.ts'
import { readOfAreas } from './read-of-areas.ts'

const { signal } = new AbortController()
const api = apiAt('https://service.example')
const [marsh, moor, gone] = [uuidOf(900), uuidOf(901), uuidOf(902)]
const areas = [
  anArea({ uuid: marsh, geometry: aSquareArea(13, 48, 1) }),
  anArea({ uuid: moor, geometry: aSquareArea(15, 48, 1) }),
]
const closure = (number: number, fields: Parameters<typeof aClosure>[0]) =>
  ClosureRecord.parse(aClosure({ uuid: uuidOf(number), ...fields }))
const closures = [
  closure(1, { geometry: aSquare(13.2, 48.2, 0.1) }),
  closure(2, { geometry: aSquare(13.4, 48.4, 0.1), protected_area_uuids: [marsh] }),
  closure(3, { geometry: aSquare(13.6, 48.6, 0.1), protected_area_uuids: [moor] }),
  closure(4, { geometry: aSquare(15.2, 48.2, 0.1) }),
  closure(5, { geometry: aSquare(20, 48, 0.1) }),
]

/** The service gives the closures of a box; here all of them, and says that it has more. */
async function ofAreas(...uuids: readonly (typeof marsh)[]) {
  vi.stubGlobal('fetch', async (url: string) => {
    const area = areas.find(({ uuid }) => new URL(url).pathname.endsWith(uuid))
    return area === undefined ? Response.json({ detail: 'Not found.' }, { status: 404 }) : Response.json(area)
  })
  const boxes: BBox[] = []
  const read = await readOfAreas(api, uuids, {
    signal,
    async listIn(box) {
      boxes.push(box)
      return { records: closures, count: 9, unreadable: 1, more: true }
    },
  })
  return { ...read, boxes, records: read.records.map(({ uuid }) => uuid) }
}

test('the closures of an area are those of its box that are its own', async () => {
  expect(await ofAreas(marsh)).toEqual({
    records: [uuidOf(1), uuidOf(2)],
    count: 2,
    unreadable: 1,
    more: true,
    boxes: [[13, 48, 14, 49]],
  })
})

test('those of several areas are those of each, once', async () => {
  const { records } = await ofAreas(marsh, moor, marsh)
  expect(records.toSorted()).toEqual([uuidOf(1), uuidOf(2), uuidOf(3), uuidOf(4)])
})

test('an area that does not exist has none', async () => {
  expect(await ofAreas(gone)).toEqual({ records: [], count: 0, unreadable: 0, more: false, boxes: [] })
})
