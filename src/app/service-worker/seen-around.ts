import * as z from 'zod/mini'
import { boxesIntersect, boxHolds } from '#contract/geo/box.ts'
import { BBoxSchema, type BBox } from '#contract/geometry.ts'
import { readListPage } from '#contract/list.ts'
import { API_PREFIX, paths } from '#contract/paths.ts'
import { bbox } from '#contract/query/bbox.ts'
import { SITE_CACHES } from '#contract/site-caches.ts'
import { headers } from '#core/offline/protocol.ts'

const LISTS = [paths.areas, paths.closures].map((path) => API_PREFIX + path)
/** More lists than this are not read for one answer; the newest count. */
const MOST_LISTS = 30

const Placed = z.object({ uuid: z.string(), bbox: BBoxSchema })

/** A list as far as its pages were seen. */
interface SeenList {
  readonly box: BBox
  /** When the network gave the oldest of its pages, epoch ms. */
  readonly at: number
  readonly items: readonly unknown[]
  /** Whether it goes on beyond them. */
  readonly isCut: boolean
}

/**
 * What lists that were seen of other boxes have of a list of records in a box: of a whole one that holds the box all of it,
 * else of those that meet it a part alone, as old as the oldest. Null where they have nothing, or no such list is asked for.
 */
export async function seenAround(request: Request): Promise<Response | null> {
  const url = new URL(request.url)
  const box = boxOf(url)
  if (box === null || !LISTS.includes(url.pathname)) return null
  const lists = await seenLists(url, box)
  const whole = lists.find((list) => !list.isCut && boxHolds(list.box, box))
  return lists.length === 0 ? null : listOf(whole === undefined ? lists : [whole], box, whole === undefined)
}

function boxOf({ searchParams }: URL): BBox | null {
  const text = searchParams.get('bbox')
  const read = text === null ? null : bbox.read([text])
  return read?.ok === true ? read.value : null
}

/** All that is asked but where, and how much at once. */
function questionOf({ pathname, searchParams }: URL): string {
  const others = [...searchParams].filter(([name]) => name !== 'bbox' && name !== 'page_size')
  return JSON.stringify([pathname, others.toSorted(([a], [b]) => (a < b ? -1 : 1))])
}

/** The lists that answer the same question of boxes that meet a box, the newest first. */
async function seenLists(url: URL, box: BBox): Promise<readonly SeenList[]> {
  const cache = await caches.open(SITE_CACHES.seen)
  const question = questionOf(url)
  const found = (await cache.keys()).flatMap((key) => {
    const other = new URL(key.url)
    const theirs = questionOf(other) === question ? boxOf(other) : null
    return theirs !== null && boxesIntersect(theirs, box) ? [{ key, box: theirs }] : []
  })
  const lists = await Promise.all(
    found.slice(-MOST_LISTS).map(async ({ key, box: theirs }) => readSeen(cache, key, theirs)),
  )
  return lists.filter((list) => list !== null).toSorted((a, b) => b.at - a.at)
}

/** A list from its first page on, as far as its pages were seen; null where what was seen is no list. */
async function readSeen(cache: Cache, first: Request, box: BBox): Promise<SeenList | null> {
  const items: unknown[] = []
  const times: number[] = []
  const urls = new Set<string>()
  let next: string | null = first.url
  while (next !== null && !urls.has(next)) {
    urls.add(next)
    // oxlint-disable-next-line no-await-in-loop -- Each page names the next.
    const response: Response | undefined = await cache.match(next, { ignoreVary: true })
    // oxlint-disable-next-line no-await-in-loop -- The same.
    const page = readListPage(await response?.json())
    if (response === undefined || page === null) break
    items.push(...page.items)
    times.push(Date.parse(response.headers.get(headers.storedAt) ?? '') || 0)
    next = page.next === null ? null : new URL(page.next, next).href
  }
  return times.length === 0 ? null : { box, at: Math.min(...times), items, isCut: next !== null }
}

function listOf(lists: readonly SeenList[], box: BBox, isPartial: boolean): Response {
  const records = new Map<string, unknown>()
  for (const item of lists.flatMap(({ items }) => items)) {
    const read = Placed.safeParse(item)
    if (!read.success || !boxesIntersect(read.data.bbox, box)) continue
    if (!records.has(read.data.uuid)) records.set(read.data.uuid, item)
  }
  const results = [...records.values()]
  const body = { count: results.length, next: null, previous: null, results, ...(isPartial && { partial: true }) }
  const at = new Date(Math.min(...lists.map((list) => list.at))).toISOString()
  return Response.json(body, { headers: { [headers.storedAt]: at, ...(isPartial && { [headers.partial]: 'true' }) } })
}
