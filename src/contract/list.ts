import * as z from 'zod/mini'
import { Instant } from './dates.ts'
import { parseUuid } from './ids.ts'

export const DEFAULT_PAGE_SIZE = 50
export const MAX_PAGE_SIZE = 1000
/** How many pages in a row may bring nothing new: a service may filter the records of a page after cutting it. */
export const MOST_IDLE_PAGES = 20

/** Where a walk in sync order stands: at the record last given, by its time of update (or deletion) and its uuid. */
export interface SyncCursor {
  /** RFC 3339, as the record gave it. */
  readonly at: string
  readonly uuid: string
}

/** Where a walk in a list's usual order stands: at the record last given, by its number or uuid, which never changes. */
export interface KeyCursor {
  readonly key: number | string
}

/** Where a walk through a list stands; its text in the parameter `after` means nothing to clients. */
export type Cursor = SyncCursor | KeyCursor

/** What the records of a list are ordered by, so that a walk can go on after one: times of update, numbers or uuids. */
export type CursorKind = 'update' | 'number' | 'uuid'

const Envelope = z.object({
  count: z.optional(z.nullable(z.int())),
  next: z.nullable(z.string()),
  results: z.array(z.unknown()),
  partial: z.optional(z.boolean()),
})

/** A page of a list as any service gives it. */
export interface ListPage {
  readonly items: readonly unknown[]
  /** How many records the service says there are; null where it does not say. */
  readonly count: number | null
  /** The link to the next page as it is written; null on the last one. */
  readonly next: string | null
  /** Whether who answers knows of a part alone of what was asked about, as packs do of a box that goes beyond them. */
  readonly isPartial: boolean
}

/** Reads a page, a bare array or an envelope of the usual names; null for what is neither. */
export function readListPage(body: unknown): ListPage | null {
  if (Array.isArray(body)) return { items: body, count: null, next: null, isPartial: false }
  const envelope = Envelope.safeParse(body)
  if (!envelope.success) return null
  const { results, count, next, partial = false } = envelope.data
  return { items: results, count: count ?? null, next: next ?? null, isPartial: partial }
}

/** Which page a request asks for; `null` is a page that cannot exist, such as 0 or `abc`. */
export interface PageRequest {
  readonly page: number | 'last' | null
  readonly pageSize: number
  /** Goes on after that record, whatever page is asked for; `null` is a text that is no such place. */
  readonly after?: Cursor | null
}

/** Reads `page` and `page_size`. A bad size falls back to the default in silence, a bad page does not (section 1). */
export function parsePageRequest(search: URLSearchParams): PageRequest {
  // Of a parameter that is repeated the last counts.
  const textOf = (name: string) => search.getAll(name).at(-1)?.trim() ?? ''
  const [page, size, after] = [textOf('page'), textOf('page_size'), textOf('after')]
  return {
    page: page === '' ? 1 : page === 'last' ? 'last' : positive(page),
    pageSize: Math.min(positive(size) ?? DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE),
    ...(after === '' ? {} : { after: readCursor(after) }),
  }
}

/** The text of a place in a list, for the parameter `after`. */
export function writeCursor(cursor: Cursor): string {
  return 'at' in cursor ? `${cursor.at},${cursor.uuid}` : String(cursor.key)
}

/** Which kind of order a place stands in. */
export function kindOfCursor(cursor: Cursor): CursorKind {
  if ('at' in cursor) return 'update'
  return typeof cursor.key === 'number' ? 'number' : 'uuid'
}

function readCursor(text: string): Cursor | null {
  if (/^-?\d{1,15}$/.test(text)) return { key: Number(text) }
  const [at = '', uuid, ...more] = text.split(',')
  const id = parseUuid(uuid ?? at)
  if (id === null || more.length > 0) return null
  if (uuid === undefined) return { key: id }
  return Instant.safeParse(at).success ? { at, uuid: id } : null
}

function positive(text: string): number | null {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : 0
  return value > 0 ? value : null
}
