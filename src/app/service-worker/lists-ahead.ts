import * as z from 'zod/mini'
import { readListPage } from '#contract/list.ts'
import { SITE_CACHES } from '#contract/site-caches.ts'
import { headers } from '#core/offline/protocol.ts'
import { seen } from './seen.ts'

/** Of which records a list tells: their address up to their uuid. */
const RECORDS = 'x-fieldgate-records'
/** So many lists are kept, those of areas too; a larger one has some MB. */
const MOST_LISTS = 24

const Fields = z.record(z.string(), z.unknown())

const open = () => caches.open(SITE_CACHES.ahead)

/** Keeps a list of whole records, which the network gave at an instant (epoch ms), for the addresses of its records. */
export async function keepList(list: string, records: string, items: readonly unknown[], at: number): Promise<void> {
  const cache = await open()
  const own = { [headers.storedAt]: new Date(at).toISOString(), [RECORDS]: records }
  try {
    await cache.put(list, Response.json({ results: items, next: null }, { headers: own }))
  } catch {
    // The device is full: what was seen matters more.
    await caches.delete(SITE_CACHES.ahead)
    return
  }
  const oldestFirst = await cache.keys()
  await Promise.all(oldestFirst.slice(0, -MOST_LISTS).map((key) => cache.delete(key)))
}

/** A record as the newest list tells of it that has it; fields that the list leaves out are as they were seen before. */
export async function inLists(request: Request): Promise<Response | null> {
  // The address of a record has no query.
  if (request.url.includes('?')) return null
  for await (const { record, storedAt } of listsWith(request.url)) {
    const before = Fields.safeParse(await (await seen(request))?.json().catch(() => null))
    return Response.json({ ...before.data, ...record }, { headers: { [headers.storedAt]: storedAt } })
  }
  return null
}

/** Takes a record that the service no longer has out of all lists. */
export async function forgetInLists(url: string): Promise<void> {
  for await (const { list, records, items, index, storedAt } of listsWith(url)) {
    await keepList(list, records, items.toSpliced(index, 1), Date.parse(storedAt))
  }
}

interface Found {
  readonly list: string
  readonly records: string
  readonly items: readonly unknown[]
  /** Which of the items it is. */
  readonly index: number
  readonly record: z.infer<typeof Fields>
  readonly storedAt: string
}

/** The lists that have the record at an address, the newest first. */
async function* listsWith(url: string): AsyncGenerator<Found> {
  const slash = url.lastIndexOf('/')
  const [records, uuid] = [url.slice(0, slash), url.slice(slash + 1)]
  for (const { list, response, storedAt } of await listsOf(records)) {
    // oxlint-disable-next-line no-await-in-loop -- One at a time, for lists are large, and mostly one is enough.
    const text = await response.text()
    // Reading the records of a list that has it not would take time.
    const items = text.includes(uuid) ? (readListPage(JSON.parse(text))?.items ?? []) : []
    for (const [index, item] of items.entries()) {
      const { data: record } = Fields.safeParse(item)
      if (record?.uuid === uuid) yield { list, records, items, index, record, storedAt }
    }
  }
}

async function listsOf(records: string) {
  const cache = await open()
  const [keys, responses] = await Promise.all([cache.keys(), cache.matchAll()])
  const lists = responses.flatMap((response, index) => {
    const list = keys[index]?.url
    const storedAt = response.headers.get(headers.storedAt)
    return list === undefined || storedAt === null || response.headers.get(RECORDS) !== records
      ? []
      : [{ list, response, storedAt }]
  })
  return lists.toSorted((a, b) => Date.parse(b.storedAt) - Date.parse(a.storedAt))
}
