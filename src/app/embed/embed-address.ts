import { useSyncExternalStore } from 'react'
import {
  unstable_createAdapterProvider as createAdapterProvider,
  renderQueryString,
  type unstable_AdapterInterface as AdapterInterface,
} from 'nuqs/adapters/custom'
import { isPositionAsked } from '#map/position/position.ts'
import { currentAddress } from '#core/address/current-address.ts'
import { namesOf, PLACE_NAMES } from '#core/address/parameters.ts'

/** The address of the embed. It is kept here: some browsers do not let a sandboxed frame change its own. */
let search = withoutLater(new URLSearchParams(currentAddress(window.location.search)))
const listeners = new Set<() => void>()

/** Takes out what only the full map and the desk can do: it would take effect when the full map is opened. */
function withoutLater(params: URLSearchParams): URLSearchParams {
  for (const name of namesOf('place', 'tool', 'desk')) params.delete(name)
  return params
}

/** The parameters of the embed's address, as they are now. */
export function embedSearch(): URLSearchParams {
  return search
}

/** Changes some of the parameters; null takes one away. */
export function patchAddress(patch: ReadonlyMap<string, string | null>): void {
  const next = new URLSearchParams(search)
  for (const [name, value] of patch) {
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  replaceAddress(next)
}

/**
 * Never a step of the history: that is the host page's. What it goes back to is opened anew, and told where it looks: so
 * the history never learns of a position.
 */
function replaceAddress(next: URLSearchParams): void {
  search = next
  const kept = new URLSearchParams(next)
  if (isPositionAsked()) for (const name of PLACE_NAMES) kept.delete(name)
  try {
    window.history.replaceState(window.history.state, '', window.location.pathname + renderQueryString(kept))
  } catch {
    // A frame without an origin, in some browsers: nobody sees its address there.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The parameters of the embed's address; a new object with each change. */
export function useEmbedSearch(): URLSearchParams {
  return useSyncExternalStore(subscribe, embedSearch)
}

/** The same at each render: setters of parameters are made of it, and filters with what they select hang on these. */
const getSearchParamsSnapshot = () => new URLSearchParams(search)

const useAdapter = (): AdapterInterface => ({
  searchParams: useEmbedSearch(),
  updateUrl: replaceAddress,
  getSearchParamsSnapshot,
})

/** Lets what is in it keep its state in the embed's address. */
export const EmbedAddress = createAdapterProvider(useAdapter)
