import { recordPath } from '#contract/paths.ts'
import { RefusedError } from './mirror-error.ts'
import {
  areaStep,
  catchUpPlans,
  deletionPlan,
  listsOf,
  missedPlans,
  otherPlan,
  sweepPlans,
  updatePlans,
  wholePlans,
} from './plans.ts'
import type { Run } from './run.ts'
import { Row, type Staging, type Step } from './staging.ts'
import { walk, type Walking, type WalkPlan } from './walk.ts'

/** So many areas are read one by one, of however many. */
const MOST_ALONE = 10

/** The uuids of what the store has. */
export type Stored = Readonly<Record<'area' | 'closure', ReadonlySet<string>>>

/**
 * Reads all that an update needs, from where it was left. Returns whether it knows all that the source has. Throws a
 * MirrorError; what was read until then is kept.
 */
export async function gather(run: Run, walking: Walking, stored: () => Promise<Stored>): Promise<boolean> {
  for (const kind of ['area', 'closure'] as const) {
    // Deletions first: what came back after its deletion is among the updates.
    if (run.since !== null) await walk(deletionPlan(kind, run.since), walking)
    await readRecords(kind, run, walking)
    if (kind === 'area') await completeAreas(run, walking)
  }
  if (run.resumes > 0) for (const kind of ['area', 'closure'] as const) await catchUp(kind, run, walking)
  for (const kind of ['wildlife', 'organisation'] as const) await walk(otherPlan(kind, run), walking)
  if (!isSweepDue(run, walking.staging)) return run.since === null
  const known = await stored()
  for (const kind of ['area', 'closure'] as const) await sweep(kind, run, walking, known[kind])
  return isSwept('area', run, walking.staging) && isSwept('closure', run, walking.staging)
}

async function readRecords(kind: 'area' | 'closure', run: Run, walking: Walking): Promise<void> {
  if (run.since !== null) return void (await walkAll(updatePlans(kind, run, run.since), walking))
  const steps = await walkAll(wholePlans(kind, run), walking)
  // Under page numbers, what was edited meanwhile may have moved past the reader.
  if (steps.some(({ isPaged }) => isPaged)) await walkAll(updatePlans(kind, run, run.began), walking)
}

/** Reads what has happened while an update lay broken off. */
async function catchUp(kind: 'area' | 'closure', run: Run, walking: Walking): Promise<void> {
  const { deletions, updates } = catchUpPlans(kind, run)
  const { read, deleted } = listsOf(kind)
  await walk(deletions, walking)
  walking.staging.forget(read, deleted)
  await walkAll(updates, walking)
  if (kind === 'area') await completeAreas(run, walking)
}

async function walkAll(plans: readonly WalkPlan[], walking: Walking): Promise<readonly Step[]> {
  const steps: Step[] = []
  for (const plan of plans) steps.push(await walk(plan, walking))
  return steps
}

/** A first reading is whole by itself, unless it went by page numbers. */
function isSweepDue(run: Run, staging: Staging): boolean {
  if (run.since !== null) return run.sweeps
  return [...wholePlans('area', run), ...wholePlans('closure', run)].some(({ step }) => staging.step(step)?.isPaged)
}

/** Asks for each area whose list has no shape: some services give it one by one only. */
async function completeAreas(run: Run, { client, staging }: Walking): Promise<void> {
  for (const row of staging.records(listsOf('area').read)) {
    if (!('geometry' in row)) await readOne(row.uuid, run, { client, staging })
  }
}

/** Reads one area as a whole, once; where there is none of that uuid, nothing changes. */
async function readOne(uuid: string, run: Run, { client, staging }: Pick<Walking, 'client' | 'staging'>) {
  const step = areaStep(uuid, run)
  if (staging.step(step) !== null) return
  const done: Step = { walk: 1, next: null, isPaged: false, state: 'done', unreadable: 0 }
  const filing = { step, list: listsOf('area').read }
  try {
    const { body } = await client.get(client.at(recordPath('areas', uuid)))
    const row = Row.safeParse(body)
    staging.file(
      { ...filing, rows: row.success && row.data.uuid.toLowerCase() === uuid ? [{ ...row.data, uuid }] : [] },
      done,
    )
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    staging.file({ ...filing, rows: [] }, done)
  }
}

/** Reads the uuids of all records, and whatever of them is neither stored nor read yet. */
async function sweep(kind: 'area' | 'closure', run: Run, walking: Walking, stored: ReadonlySet<string>): Promise<void> {
  const { staging } = walking
  await walkAll(sweepPlans(kind, run), walking)
  const read = staging.uuids(listsOf(kind).read)
  const missed = sweptUuids(kind, run, staging).filter((uuid) => !stored.has(uuid) && !read.has(uuid))
  // A source that was put back to an older state says of none of its records that it was changed since.
  for (const list of sweptLists(kind, run))
    missed.push(...staging.otherVersions(kind, list).filter((uuid) => !read.has(uuid)))
  if (missed.length === 0) return
  const all = sweptUuids(kind, run, staging).length
  if (kind === 'closure' || (run.isKeyset && isMuch(missed.length, all))) {
    return void (await walkAll(missedPlans(kind, run), walking))
  }
  for (const uuid of missed) await readOne(uuid, run, walking)
}

/** Whether so many of all areas are missed that a list of all of them is sooner read than each of these by itself. */
function isMuch(missed: number, all: number): boolean {
  return missed > MOST_ALONE && missed * 10 > all
}

/** The uuids of all records of the source, as far as it was swept. */
export function sweptUuids(kind: 'area' | 'closure', run: Run, staging: Staging): readonly string[] {
  return sweptLists(kind, run).flatMap((list) => [...staging.uuids(list)])
}

function sweptLists(kind: 'area' | 'closure', run: Run): readonly string[] {
  return sweepPlans(kind, run).map(({ list }) => list)
}

/** How many records the source has in an older state than it had before: it was put back from a backup. */
export function countOlder(run: Run, staging: Staging): number {
  const counts = (['area', 'closure'] as const).flatMap((kind) =>
    sweptLists(kind, run).map((list) => staging.countOlder(kind, list)),
  )
  return counts.reduce((sum, found) => sum + found, 0)
}

/** Keeps when each record was last changed at the source, of what an update has read. */
export function keepVersions(run: Run, staging: Staging): void {
  for (const kind of ['area', 'closure'] as const) {
    const swept = sweptLists(kind, run)
    if (isSwept(kind, run, staging)) staging.keepVersionsOf(kind, swept)
    // A time is kept of each record's last full reading: the sweep adds those of records that have none yet.
    for (const list of swept) staging.keepVersions(kind, list, 'unknown')
    staging.keepVersions(kind, listsOf(kind).read, 'all')
  }
}

/** Whether the uuids of all records of a kind are known for sure. */
export function isSwept(kind: 'area' | 'closure', run: Run, staging: Staging): boolean {
  return sweepPlans(kind, run).every(({ step }) => staging.step(step)?.state === 'done')
}
