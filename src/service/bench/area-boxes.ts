import * as z from 'zod/mini'
import { BBoxSchema, type BBox } from '#contract/geometry.ts'
import type { Store } from '../store/store.ts'

const Found = z.array(z.object({ bbox: BBoxSchema }))

/** The bounds of all areas of a store. */
export async function areaBoxes(store: Store): Promise<BBox[]> {
  const { records } = await store.listAreas({}, ['bbox'], { offset: 0, limit: 1_000_000 })
  return Found.parse(JSON.parse(`[${Buffer.from(records).toString()}]`)).map(({ bbox }) => bbox)
}
