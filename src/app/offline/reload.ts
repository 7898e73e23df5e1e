import { useTypedStore } from '../search-bar/search-bar-draft.ts'

const KEY = 'fieldgate.typed'

/** Loads the page anew; what is typed in the search comes along, its address has the rest. */
export function reload(): void {
  const { typed } = useTypedStore.getState()
  try {
    if (typed !== null) sessionStorage.setItem(KEY, typed)
  } catch {
    // Forbidden: then it is lost.
  }
  window.location.reload()
}

/** Takes up what came along, unless something is typed by now. */
export function restoreTyped(): void {
  try {
    const typed = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    useTypedStore.setState((state) => ({ typed: state.typed ?? typed }))
  } catch {
    // Forbidden: then nothing came along.
  }
}
