import * as z from 'zod/mini'
import type { BBox } from '#contract/geometry.ts'
import { GeometrySchema } from '#contract/geometry.ts'
import type { Cursor } from '#contract/list.ts'
import { BETWEEN, type Store } from '../store/domain/store.ts'

/** Closures are read some at a time: shapes may be large. */
const PART = 20
/** The page shows closures of the last twelve months, and it may be another day somewhere. */
const REACH_MS = 368 * 86_400_000

const Shape = z.object({ uuid: z.string(), geometry: z.nullable(GeometrySchema) })

/** Where a closure is. */
export interface ClosureShape extends z.infer<typeof Shape> {
  /** Its JSON: the same as long as neither it nor the areas whose place it has are moved. */
  readonly text: string
}

/** The closures in a box with their shapes, those that are over for less than a year included. */
export async function* closuresWithin(store: Store, box: BBox, now: number): AsyncGenerator<ClosureShape> {
  const ends_after = new Date(now - REACH_MS).toISOString().slice(0, 10)
  let after: Cursor | null = null
  do {
    const slice = { offset: 0, limit: PART, ...(after !== null && { after }) }
    let next: Cursor | null = null
    const rows = await store.listClosures({ bbox: box, ends_after }, ['uuid', 'geometry'], slice, now, (part) => {
      next = part.next
      return ['', '']
    })
    after = next
    const texts = rows.records.length === 0 ? [] : Buffer.from(rows.records).toString().split(BETWEEN)
    for (const text of texts) yield { ...Shape.parse(JSON.parse(text)), text }
  } while (after !== null)
}
