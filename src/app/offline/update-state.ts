import { create } from 'zustand'
import { reload } from './reload.ts'

/** A newer version of the app than the page is of. */
export interface Update {
  /** Puts it in the place of this one; null where that has been done. */
  readonly takeOver: (() => void) | null
}

const useUpdateStore = create<{ readonly update: Update | null; readonly isTaken: boolean }>(() => ({
  update: null,
  isTaken: false,
}))

/** The newer version that is ready; null where there is none. */
export function useUpdate(): Update | null {
  return useUpdateStore(({ update }) => update)
}

/** A newer version is ready; null: it has taken its place. A page that has asked for it is loaded anew then. */
export function updateFound(takeOver: Update['takeOver']): void {
  useUpdateStore.setState({ update: { takeOver } })
  if (takeOver === null && useUpdateStore.getState().isTaken) reload()
}

/** The visitor wants the newer version. */
export function updateTaken(): void {
  const { update } = useUpdateStore.getState()
  useUpdateStore.setState({ isTaken: true })
  if (update?.takeOver == null) reload()
  else update.takeOver()
}
