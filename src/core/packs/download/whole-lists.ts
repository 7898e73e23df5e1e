import { MAX_PAGE_SIZE } from '#contract/list.ts'
import { ApiError, isPassing } from '#core/api/errors.ts'
import type { PackPart } from '../pack.ts'
import type { DocumentRow, Row } from '../store/rows.ts'
import { documentKey } from './documents.ts'
import type { AtStep } from './env.ts'
import { changedPage, freshPage, freshPages, type FreshPage } from './fresh.ts'

/** A list that is kept as the service gives it. */
interface KeptList {
  readonly path: string
  /** Null for one that is the same in all languages. */
  readonly lang: string | null
  readonly part: PackPart
  /** Which entries are kept: all unless said. */
  readonly isKept?: (entry: unknown) => boolean
  /** Whether it is to be read even if the service has not changed it. */
  readonly isAllNew?: boolean
}

/** A list that a pack has not; null where it has what the service has, or the service has no such list. Throws ApiError. */
export async function listRow(at: AtStep, list: KeptList): Promise<DocumentRow | null> {
  const { path, lang, part, isKept = () => true, isAllNew = false } = list
  const key = documentKey(path, lang)
  const url = addressOf(at, `${path}?${lang === null ? '' : `lang=${lang}&`}page_size=${MAX_PAGE_SIZE}`)
  const etag = isAllNew ? null : await etagOf(at, key)
  const { signal } = at.env
  const first = await orNothing(() => (etag === null ? freshPage(url, signal) : changedPage(url, etag, signal)))
  if (first === null) return null
  const body = (await allEntries(at, first)).filter(isKept)
  // What is on further pages the mark of the first does not tell.
  return documentRow(at, { key, body, part, etag: first.next === null ? first.etag : null })
}

/** All entries of a list; none where the service has no such list. Throws ApiError. */
export async function entriesAt(at: AtStep, path: string): Promise<readonly unknown[]> {
  const first = await orNothing(() => freshPage(addressOf(at, path), at.env.signal))
  return first === null ? [] : allEntries(at, first)
}

/** Of what a pack has that is brought up to date. */
async function etagOf({ env, pack, job }: AtStep, key: string): Promise<string | null> {
  if (job.kind === 'full' || pack.edition === null) return null
  const row = await env.store.row(pack.edition, { kind: 'document', key })
  return (row?.kind === 'document' && row.etag) || null
}

function addressOf({ pack }: AtStep, path: string): string {
  return `${pack.base}${path}`
}

async function allEntries({ env }: AtStep, first: FreshPage): Promise<readonly unknown[]> {
  const entries = [...first.items]
  if (first.next !== null) for await (const page of freshPages([first.next], env.signal)) entries.push(...page.items)
  return entries
}

/** Null for a service that refuses for good. */
export async function orNothing<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof ApiError) || isPassing(error)) throw error
    return null
  }
}

export function documentRow({ job }: AtStep, told: Pick<DocumentRow, 'key' | 'body' | 'part' | 'etag'>): DocumentRow {
  return { edition: job.edition, kind: 'document', bytes: JSON.stringify(told.body).length, ...told }
}

export function bytesOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { bytes }) => sum + bytes, 0)
}
