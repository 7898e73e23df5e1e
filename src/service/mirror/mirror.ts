import { paths } from '#contract/paths.ts'
import { RootDocument } from '#contract/root.ts'
import { look } from '../intake/look.ts'
import type { Mirror } from '../store/domain/mirror.ts'
import type { StoreWriter, Transaction } from '../store/domain/store.ts'
import { Applying, type Applied } from './apply.ts'
import { countOlder, gather, keepVersions, type Stored } from './gather.ts'
import { readLookups, type Lookups } from './lookups.ts'
import { MirrorError, RefusedError } from './mirror-error.ts'
import { Run } from './run.ts'
import type { SourceClient } from './source-client.ts'
import type { Staging } from './staging.ts'
import type { WalkProgress } from './walk.ts'

/** What a mirror works with. */
export interface Mirroring {
  /** The API to copy, without a slash at the end. */
  readonly address: string
  readonly client: SourceClient
  readonly writer: StoreWriter
  readonly staging: Staging
  /** The operator's time zone, for closures without a place; null where there is none. */
  readonly timeZone: string | null
  /** The present in epoch milliseconds. */
  readonly now: () => number
  /** Told now and then how far the reading of each list, and at last the context, has come. */
  readonly onProgress: (progress: WalkProgress) => void
}

export interface MirrorReport extends Applied {
  readonly address: string
  /** Whether it went on with what an earlier run had read. */
  readonly isResumed: boolean
  /** Whether it knew all that the source has, and not only what had changed. */
  readonly isComplete: boolean
  /** How many records the source has in an older state than before. */
  readonly older: number
  readonly requests: number
  /** Whether some entries of its lists could not be told apart, for want of a uuid. */
  readonly hasUnreadable: boolean
  /** Whether a list changed for as long as it was read; the next update reads it from the same day again. */
  readonly isUnsettled: boolean
}

const SWEEP_MS = 86_400_000
const RECORDS = ['area', 'closure', 'wildlife'] as const
const NEVER = new Date(0).toISOString()

/**
 * Brings the store up to date with a service: reads what is new, goes on where an earlier run broke off, and then
 * publishes all of it in one transaction. Throws a MirrorError or a StoreError with nothing published.
 */
export async function mirror(mirroring: Mirroring): Promise<MirrorReport> {
  const { client, writer, staging } = mirroring
  const requestsBefore = client.requests
  client.beginUpdate()
  const state = await look(writer, async (transaction) => stateOf(transaction, mirroring.address))
  const known = Run.safeParse(staging.run())
  const isResumed = known.success && continues(known.data, mirroring.address, state)
  const run = isResumed ? resume(known.data, staging) : await begin(mirroring, state)
  const isComplete = await gather(run, mirroring, () => look(writer, storedUuids))
  const older = countOlder(run, staging)
  const applied = await publish(run, isComplete, await readLookups(client), mirroring)
  const requests = client.requests - requestsBefore
  const troubles = staging.troubles()
  keepVersions(run, staging)
  staging.clear()
  return { ...applied, ...troubles, address: mirroring.address, isResumed, isComplete, older, requests }
}

/** The copy so far; null where there is none. Throws a MirrorError where the store holds data of another origin. */
async function stateOf(transaction: Transaction, address: string): Promise<Mirror | null> {
  const state = await transaction.findMirror()
  const elsewhere = 'Set another DATA_DIR or DATABASE_URL: data of several origins never mixes.'
  if (state !== null && state.address !== address) {
    throw new MirrorError(`This store is a mirror of ${state.address}. ${elsewhere}`)
  }
  if (state === null && transaction.holds === 'data') {
    throw new MirrorError(`This store holds imported data. ${elsewhere}`)
  }
  return state
}

async function storedUuids(transaction: Transaction): Promise<Stored> {
  return {
    area: new Set(await transaction.listUuids('area')),
    closure: new Set(await transaction.listUuids('closure')),
  }
}

function continues(run: Run, address: string, state: Mirror | null): boolean {
  return run.address === address && run.basis === (state?.updatedAt ?? null)
}

async function begin({ address, client, staging, now }: Mirroring, state: Mirror | null): Promise<Run> {
  const present = now()
  const { root, date } = await readRoot(client, present)
  const run: Run = {
    address,
    basis: state?.updatedAt ?? null,
    since: state?.since ?? null,
    began: new Date(Math.min(present, date)).toISOString().slice(0, 10),
    beganAt: new Date(present).toISOString(),
    demo: root?.demo ?? false,
    isKeyset: root?.extensions.includes('keyset_sync') ?? false,
    sweeps: state !== null && isSweepDue(Date.parse(state.sweptAt), present),
    resumes: 0,
  }
  staging.clear()
  staging.putRun(run)
  return run
}

/** Whether all uuids are to be compared; what happened later than now was dated by a clock that was wrong. */
function isSweepDue(last: number, present: number): boolean {
  return last > present || present - last >= SWEEP_MS
}

/** What was read before may be old by now: the steps that catch up go by the number of the attempt. */
function resume(run: Run, staging: Staging): Run {
  const resumed = { ...run, resumes: run.resumes + 1 }
  staging.putRun(resumed)
  return resumed
}

/** What the service says of itself, if anything, and its clock. */
async function readRoot(client: SourceClient, present: number) {
  try {
    const { body, headers } = await client.get(client.at(paths.root))
    const root = RootDocument.safeParse(body)
    const date = Date.parse(headers.get('date') ?? '')
    return { root: root.success ? root.data : null, date: Number.isNaN(date) ? present : date }
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    return { root: null, date: present }
  }
}

async function publish(run: Run, isComplete: boolean, lookups: Lookups, mirroring: Mirroring): Promise<Applied> {
  const { address, client, writer, staging, timeZone, now, onProgress } = mirroring
  const transaction = await writer.begin()
  try {
    const state = await stateOf(transaction, address)
    if (!continues(run, address, state)) throw new MirrorError('Another mirror has been at work on this store.')
    const count = RECORDS.reduce((sum, list) => sum + staging.count(list), 0)
    let read = 0
    const onRecord = () => onProgress({ path: 'context', read: ++read, count })
    const applied = await new Applying(run, staging, transaction, { timeZone, limits: client.limits, onRecord }).apply(
      lookups,
    )
    await transaction.putMirror({
      address,
      demo: run.demo,
      updatedAt: new Date(now()).toISOString(),
      // Of what moved all the time, some may have been missed that changed long before.
      since: staging.troubles().isUnsettled ? (run.since ?? run.began) : run.began,
      sweptAt: isComplete ? run.beganAt : (state?.sweptAt ?? NEVER),
    })
    await transaction.commit({ demo: false })
    return applied
  } catch (error) {
    await transaction.rollback()
    throw error
  }
}
