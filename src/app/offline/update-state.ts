import { create } from 'zustand'

/** A version of the app that the browser has found, with all its files, while another is in use. */
export interface Update {
  readonly waitsIn: ServiceWorkerRegistration
}

const useUpdateStore = create<{ readonly update: Update | null }>(() => ({ update: null }))

/** The version that was found last; null where there is none. */
export function useUpdate(): Update | null {
  return useUpdateStore(({ update }) => update)
}

/** A version waits in the registration of the page's worker. */
export function updateFound(waitsIn: ServiceWorkerRegistration): void {
  useUpdateStore.setState({ update: { waitsIn } })
}
