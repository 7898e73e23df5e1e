import { create } from 'zustand'

/** What is taken along: all that is shown, or the one record whose card is open. */
export type ShareReach = 'view' | 'record'

const useShareStore = create<{ readonly reach: ShareReach | null }>(() => ({ reach: null }))

/** What the visitor is about to take along; null for nothing. */
export function useShareReach(): ShareReach | null {
  return useShareStore(({ reach }) => reach)
}

export function shareOpened(reach: ShareReach): void {
  useShareStore.setState({ reach })
}

export function shareClosed(): void {
  useShareStore.setState({ reach: null })
}
