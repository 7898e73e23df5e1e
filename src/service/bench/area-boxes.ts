import * as z from 'zod/mini'
import { BBoxSchema, type BBox } from '#contract/geometry.ts'
import type { Store } from '../store/domain/store.ts'

const Found = z.array(z.object({ bbox: BBoxSchema }))

/** The bounds of all areas of a store. */
export async function areaBoxes(store: Store): Promise<BBox[]> {
  const { records } = await store.listAreas({}, ['bbox'], { offset: 0, limit: 1_000_000 })
  return Found.parse(JSON.parse(`[${Buffer.from(records).toString()}]`)).map(({ bbox }) => bbox)
}

/** Boxes of different sizes around areas, so many, that hold at least a page each. */
export async function fullBoxes(store: Store, count: number, page: number): Promise<BBox[]> {
  const areas = await areaBoxes(store)
  const boxes: BBox[] = []
  for (let at = 0; boxes.length < count; at++) {
    const [west, south, east, north] = areas[(at * 7919) % areas.length] ?? [0, 0, 0, 0]
    const reach = 0.4 + (at % 7) * 0.2
    const box = [west - 2 * reach, south - reach, east + 2 * reach, north + reach] as const
    if ((await countIn(store, box)) >= page) boxes.push(box)
  }
  return boxes
}

/** Boxes within bounds, so many, each with about as many areas as told: within a tenth. */
export async function boxesHolding(store: Store, within: BBox, count: number, areas: number): Promise<BBox[]> {
  const boxes: BBox[] = []
  for (let at = 1; boxes.length < count; at++) {
    const box = await boxHolding(store, pointIn(within, at), areas)
    if (box !== null && liesIn(box, within)) boxes.push(box)
  }
  return boxes
}

/** The box around a point that holds so many areas, found by halving; null where none comes near enough. */
async function boxHolding(
  store: Store,
  [lng, lat]: readonly [lng: number, lat: number],
  areas: number,
): Promise<BBox | null> {
  let [low, high] = [0, 10]
  for (let step = 0; step < 16; step++) {
    const reach = (low + high) / 2
    const box = [lng - 1.5 * reach, lat - reach, lng + 1.5 * reach, lat + reach] as const
    const found = await countIn(store, box)
    if (Math.abs(found - areas) <= areas / 10 && found >= areas) return box
    if (found < areas) low = reach
    else high = reach
  }
  return null
}

async function countIn(store: Store, bbox: BBox): Promise<number> {
  return (await store.listAreas({ bbox }, ['id'], { offset: 0, limit: 0 })).count
}

/** The points of an even spread over a box (Kronecker's sequence). */
function pointIn([west, south, east, north]: BBox, at: number): readonly [lng: number, lat: number] {
  return [west + ((at * 0.754877) % 1) * (east - west), south + ((at * 0.56984) % 1) * (north - south)]
}

function liesIn(box: BBox, within: BBox): boolean {
  return box[0] >= within[0] && box[1] >= within[1] && box[2] <= within[2] && box[3] <= within[3]
}
