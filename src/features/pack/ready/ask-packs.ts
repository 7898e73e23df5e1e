import { readListPage } from '#contract/list.ts'
import type { Schema } from '#core/api/client.ts'
import type { ListSource } from '#core/api/list.ts'
import { headers } from '#core/offline/protocol.ts'

/** What the packs of the device answer; null where they do not, or where there is no service worker to ask them. */
export async function askPacks(url: string): Promise<Response | null> {
  const response = await fetch(url, { headers: { [headers.only]: 'packs' } }).catch(() => null)
  return response?.ok === true && response.headers.get(headers.from) === 'pack' ? response : null
}

/** A record of an answer; null where there is none, or none that can be read. */
export async function askRecord<T>(url: string, schema: Schema<T>): Promise<T | null> {
  const read = schema.safeParse(await bodyOf(url))
  return read.success ? read.data : null
}

/** The first records of a list; null where there is no answer, or a record that cannot be read. */
export async function askList<T>({ url, schema, limit }: ListSource<T>): Promise<readonly T[] | null> {
  const page = readListPage(await bodyOf(url))
  if (page === null) return null
  const records = page.items.slice(0, limit).flatMap((item) => {
    const read = schema.safeParse(item)
    return read.success ? [read.data] : []
  })
  return records.length === Math.min(limit, page.items.length) ? records : null
}

async function bodyOf(url: string): Promise<unknown> {
  return (await askPacks(url))?.json().catch(() => null)
}
