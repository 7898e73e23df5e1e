import { STATUSES, type ServedClosureField } from '#contract/records/closure.ts'
import { BETWEEN } from '../../store/domain/store.ts'
import type { ServedClosures } from './served-closures.ts'

/** The JSON of some closures, by the store's own numbers, in their order; null where one of them is gone. */
export async function readInOrder(
  closures: ServedClosures,
  page: readonly { readonly id: number }[],
  fields: readonly ServedClosureField[],
  now: number,
): Promise<readonly string[] | null> {
  const ids = page.map(({ id }) => id).toSorted((a, b) => a - b)
  if (ids.length === 0) return []
  const { count, records } = await closures.list(
    { ids, status: STATUSES },
    fields,
    { offset: 0, limit: ids.length },
    now,
  )
  if (count !== ids.length) return null
  const texts = Buffer.from(records).toString().split(BETWEEN)
  const byId = new Map(ids.map((id, index) => [id, texts[index] ?? '']))
  return page.map(({ id }) => byId.get(id) ?? '')
}
