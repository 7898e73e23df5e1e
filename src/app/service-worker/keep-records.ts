import { readListPage } from '#contract/list.ts'
import type { ToWorker } from '#core/offline/to-worker.ts'
import { judged } from './judged.ts'
import { keepList } from './lists-ahead.ts'
import { wayOf } from './way.ts'

type Asked = Pick<Extract<ToWorker, { kind: 'keep-records' }>, 'list' | 'records'>

/** Reads a list, and keeps it as what the service says at the address of each of its records. */
export async function keepRecords({ list, records }: Asked, origin: string): Promise<void> {
  const isOwn = [list, records].every((url) => {
    return wayOf({ url, method: 'GET', mode: 'cors', isRange: false, cache: 'default' }, origin) === 'answer'
  })
  if (!isOwn) return
  const response = await fetch(list, { cache: 'no-cache', headers: { Accept: 'application/json' } })
  const found = await judged(response, list)
  if (found.kind !== 'answer' || !found.isKept) return
  const page = readListPage(await found.response.json())
  if (page !== null) await keepList(list, records, page.items, Date.now())
}
