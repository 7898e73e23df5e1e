import { create } from 'zustand'
import { reload } from './reload.ts'

/** A newer version of the app than the page is of. */
export interface Update {
  /** Where it waits to take the place of this one; null where it has. */
  readonly waitsIn: ServiceWorkerRegistration | null
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
export function updateFound(waitsIn: Update['waitsIn']): void {
  useUpdateStore.setState({ update: { waitsIn } })
  if (waitsIn === null && useUpdateStore.getState().isTaken) reload()
}

/** The visitor wants the newer version; where it still waits, if it does. */
export function updateWanted(): Update['waitsIn'] {
  useUpdateStore.setState({ isTaken: true })
  return useUpdateStore.getState().update?.waitsIn ?? null
}
