import { recordPath } from '#contract/paths.ts'
import { isNotFound } from '#core/api/errors.ts'
import type { PackedList } from '../pack.ts'
import { namesOf, type Row } from '../store/rows.ts'
import type { Progress } from '../store/pack-store.ts'
import {
  AT_ONCE,
  dayBefore,
  keepingOf,
  stepDone,
  stepOn,
  wantedBy,
  type AtStep,
  type StepOf,
  type TakeStep,
} from './env.ts'
import { freshJson, freshPage, freshPages, passPage } from './fresh.ts'
import { differences, type Differences } from './differences.ts'
import { replacedBy } from './known.ts'
import { listsOf } from './lists.ts'
import { rowsOfRecords } from './records.ts'

/** So many records are asked for one by one; of more, the list is read. */
const MOST_ALONE = 200
/** A service whose data changes each time that it is compared. */
const MOST_ROUNDS = 5

/** The data of the service changes faster than it can be read. */
export class NeverSettled extends Error {
  override readonly name = 'NeverSettled'
}

/** Reads a page of records, or compares what is there with what the service has. */
export const takeRecords: TakeStep<'records'> = async (at, step) => {
  const [url, ...others] = step.pages
  if (url === undefined) return compare(at, step)
  const page = await freshPage(url, at.env.signal)
  passPage(at.paging, page, url)
  const rows = rowsOfRecords(step.list, page.items, at.known.nextOrder, keepingOf(at))
  const pages = page.next === null ? others : [page.next, ...others]
  return { rows, gone: replacedBy(rows), job: stepOn(at.job, { ...step, pages }, received(step.list, rows)) }
}

function received(list: PackedList, rows: readonly Row[]) {
  return [list === 'area' ? 'areas' : 'closures', rows.reduce((sum, { bytes }) => sum + bytes, 0)] as const
}

/** Makes what is there what the service has: of each record the one that was updated last, and none beside. */
async function compare(at: AtStep, step: StepOf<'records'>): Promise<Progress> {
  if (step.round === 0 && isReadAtOnce(at, step.list)) return readList(at, step, {})
  if (step.round >= MOST_ROUNDS) throw new NeverSettled('The data of the service changes while it is read.')
  const found = differences(at.known.updates(step.list), await updatesOf(at, step.list))
  const gone = found.gone.flatMap((uuid) => namesOf(step.list, uuid))
  if (found.changed.length === 0) return { gone, job: stepDone(at.job) }
  const isAlone = step.list === 'area' || at.job.extensions.includes('closure_detail')
  if (isAlone && found.changed.length <= MOST_ALONE) return readAlone(at, step, found)
  return { ...readList(at, step, found), gone }
}

/** Nothing is there to compare, or the service does not say what was updated when. */
function isReadAtOnce({ job, known }: AtStep, list: PackedList): boolean {
  return job.kind === 'full' || !known.tellsUpdates(list)
}

function readList(at: AtStep, step: StepOf<'records'>, found: Partial<Differences>): Progress {
  at.paging.begin()
  const pages = listsOf(wantedBy(at), step.list, { onlyUpdates: false, ...since(at, step, found) })
  return { job: stepOn(at.job, { ...step, pages: [...pages], round: step.round + 1 }) }
}

/** What has changed is in the list of updates; where that did not help, or most has changed, all is read. */
function since({ pack, job }: AtStep, { round }: StepOf<'records'>, { changed = [], count = 1 }: Partial<Differences>) {
  const isPart = job.kind === 'refresh' && round === 0 && changed.length * 2 < count
  return isPart && pack.refreshedAt !== null ? { updatedAfter: dayBefore(pack.refreshedAt) } : {}
}

async function updatesOf(at: AtStep, list: PackedList): Promise<ReadonlyMap<string, string | null>> {
  const updates = new Map<string, string | null>()
  const lists = listsOf(wantedBy(at), list, { onlyUpdates: true })
  for await (const { items } of freshPages(lists, at.env.signal)) {
    for (const item of items) {
      const { uuid, updated_at } = updateOf(item)
      if (uuid !== null) updates.set(uuid, updated_at)
    }
  }
  return updates
}

function updateOf(item: unknown): { readonly uuid: string | null; readonly updated_at: string | null } {
  const fields = new Map(Object.entries(item ?? {}))
  const text = (name: string) => {
    const value: unknown = fields.get(name)
    return typeof value === 'string' ? value : null
  }
  return { uuid: text('uuid')?.toLowerCase() ?? null, updated_at: text('updated_at') }
}

/** What has changed, record by record; what is gone meanwhile is seen at the next comparison. */
async function readAlone(at: AtStep, step: StepOf<'records'>, { changed, gone }: Differences): Promise<Progress> {
  const items: unknown[] = []
  for (let from = 0; from < changed.length; from += AT_ONCE) {
    const read = changed.slice(from, from + AT_ONCE).map((uuid) => readOne(at, step.list, uuid))
    items.push(...(await Promise.all(read)).flat())
  }
  const rows = rowsOfRecords(step.list, items, at.known.nextOrder, keepingOf(at))
  const isAll = rows.length === changed.length
  const job = isAll ? stepDone(at.job, received(step.list, rows)) : stepOn(at.job, { ...step, round: step.round + 1 })
  return { rows, gone: [...gone.flatMap((uuid) => namesOf(step.list, uuid)), ...replacedBy(rows)], job }
}

/** A record, or nothing where there is none any more. */
async function readOne({ pack, env }: AtStep, list: PackedList, uuid: string): Promise<readonly unknown[]> {
  try {
    const path = recordPath(list === 'area' ? 'areas' : 'closures', uuid)
    return [(await freshJson(`${pack.base}${path}`, env.signal)).body]
  } catch (error) {
    if (!isNotFound(error)) throw error
    return []
  }
}
