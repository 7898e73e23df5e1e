import { create } from 'zustand'

/** What the visitor wants of packs: those that there are, or a new one, at first of the area that is selected. */
export type PackRequest = 'packs' | 'new' | 'area'

const useRequestStore = create<{ readonly request: PackRequest | null }>(() => ({ request: null }))

export function usePackRequest(): PackRequest | null {
  return useRequestStore(({ request }) => request)
}

export function packsOpened(request: PackRequest): void {
  useRequestStore.setState({ request })
}

export function packsClosed(): void {
  useRequestStore.setState({ request: null })
}
