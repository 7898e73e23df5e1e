import { create } from 'zustand'
import type { ReadPack } from '#core/packs/store/pack-store.ts'
import { downloadStopped } from './downloads.ts'
import { idOf, packForgotten, packsRead, packStore, written } from './pack-state.ts'

/** Held by each page for as long as it offers to bring back what it has deleted. */
const OFFER = 'fieldgate-packs-deleted'

/** What was deleted in this page and can be brought back. */
const useDeletions = create<{ readonly deleted: readonly ReadPack[] }>(() => ({ deleted: [] }))
export const useDeletedPacks = () => useDeletions(({ deleted }) => deleted)

/** Deletes a pack, which can be brought back until {@link deletionsFinished}; for good where there is no room to note that. */
export async function packDeleted(one: ReadPack): Promise<void> {
  const id = idOf(one)
  downloadStopped(id)
  offered ??= offer()
  const isOffered = await written((store) => store.setAside(id))
  if (isOffered) useDeletions.setState(({ deleted }) => ({ deleted: [...deleted, one] }))
  else await written((store) => store.delete(id))
  packForgotten(id)
  await packsRead()
}

export async function packBroughtBack(id: string): Promise<void> {
  if (!(await written((store) => store.bringBack(id)))) return
  await packsRead()
  // Only now, so that there is something in its place at once.
  useDeletions.setState(({ deleted }) => ({ deleted: deleted.filter((one) => idOf(one) !== id) }))
}

/** Deletes for good what this page has deleted, and what a page that was closed has; unless another page still offers it. */
export async function deletionsFinished(): Promise<void> {
  useDeletions.setState({ deleted: [] })
  const own = offered
  offered = null
  own?.end()
  await own?.ended
  // Where packs cannot be read, who reads them tells it.
  const finish = async () => {
    if ((await packStore().catch(() => null)) !== null) await written((store) => store.deleteSetAside())
  }
  if (!('locks' in navigator)) return finish()
  await navigator.locks.request(OFFER, { ifAvailable: true }, (lock) => lock && finish())
}

interface Offer {
  readonly end: () => void
  readonly ended: Promise<unknown>
}

let offered: Offer | null = null

/** Not every browser has locks: then what one page offers is gone when another one finishes. */
function offer(): Offer {
  let end = () => {}
  const open = new Promise<void>((resolve) => (end = resolve))
  const hasLocks = 'locks' in navigator
  return { end, ended: hasLocks ? navigator.locks.request(OFFER, { mode: 'shared' }, () => open) : open }
}
