import * as z from 'zod/mini'
import { SERVED_CLOSURE_FIELDS, ServedClosure, type ServedClosureField } from '#contract/records/closure.ts'
import { MAX_PAGE_SIZE, type SyncCursor } from '#contract/list.ts'
import type { ClosureFilters } from '#contract/query/closure-query.ts'
import { composePage } from '../../answer/page.ts'
import { BETWEEN, type Frame, type JsonBytes, type Rows, type Slice } from '../../store/domain/store.ts'
import { mapInTurns } from '../../store/domain/turns.ts'
import type { ServedClosures } from '../served/served-closures.ts'
import type { ClosureFormat, Listing } from './format.ts'

/** Null for a geometry or paths that were not asked for. */
const { geometry, paths } = ServedClosure.shape
const Served = z.object({
  ...ServedClosure.shape,
  geometry: z._default(geometry, null),
  paths: z._default(paths, null),
})
const Envelope = z.object({ count: z.int(), next: z.nullable(z.string()), previous: z.nullable(z.string()) })

/** What a list is asked for. */
export interface ListRequest {
  /** The public address, which says what page it is. */
  readonly url: URL
  readonly filters: ClosureFilters
  readonly fields: readonly ServedClosureField[]
  /** Epoch milliseconds. */
  readonly now: number
}

/** The page of a list that a request asks for, as a format needs it. Throws a 404 for a page that there is not. */
export async function readListing(
  served: ServedClosures,
  request: ListRequest,
  format: ClosureFormat,
): Promise<Listing> {
  const { url, filters, fields, now } = request
  const needed = neededBy(format, fields, served)
  const selection = format.order === 'soonest' ? { ...filters, soonestFirst: true } : filters
  const read = (slice: Slice, frame?: Frame) =>
    served.list(selection, needed, slice, now, frame && onLinesOfTheirOwn(frame))
  const order = format.order !== 'list' ? null : filters.updated_after === undefined ? 'number' : 'update'
  const body = await composePage(pageOf(url), order, format.order === 'newest' ? fromTheEnd(read) : read)
  const { count, next, previous, results } = await readPage(body)
  const closures = format.order === 'newest' ? results.toReversed() : results
  return { isOne: false, closures, matched: count, next, previous, fields }
}

type Page = z.infer<typeof Envelope> & { readonly results: ServedClosure[] }

const LINE_END = 10

/** Reads a page whose records stand on lines of their own: a thousand of them take a while. */
async function readPage(body: JsonBytes): Promise<Page> {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const [start, end] = [bytes.indexOf(LINE_END), bytes.lastIndexOf(LINE_END)]
  const envelope = Envelope.parse(JSON.parse(bytes.toString('utf8', 0, start) + bytes.toString('utf8', end)))
  const records = recordsIn(bytes.subarray(start + 1, end))
  return { ...envelope, results: await mapInTurns(records, (text) => Served.parse(JSON.parse(text))) }
}

function* recordsIn(lines: Buffer): Generator<string> {
  for (let at = 0; at < lines.length;) {
    const next = lines.indexOf(BETWEEN, at)
    const end = next === -1 ? lines.length : next
    yield lines.toString('utf8', at, end)
    at = end + BETWEEN.length
  }
}

function onLinesOfTheirOwn(frame: Frame): Frame {
  return (part) => {
    const [before, after] = frame(part)
    return [`${before}\n`, `\n${after}`]
  }
}

/** One record, as a format needs it; null where there is none. */
export async function readClosure(
  served: ServedClosures,
  uuid: string,
  { fields, now }: Pick<ListRequest, 'fields' | 'now'>,
  format: ClosureFormat,
): Promise<ServedClosure | null> {
  const record = await served.find(uuid, neededBy(format, fields, served), now)
  return record === null ? null : Served.parse(parsed(record))
}

function parsed(bytes: JsonBytes): unknown {
  return JSON.parse(new TextDecoder().decode(bytes))
}

function neededBy(
  format: ClosureFormat,
  fields: readonly ServedClosureField[],
  { havePaths }: ServedClosures,
): readonly ServedClosureField[] {
  const isNeeded = { geometry: format.needsGeometry(fields), paths: havePaths }
  return SERVED_CLOSURE_FIELDS.filter((field) => (field === 'geometry' || field === 'paths' ? isNeeded[field] : true))
}

/** The address of a page that is as large as pages get, unless the request says how large it is to be. */
function pageOf(url: URL): URL {
  const page = new URL(url)
  const size = page.searchParams.getAll('page_size').at(-1) ?? ''
  if (!/^\s*0*[1-9]\d{0,14}\s*$/.test(size)) page.searchParams.set('page_size', String(MAX_PAGE_SIZE))
  return page
}

type Read = (slice: Slice, frame?: Frame) => Promise<Rows>

/** A place in sync order before every record. */
export const BEFORE_ALL: SyncCursor = { at: '0001-01-01T00:00:00Z', uuid: '00000000-0000-0000-0000-000000000000' }

/** Reads a list in sync order, the offset counted from its end. The records of a slice keep their order. */
function fromTheEnd(read: Read): Read {
  return async ({ offset, limit }, frame) => {
    const { count } = await read({ offset: 0, limit: 0 })
    const end = Math.max(0, count - offset)
    const start = Math.max(0, end - limit)
    const slice = { after: BEFORE_ALL, offset: start, limit: end - start }
    return read(slice, frame === undefined ? undefined : (part) => frame({ ...part, next: null }))
  }
}
