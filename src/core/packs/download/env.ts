import type { BBox } from '#contract/geometry.ts'
import type { Paging } from '#contract/paging.ts'
import { addDays, type LocalDate } from '#contract/status/local-time.ts'
import { regionTest } from '../region/within.ts'
import type { Job, Pack, PackPart, Step } from '../pack.ts'
import { withBytes } from '../pack.ts'
import type { PackStore, Progress } from '../store/pack-store.ts'
import type { KnownRecords } from './known.ts'
import type { Wanted } from './lists.ts'
import type { Keeping } from './records.ts'

/** What a download works with. */
export interface JobEnv {
  readonly store: PackStore
  readonly signal: AbortSignal
  /** Told of each part that is kept. */
  readonly onProgress?: (pack: Pack) => void
}

/** A pack whose download is at a step. */
export interface AtStep {
  readonly env: JobEnv
  readonly pack: Pack
  readonly job: Job
  readonly known: KnownRecords
  /** Watches over the lists of records, from one comparison to the next. */
  readonly paging: Paging
}

export type StepOf<N extends Step['name']> = Extract<Step, { name: N }>

/** The UTC day before that of an instant: a day of overlap, for clocks that differ. */
export function dayBefore(instant: string): LocalDate {
  return addDays(instant.slice(0, 10), -1)
}

/** So many requests are under way at once. */
export const AT_ONCE = 6

/** Which records belong to a pack. */
export function wantedBy({ pack, job }: Pick<AtStep, 'pack' | 'job'>): Wanted {
  const since = monthsBefore(job.begunAt, pack.months)
  return { base: pack.base, region: pack.region, extensions: job.extensions, endedSince: since }
}

const DAYS_A_MONTH = 30.5

/** The UTC day so many months before that of an instant, to about a day. */
export function monthsBefore(instant: string, months: number): LocalDate {
  return addDays(instant.slice(0, 10), -Math.round(months * DAYS_A_MONTH))
}

export function keepingOf({ pack, job, known }: AtStep): Keeping {
  return {
    edition: job.edition,
    isWithin: regionTest(pack.region),
    hasArea: (uuid) => known.has('area', uuid),
  }
}

/** The job behind its present step, with what that received. */
export function stepDone(job: Job, received?: readonly [part: PackPart, bytes: number]): Job {
  return withReceived({ ...job, steps: job.steps.slice(1) }, received)
}

/** The job at its present step, which has come further. */
export function stepOn(job: Job, step: Step, received?: readonly [part: PackPart, bytes: number]): Job {
  return withReceived({ ...job, steps: [step, ...job.steps.slice(1)] }, received)
}

function withReceived(job: Job, received?: readonly [part: PackPart, bytes: number]): Job {
  return received === undefined ? job : { ...job, received: withBytes(job.received, ...received) }
}

/** A box in four. */
export function quartersOf([west, south, east, north]: BBox): readonly BBox[] {
  const width = east < west ? east + 360 - west : east - west
  const middle = west + width / 2
  const [lng, lat] = [middle > 180 ? middle - 360 : middle, (south + north) / 2]
  return [
    [west, south, lng, lat],
    [lng, south, east, lat],
    [west, lat, lng, north],
    [lng, lat, east, north],
  ]
}

export type TakeStep<N extends Step['name']> = (at: AtStep, step: StepOf<N>) => Promise<Progress>
