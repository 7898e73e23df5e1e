import { AREA_FIELDS } from '#contract/records/area.ts'
import { CLOSURE_FIELDS, type Status } from '#contract/records/closure.ts'
import { ORGANISATION_FIELDS } from '#contract/records/organisation.ts'
import { paths } from '#contract/paths.ts'
import { SPEC_AREA_FIELDS, SPEC_CLOSURE_FIELDS } from '#contract/spec-fields.ts'
import { addDays } from '#contract/status/local-time.ts'
import { WILDLIFE_FIELDS } from '#contract/records/wildlife.ts'
import type { Run } from './run.ts'
import type { WalkPlan } from './walk.ts'

/** Older than any record. */
const BEGINNING = '1970-01-01'
/** By how many days updates overlap, for clocks that differ. */
const OVERLAP = 1

/** What of a closure lasts: its status is a matter of the present. */
const LASTING = CLOSURE_FIELDS.filter((field) => field !== 'status')

/** In the order in which records grow old, so that none slips through between two walks. */
const AGES: readonly Status[] = ['upcoming', 'current', 'expired']

type Kind = 'area' | 'closure'

const LISTS = {
  area: { path: paths.areas, deleted: paths.areasDeleted, fieldSets: [AREA_FIELDS, SPEC_AREA_FIELDS], pageSize: 200 },
  closure: {
    path: paths.closures,
    deleted: paths.closuresDeleted,
    fieldSets: [LASTING, SPEC_CLOSURE_FIELDS],
    pageSize: 500,
  },
} as const

/** Where a step is done anew whenever an update goes on: what was read before may be old. */
const anew = (step: string, { resumes }: Run) => (resumes === 0 ? step : `${step}~${resumes}`)

/** Where one area is read by itself. */
export const areaStep = (uuid: string, run: Run) => anew(`area ${uuid}`, run)

/** The lists into which the records of a kind go: those read, those deleted, and all there are. */
export const listsOf = (kind: Kind) => ({ read: kind, deleted: `${kind}-deleted`, all: `${kind}-all` }) as const

/** What was deleted since a day. */
export function deletionPlan(kind: Kind, since: string, step: string = listsOf(kind).deleted): WalkPlan {
  const { deleted } = listsOf(kind)
  return {
    step,
    list: deleted,
    path: LISTS[kind].deleted,
    // Their date is exclusive.
    query: { date: addDays(since, -OVERLAP - 1) },
    fieldSets: [],
    pageSize: 1000,
    settles: true,
    isRoll: false,
    isOptional: true,
  }
}

/** The records that have changed since a day. */
export function updatePlans(kind: Kind, run: Run, since: string, step = `${kind}-updates`): readonly WalkPlan[] {
  return recordPlans(kind, run, step, { updated_after: addDays(since, -OVERLAP) }, true)
}

/** What was deleted, and then what has changed, since an update began that broke off. */
export function catchUpPlans(kind: Kind, run: Run) {
  return {
    deletions: deletionPlan(kind, run.began, anew(`${kind}-deleted-since`, run)),
    updates: updatePlans(kind, run, run.began, anew(`${kind}-since`, run)),
  }
}

/** All records there are: once over, as what moves meanwhile is read again as changes. */
export function wholePlans(kind: Kind, run: Run, step = `${kind}-whole`): readonly WalkPlan[] {
  return recordPlans(kind, run, step, run.isKeyset ? { updated_after: BEGINNING } : {}, false)
}

/** All records there are, where the comparison of uuids has found some that are to be read. */
export function missedPlans(kind: Kind, run: Run): readonly WalkPlan[] {
  return wholePlans(kind, run, anew(`${kind}-missed`, run))
}

/** The uuids of all records, and when each was last changed. */
export function sweepPlans(kind: Kind, run: Run): readonly WalkPlan[] {
  const { all } = listsOf(kind)
  return recordPlans(kind, run, anew(all, run), run.isKeyset ? { updated_after: BEGINNING } : {}, true).map((plan) => {
    return { ...plan, list: plan.step, fieldSets: [['uuid', 'updated_at']], pageSize: 1000, isRoll: true }
  })
}

function recordPlans(
  kind: Kind,
  { isKeyset }: Run,
  step: string,
  query: Readonly<Record<string, string>>,
  settles: boolean,
): readonly WalkPlan[] {
  const { path, fieldSets, pageSize } = LISTS[kind]
  const plan = { step, list: kind, path, query, fieldSets, pageSize, settles, isRoll: false, isOptional: false }
  if (kind === 'area' || isKeyset) return [plan]
  return AGES.map((status) => ({ ...plan, step: `${step}-${status}`, query: { ...query, status } }))
}

/** Whether all organisations or wildlife are read, and not what has changed only. */
export function isWhole(kind: 'wildlife' | 'organisation', { since, sweeps }: Run): boolean {
  // Records name organisations by numbers, which every update needs to know.
  return kind === 'organisation' || since === null || sweeps
}

export function otherPlan(kind: 'wildlife' | 'organisation', run: Run): WalkPlan {
  const isEverything = isWhole(kind, run)
  const day = isEverything ? BEGINNING : addDays(run.since ?? BEGINNING, -OVERLAP)
  return {
    step: anew(kind, run),
    list: kind,
    path: kind === 'wildlife' ? paths.wildlife : paths.organisations,
    query: isEverything && !run.isKeyset ? {} : { updated_after: day },
    fieldSets: [kind === 'wildlife' ? WILDLIFE_FIELDS : ORGANISATION_FIELDS],
    pageSize: 1000,
    settles: true,
    isRoll: isEverything,
    isOptional: true,
  }
}
