import * as z from 'zod/mini'
import { MAP_PATH } from '#contract/site-paths.ts'
import { parseUuid } from '#contract/ids.ts'
import type { Cursor } from '#contract/list.ts'
import { BETWEEN, type Frame, type JsonBytes, type Store } from '../../store/domain/store.ts'
import { textAddressIn } from './request.ts'

/** The most addresses that search engines take from one file (sitemaps.org). */
export const MOST_ADDRESSES = 50_000

/** The kinds of records that have pages, by what the files of their addresses are called. */
export const SITEMAP_KINDS = ['areas', 'closures'] as const
export type SitemapKind = (typeof SITEMAP_KINDS)[number]

/** Read at once: what is sent is never more than this ahead. */
const AT_ONCE = 1000

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const Listed = z.object({ uuid: z.string(), updated_at: z.string() })

/** Where files of addresses come from, and what these begin with. */
export interface SitemapSource {
  readonly store: Store
  readonly origin: string
  /** Epoch milliseconds. */
  readonly now: number
  readonly mostAddresses: number
}

/** Names all files of addresses: the site's own pages, and of each kind as many as it takes. */
export async function sitemapIndex(source: SitemapSource): Promise<string> {
  const { store, origin, mostAddresses } = source
  const { updatedAt } = await store.state()
  const changed = updatedAt === null ? '' : `<lastmod>${updatedAt}</lastmod>`
  const names = ['pages']
  for (const kind of SITEMAP_KINDS) {
    const count = await read(source, kind, { offset: 0, limit: 0 }).then((rows) => rows.count)
    for (let file = 1; (file - 1) * mostAddresses < count; file += 1) names.push(`${kind}-${file}`)
  }
  const files = names.map((name) => `<sitemap><loc>${origin}/sitemaps/${name}.xml</loc>${changed}</sitemap>\n`)
  return `${DECLARATION}<sitemapindex ${NAMESPACE}>\n${files.join('')}</sitemapindex>\n`
}

/** The addresses of the map and of the list. */
export function sitemapOfPages(origin: string): string {
  const addresses = [MAP_PATH, textAddressIn({}, null)].map((path) => `<url><loc>${origin}${path}</loc></url>\n`)
  return `${DECLARATION}<urlset ${NAMESPACE}>\n${addresses.join('')}</urlset>\n`
}

/** A file of addresses, from 1, part by part as they are read. Empty where there are not so many. */
export async function* sitemapOf(
  source: SitemapSource,
  kind: SitemapKind,
  file: number,
): AsyncGenerator<string, undefined> {
  yield `${DECLARATION}<urlset ${NAMESPACE}>\n`
  let [left, after] = [source.mostAddresses, undefined as Cursor | undefined]
  while (left > 0) {
    const offset = after === undefined ? (file - 1) * source.mostAddresses : 0
    const { records, next } = await read(source, kind, { offset, limit: Math.min(AT_ONCE, left), after })
    const entries = entriesOf(source.origin, kind, records)
    yield entries.join('')
    left -= entries.length
    if (next === null || entries.length === 0) break
    after = next
  }
  yield '</urlset>\n'
}

function entriesOf(origin: string, kind: SitemapKind, records: JsonBytes): string[] {
  const texts = records.length === 0 ? [] : Buffer.from(records).toString().split(BETWEEN)
  return texts.map((text) => {
    const { uuid, updated_at } = Listed.parse(JSON.parse(text))
    const id = parseUuid(uuid) ?? undefined
    const path = textAddressIn(id === undefined ? {} : kind === 'areas' ? { area: id } : { closure: id }, null)
    return `<url><loc>${origin}${path}</loc><lastmod>${updated_at}</lastmod></url>\n`
  })
}

interface Wanted {
  readonly offset: number
  readonly limit: number
  readonly after?: Cursor | undefined
}

/** Some records of a kind; of closures those that are not over. */
async function read({ store, now }: SitemapSource, kind: SitemapKind, { offset, limit, after }: Wanted) {
  let next: Cursor | null = null
  const frame: Frame = (part) => {
    next = part.next
    return ['', '']
  }
  const slice = { offset, limit, ...(after && { after }) }
  const fields = ['uuid', 'updated_at'] as const
  const rows =
    kind === 'areas'
      ? await store.listAreas({}, fields, slice, frame)
      : await store.listClosures({}, fields, slice, now, frame)
  return { ...rows, next: next as Cursor | null }
}
