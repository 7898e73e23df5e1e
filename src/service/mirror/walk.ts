import * as z from 'zod/mini'
import { Uuid } from '#contract/ids.ts'
import { readListPage, type ListPage } from '#contract/list.ts'
import { readUnusualPage } from '#contract/unusual-list.ts'
import { MirrorError, RefusedError } from './mirror-error.ts'
import { PagingGuard } from './paging-guard.ts'
import type { Answer, SourceClient } from './source-client.ts'
import type { Row, Staging, Step } from './staging.ts'

/** A list to be read as a whole, page by page. */
export interface WalkPlan {
  /** What the walk is kept under. */
  readonly step: string
  /** Where its records go. */
  readonly list: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** Sets of fields to ask for, the best first; a service that refuses one is asked for the next. */
  readonly fieldSets: readonly (readonly string[])[]
  readonly pageSize: number
  /** Whether a list with page numbers is read again until two walks agree. */
  readonly settles: boolean
  /** Whether the records are what the last walk brought, and not what any has. */
  readonly isRoll: boolean
  /** Whether a service may be without it. */
  readonly isOptional: boolean
}

/** How far a list has been read; `count`: how many records it has, where the service says so. */
export interface WalkProgress {
  readonly path: string
  readonly read: number
  readonly count: number | null
}

export interface Walking {
  readonly client: SourceClient
  readonly staging: Staging
  readonly onProgress: (progress: WalkProgress) => void
}

const MOST_WALKS = 6
const FRESH: Step = { walk: 1, next: null, isPaged: false, state: 'walking', unreadable: 0 }

/** Reads a list from where it was left, until it is done. Throws a MirrorError; what was read until then is kept. */
export async function walk(plan: WalkPlan, walking: Walking): Promise<Step> {
  const { staging, client, onProgress } = walking
  let guard = new PagingGuard(plan.path, client.limits)
  let step = staging.step(plan.step) ?? turned(plan, FRESH, staging)
  let read = 0
  let count: number | null = null
  while (step.state === 'walking') {
    const answer = await pageOf(plan, step, walking)
    if (answer === null) return turned(plan, { ...step, state: 'missing' }, staging)
    const isGone = answer === 'gone'
    const page = isGone ? NOTHING : listPage(answer)
    if (!isGone) ({ count } = page)
    const next = isGone || page.next === null ? null : client.link(answer.url, page.next)
    const rows = rowsOf(page)
    if (next !== null) guard.pass(uuidsOf(rows), next.href)
    step = {
      ...step,
      next: next?.href ?? null,
      isPaged: step.isPaged || (next !== null && !next.searchParams.has('after')),
      unreadable: step.unreadable + page.items.length - rows.length,
    }
    staging.file({ step: plan.step, list: plan.list, rows }, step)
    read += rows.length
    onProgress({ path: plan.path, read, count })
    if (next !== null) continue
    step = turned(plan, ended(plan, step, { count, isGone }, staging), staging)
    guard = new PagingGuard(plan.path, client.limits)
    read = 0
    count = null
  }
  return step
}

const NOTHING: ListPage = { items: [], count: null, next: null, isPartial: false }

/**
 * The page where a walk goes on; null where there is no such list, `gone` where a page of that number is missing, be it
 * that the list has become shorter. Throws where a link of another kind leads nowhere: the list begins anew next time.
 */
async function pageOf(plan: WalkPlan, step: Step, { client, staging }: Walking): Promise<Answer | null | 'gone'> {
  const isFirst = step.next === null
  try {
    return await (step.next === null ? firstPage(plan, client) : client.get(new URL(step.next)))
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    if (step.next !== null && error.status === 404) {
      if (isNumbered(new URL(step.next))) return 'gone'
      turned(plan, again(step), staging)
    }
    if (isFirst && plan.isOptional && error.status < 500 && error.status !== 401) return null
    throw error
  }
}

/** Whether a link names a page by where it lies in the list, which may have become shorter than that. */
function isNumbered({ searchParams }: URL): boolean {
  return !searchParams.has('after') && (searchParams.has('page') || searchParams.has('offset'))
}

async function firstPage(plan: WalkPlan, client: SourceClient): Promise<Answer> {
  const query = { ...plan.query, page_size: String(plan.pageSize) }
  for (const fields of plan.fieldSets) {
    try {
      return await client.get(client.at(plan.path, { ...query, fields: fields.join(',') }))
    } catch (error) {
      if (!(error instanceof RefusedError && error.status === 400)) throw error
    }
  }
  return client.get(client.at(plan.path, query))
}

/** An answer as a page of a list. Throws a MirrorError for anything else. */
export function listPage({ body, url }: Answer): ListPage {
  const page = readListPage(body) ?? readUnusualPage(body, url.href)
  if (page === null) throw new MirrorError(`${url.href} is no list.`)
  return page
}

/** A list of deletions may hold the uuids alone. */
const Item = z.union([
  z.pipe(
    Uuid,
    z.transform((uuid) => ({ uuid })),
  ),
  z.looseObject({ uuid: Uuid }),
])

function rowsOf({ items }: ListPage): Row[] {
  return items.flatMap((item) => {
    const read = Item.safeParse(item)
    return read.success ? [read.data] : []
  })
}

function uuidsOf(rows: readonly Row[]): string[] {
  return rows.map(({ uuid }) => uuid)
}

/** How a walk came to its end; `count`: how many records the last page that was there said there are. */
interface End {
  readonly count: number | null
  /** Whether it is a page that was missing: only the count tells then whether that was the end. */
  readonly isGone: boolean
}

/** What comes after the last page. */
function ended(plan: WalkPlan, step: Step, { count, isGone }: End, staging: Staging): Step {
  if (!step.isPaged || !plan.settles) return { ...step, state: 'done' }
  const seen = staging.countSeen(plan.step, step.walk) + step.unreadable
  const isWhole = count === seen || (count === null && !isGone)
  if (isWhole && staging.agrees(plan.step, step.walk)) return { ...step, state: 'done' }
  return step.walk >= MOST_WALKS ? { ...step, state: 'unsettled' } : again(step)
}

/** The walk after one. */
function again({ walk: last, isPaged }: Step): Step {
  return { ...FRESH, walk: last + 1, isPaged }
}

function turned(plan: WalkPlan, step: Step, staging: Staging): Step {
  staging.turn(plan.step, step, plan.isRoll && step.state === 'walking' ? plan.list : null)
  return step
}
