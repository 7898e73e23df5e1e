import { create } from 'zustand'

/** What is taken along: all that is shown, or the one record whose card is open. */
export type ShareReach = 'view' | 'record'

/** What the visitor asks for: every way to take something along, or at once that on paper, into a calendar or a page of their own. */
export type ShareRequest = ShareReach | 'paper' | 'calendar' | 'embed'

const useShareStore = create<{ readonly reach: ShareRequest | null }>(() => ({ reach: null }))

/** What the visitor is about to take along; null for nothing. */
export function useShareRequest(): ShareRequest | null {
  return useShareStore(({ reach }) => reach)
}

export function shareOpened(reach: ShareRequest): void {
  useShareStore.setState({ reach })
}

export function shareClosed(): void {
  useShareStore.setState({ reach: null })
}
