import { create } from 'zustand'
import type { Pack } from '#core/packs/pack.ts'
import { openedPacks, PacksUnreadable } from '#core/packs/store/database.ts'
import { PackStore, type ReadPack } from '#core/packs/store/pack-store.ts'
import { changeTold, packsGone, packsKnown, packsNoted, type Entry } from './ledger.ts'

/** How the download of a pack stands in this page; one that is not here is paused, or goes on in another tab. */
export type Run = 'running' | 'waiting' | 'failing' | 'full' | 'unsettled' | 'refused' | 'elsewhere'

interface PackState {
  /** Null until they have been read. */
  readonly packs: readonly ReadPack[] | null
  /** Why they cannot be read. */
  readonly problem: PacksUnreadable['reason'] | null
  /** Whether there was no room for what was to be written last. */
  readonly isFull: boolean
  readonly runs: Readonly<Record<string, Run>>
  /** Those that the browser has deleted. */
  readonly gone: readonly Entry[]
}

const usePackStore = create<PackState>(() => ({
  packs: null,
  problem: null,
  isFull: false,
  runs: {},
  gone: [],
}))

export const usePacks = () => usePackStore(({ packs }) => packs)
export const usePacksProblem = () => usePackStore(({ problem }) => problem)
export const useIsDeviceFull = () => usePackStore(({ isFull }) => isFull)
export const useRuns = () => usePackStore(({ runs }) => runs)
export const useGonePacks = () => usePackStore(({ gone }) => gone)

export const idOf = (one: ReadPack): string => (one.kind === 'pack' ? one.pack.id : one.id)

const opened = openedPacks((database) => new PackStore(database))

/** The packs of this device. Rejects with PacksUnreadable. */
export const packStore = opened.get

/** Reads the packs of this device anew, and notices those that have gone. */
export async function packsRead(): Promise<readonly ReadPack[]> {
  let store: PackStore | null = null
  try {
    store = await packStore()
    const packs = await store.list()
    const present = packs.map(idOf)
    usePackStore.setState({ packs, problem: null, gone: packsGone(present) })
    const whole = packs.flatMap((one) => (one.kind === 'pack' && one.pack.edition !== null ? [one.pack] : []))
    const gone = packsGone(present)
    packsNoted([...whole.map(({ id, name }) => ({ id, name })), ...gone])
    return packs
  } catch (error) {
    if (store !== null) opened.forget(store)
    usePackStore.setState({ packs: [], problem: error instanceof PacksUnreadable ? error.reason : 'unavailable' })
    return []
  }
}

/** Writes to the packs of this device; returns whether there was room for it, and tells the visitor where there was not. */
export async function written(write: (store: PackStore) => Promise<unknown>): Promise<boolean> {
  try {
    await write(await packStore())
    changeTold()
    usePackStore.setState({ isFull: false })
    return true
  } catch (error) {
    if (!isFullError(error)) throw error
    usePackStore.setState({ isFull: true })
    return false
  }
}

/** Whether a download that has stopped tries again after a while. */
export function goesOnByItself(run: Run | 'paused' | null): boolean {
  return run === 'waiting' || run === 'failing'
}

/** Whether there was no room on the device. */
export function isFullError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

/** The download of a pack has come further in this page. */
export function packChanged(pack: Pack): void {
  changeTold()
  usePackStore.setState(({ packs }) => ({
    packs: (packs ?? []).map((one) => (one.kind === 'pack' && one.pack.id === pack.id ? { kind: 'pack', pack } : one)),
  }))
}

export function runReached(id: string, run: Run | null): void {
  usePackStore.setState(({ runs }) => {
    const others = Object.entries(runs).filter(([other]) => other !== id)
    return { runs: Object.fromEntries(run === null ? others : [...others, [id, run]]) }
  })
}

/** The visitor deletes a pack, or has read that it is gone: it is missed no longer. */
export function packForgotten(id: string): void {
  packsNoted(packsKnown().filter((entry) => entry.id !== id))
  usePackStore.setState(({ gone }) => ({ gone: gone.filter((entry) => entry.id !== id) }))
}
