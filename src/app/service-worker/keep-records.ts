import * as z from 'zod/mini'
import { readListPage } from '#contract/list.ts'
import type { ToWorker } from '#core/offline/to-worker.ts'
import { judged } from './judged.ts'
import { keep, seen } from './seen.ts'
import { wayOf } from './way.ts'

type Asked = Pick<Extract<ToWorker, { kind: 'keep-records' }>, 'list' | 'records'>

const Named = z.looseObject({ uuid: z.string() })
const Fields = z.record(z.string(), z.unknown())

/**
 * Reads a list, and keeps each of its records as what the service says at the record's own address. Fields that the list
 * leaves out stay as they were seen there before.
 */
export async function keepRecords({ list, records }: Asked, origin: string): Promise<void> {
  const isOwn = [list, records].every((url) => {
    return wayOf({ url, method: 'GET', mode: 'cors', isRange: false, cache: 'default' }, origin) === 'answer'
  })
  if (!isOwn) return
  const found = await judged(await fetch(list, { cache: 'no-cache', headers: { Accept: 'application/json' } }))
  if (found.kind !== 'answer' || !found.isKept) return
  const at = Date.now()
  const items = readListPage(await found.response.json())?.items ?? []
  const named = items.flatMap((item) => {
    const read = Named.safeParse(item)
    return read.success ? [read.data] : []
  })
  await Promise.all(named.map((record) => keepOne(`${records}/${record.uuid}`, record, at)))
}

async function keepOne(url: string, record: object, at: number): Promise<void> {
  const before = Fields.safeParse(await (await seen(new Request(url)))?.json().catch(() => null))
  await keep(url, Response.json({ ...before.data, ...record }), at)
}
