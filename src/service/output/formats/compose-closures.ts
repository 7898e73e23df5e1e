import type { ServedClosureField } from '#contract/records/closure.ts'
import type { ClosureFilters } from '#contract/query/closure-query.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import type { Composed, HeaderRecord } from '../../answer/answer.ts'
import { isInvented, recordsLanguageOf } from '../../store/domain/invented.ts'
import type { Store } from '../../store/domain/store.ts'
import type { ClosureFormat, FormatContext, Labels, Listing } from './format.ts'
import { labelsOf, noLabels } from './labels.ts'
import { readClosure, readListing } from './read-closures.ts'
import type { ServedClosures } from '../served/served-closures.ts'

/** What closures are asked for, and by whom. */
export interface FormatRequest {
  readonly url: URL
  readonly origin: string
  /** What the service is called. */
  readonly service: string
  readonly language: Language
  /** As the operator says it. */
  readonly recordsLanguage: string | undefined
  readonly filters: ClosureFilters
  /** Empty where the format chooses. */
  readonly fields: readonly ServedClosureField[]
  /** Epoch milliseconds. */
  readonly now: number
}

/** Where closures come from, and what belongs to them. */
export interface ClosureSource {
  readonly store: Store
  readonly closures: ServedClosures
}

/** A page of closures in a format. Throws a 404 for a page that there is not. */
export async function composeClosures(
  { store, closures }: ClosureSource,
  format: ClosureFormat,
  request: FormatRequest,
): Promise<Composed> {
  return composed(store, format, await readListing(closures, request, format), request)
}

/** One closure in a format; null where there is no such record. */
export async function composeClosure(
  { store, closures }: ClosureSource,
  format: ClosureFormat,
  uuid: string,
  request: FormatRequest,
): Promise<Composed | null> {
  const closure = await readClosure(closures, uuid, request, format)
  if (closure === null) return composeWithdrawn(store, format, uuid, request)
  const around = { isOne: true, matched: 1, next: null, previous: null, fields: request.fields }
  return composed(store, format, { ...around, closures: [closure] }, request)
}

async function composeWithdrawn(
  store: Store,
  { renderWithdrawn, fileName }: ClosureFormat,
  uuid: string,
  request: FormatRequest,
): Promise<Composed | null> {
  const deletedAt = renderWithdrawn === undefined ? null : await store.findDeletion('closure', uuid)
  if (renderWithdrawn === undefined || deletedAt === null) return null
  const { text, until } = renderWithdrawn({ uuid, deletedAt }, await contextOf(store, request, noLabels))
  return { body: Buffer.from(text), until, headers: fileName === null ? {} : savedAs(fileName) }
}

async function contextOf(store: Store, request: FormatRequest, labels: Labels): Promise<FormatContext> {
  const state = await store.state()
  const recordsLanguage = recordsLanguageOf(state, request.recordsLanguage)
  return { ...request, recordsLanguage, demo: isInvented(state), changedAt: state.updatedAt, labels }
}

async function composed(
  store: Store,
  format: ClosureFormat,
  listing: Listing,
  request: FormatRequest,
): Promise<Composed> {
  const { mostAreas } = format
  const labels = format.speaks ? await labelsOf(store, { ...listing, ...request, mostAreas }) : noLabels
  const { text, until } = await format.render(listing, await contextOf(store, request, labels))
  const nextChange = await store.nextStatusChange(request.now)
  return { body: Buffer.from(text), until: Math.min(until, nextChange), headers: headersOf(format, listing) }
}

function headersOf({ fileName }: ClosureFormat, { closures, matched, next, previous }: Listing): HeaderRecord {
  const links = [
    ...(next === null ? [] : [`<${next}>; rel="next"`]),
    ...(previous === null ? [] : [`<${previous}>; rel="prev"`]),
  ]
  return {
    ...(links.length === 0 ? {} : { Link: links.join(', ') }),
    ...(fileName === null
      ? {}
      : savedAs(closures.length < matched ? nameOfPart(fileName, closures.length, matched) : fileName)),
  }
}

function savedAs(fileName: string): HeaderRecord {
  return { 'Content-Disposition': `attachment; filename="${fileName}"` }
}

/** People who save a file see no `Link`, and a table has no place to say that it is a part: `closures-1000-of-1234.csv`. */
function nameOfPart(fileName: string, shown: number, all: number): string {
  return fileName.replace('.', `-${shown}-of-${all}.`)
}
