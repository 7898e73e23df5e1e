import { ApiError, isOutOfReach, isPassing } from '#core/api/errors.ts'
import { refreshing } from '#core/packs/download/begin.ts'
import { runJob } from '#core/packs/download/run-job.ts'
import { NeverSettled } from '#core/packs/download/step-records.ts'
import type { Pack, PackedMap } from '#core/packs/pack.ts'
import { JobGone } from '#core/packs/store/pack-store.ts'
import { keepBuiltinBasemap } from './builtin-basemap.ts'
import { changeTold } from './ledger.ts'
import {
  goesOnByItself,
  isFullError,
  packChanged,
  packsRead,
  packStore,
  runReached,
  written,
  type Run,
} from './pack-state.ts'
import { askToKeepStorage } from './storage-promise.ts'
import { underWay } from './under-way.ts'

/** After a broken line: how long it is waited before the next attempt, in ms, and how long at most. */
const [FIRST_REST, LONGEST_REST] = [4000, 60_000]

const controllers = new Map<string, AbortController>()

/** Keeps a new pack, and begins to download it. Asks the browser to keep what is downloaded. */
export async function packBegun(pack: Pack): Promise<void> {
  if (!(await written((store) => store.put(pack)))) return
  // Before it is shown: a download that is not here counts as paused.
  runReached(pack.id, 'running')
  await packsRead()
  // Some browsers ask the visitor, who may leave the question open.
  await Promise.all([askToKeepStorage(), goOn(pack.id)])
}

export async function packRefreshed(pack: Pack, maps: readonly PackedMap[]): Promise<void> {
  const isKept = await written((store) => store.change(pack.id, (known) => refreshing(known, maps, Date.now())))
  if (!isKept) return
  runReached(pack.id, 'running')
  await packsRead()
  await goOn(pack.id)
}

export async function downloadPaused(id: string): Promise<void> {
  // Noted before it is left, for another tab may wait to go on with it.
  await setPaused(id, true).finally(() => controllers.get(id)?.abort())
}

export async function downloadResumed(id: string): Promise<void> {
  await setPaused(id, false)
  await goOn(id)
}

export async function downloadCancelled(id: string): Promise<void> {
  controllers.get(id)?.abort()
  await written((store) => store.cancel(id))
  runReached(id, null)
  await packsRead()
}

/** Leaves a download as it is: its pack is deleted. */
export function downloadStopped(id: string): void {
  controllers.get(id)?.abort()
}

export async function packRenamed(id: string, name: string): Promise<void> {
  await written((store) => store.change(id, (pack) => ({ ...pack, name })))
  await packsRead()
}

/** Goes on with what was under way when the page was closed, but for what is paused. */
export async function downloadsResumed(): Promise<void> {
  const packs = await packsRead()
  const open = packs.flatMap((one) => (one.kind === 'pack' && one.pack.job?.isPaused === false ? [one.pack.id] : []))
  underWay.turn(open.length > 0)
  await Promise.all(open.map(goOn))
}

/** Shows what another tab has done with the packs, and waits with the downloads that it is at: it may be closed before they are done. */
export async function othersFollowed(): Promise<void> {
  const packs = await packsRead()
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const isElsewhere = (id: string) => held.some(({ name }) => name === lockOf(id))
  for (const one of packs) if (one.kind === 'pack' && isElsewhere(one.pack.id)) void goOn(one.pack.id)
}

async function setPaused(id: string, isPaused: boolean): Promise<void> {
  await written((store) => store.change(id, (pack) => ({ ...pack, job: pack.job && { ...pack.job, isPaused } })))
  await packsRead()
}

/** Downloads what a pack lacks, unless this page or another tab is at it. */
async function goOn(id: string): Promise<void> {
  if (controllers.has(id)) return
  const controller = new AbortController()
  controllers.set(id, controller)
  underWay.turn(true)
  try {
    await alone(id, controller.signal, () => attempts(id, controller.signal))
  } finally {
    controllers.delete(id)
    underWay.turn(controllers.size > 0)
    changeTold()
    await packsRead()
  }
}

/**
 * Does the work once no other tab is at it: that may be closed before it is done. Not every browser has locks: then two tabs
 * may do the same work, and the later write counts.
 */
async function alone(id: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  const name = lockOf(id)
  const isDone = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await work()
    return lock !== null
  })
  if (isDone) return
  runReached(id, 'elsewhere')
  await navigator.locks.request(name, { signal }, work).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}

/** Held by the page that is at a download. */
function lockOf(id: string): string {
  return `fieldgate-pack ${id}`
}

async function attempts(id: string, signal: AbortSignal): Promise<void> {
  for (let rest = FIRST_REST; !signal.aborted; rest = Math.min(LONGEST_REST, rest * 2)) {
    runReached(id, 'running')
    changeTold()
    try {
      const store = await packStore()
      const pack = await store.find(id)
      if (pack?.job?.isPaused === true) return runReached(id, null)
      if (pack !== null) await keepBuiltinBasemap(pack.region.box, signal)
      await runJob({ store, signal, onProgress: packChanged }, id)
      return runReached(id, null)
    } catch (error) {
      // First, for what nobody expects is thrown on below.
      runReached(id, null)
      const run = signal.aborted ? null : runAfter(error)
      runReached(id, run)
      if (!goesOnByItself(run)) return
      await lineBack(Math.max(rest, Math.min(LONGEST_REST, askedMsOf(error))), signal)
      if (signal.aborted) runReached(id, null)
    }
  }
}

/** What a download is at after it was stopped; null where it is over. */
function runAfter(error: unknown): Run | null {
  if (error instanceof JobGone) return null
  if (error instanceof NeverSettled) return 'unsettled'
  if (isFullError(error)) return 'full'
  if (isOutOfReach(error)) return 'waiting'
  if (isPassing(error)) return 'failing'
  if (error instanceof ApiError) return 'refused'
  throw error
}

/** For how long the service asks to wait, in ms. */
function askedMsOf(error: unknown): number {
  return error instanceof ApiError && error.failure.kind === 'refused' ? (error.failure.askedMs ?? 0) : 0
}

/** Ends when the device says that it has a line again, and after a while in any case. */
function lineBack(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    const now = () => {
      clearTimeout(timer)
      resolve()
    }
    window.addEventListener('online', now, { once: true, signal })
    signal.addEventListener('abort', now, { once: true })
  })
}
