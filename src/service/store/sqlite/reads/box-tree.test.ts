import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { boxesIntersect } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import type { Cursor } from '#contract/list.ts'
import { anArea, aSquareArea } from '#testing/builders.ts'
import { randomOf } from '../../../import/demo/random.ts'
import type { AreaInput } from '../../domain/inputs.ts'
import type { Store } from '../../domain/store.ts'
import { aDirectory, aStore, aWriter, write } from '../../testing/store.ts'
import { read } from '../../testing/walking.ts'

/** A node has 51 cells at most, so that many records have a tree of three levels. */
const MANY = 2000
const Found = z.array(z.object({ uuid: z.string() }))

/** Areas whose places have nothing to do with their order. */
function scattered(): AreaInput[] {
  const random = randomOf('boxes')
  return Array.from({ length: MANY }, () => {
    return anArea({ geometry: aSquareArea(random() * 300 - 150, random() * 120 - 60, 0.1) })
  })
}

/** The pages of a walk through a box. */
async function pages(store: Store, bbox: BBox, limit: number): Promise<string[][]> {
  const found: string[][] = []
  for (let after: Cursor | null | undefined; after !== null && found.length <= MANY / limit;) {
    const slice = { offset: 0, limit, ...(after !== undefined && { after }) }
    const page = await read((frame) => store.listAreas({ bbox }, ['uuid'], slice, frame))
    found.push(Found.parse(page.records).map(({ uuid }) => uuid))
    after = page.next
  }
  return found
}

it('gives what lies in a box in the order of ids, each page as full as there are more', async () => {
  const areas = scattered()
  const directory = aDirectory()
  await write(aWriter(directory), { areas })
  const store = aStore(directory)
  const boxes: BBox[] = [
    [-180, -60, 149, 61],
    [-100, -50, 20, 40],
    [170, -60, 20, 60],
    [10, 10, 14, 14],
  ]
  for (const box of boxes) {
    const within = areas.filter(({ bbox }) => bbox !== null && boxesIntersect(bbox, box)).map(({ uuid }) => uuid)
    const found = await pages(store, box, 150)
    expect(found.flat()).toEqual(within)
    expect(found.slice(0, -1).every((page) => page.length === 150)).toBe(true)
  }
})
