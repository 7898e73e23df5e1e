import { create } from 'zustand'
import { isFocusLost } from '../focus.ts'

const useWantedStore = create<{ readonly key: string | null }>(() => ({ key: null }))

/** The row that is to have the focus as soon as the list has it again; null: none. */
export function useWantedRow(): string | null {
  return useWantedStore(({ key }) => key)
}

export function rowWanted(key: string | null): void {
  useWantedStore.setState({ key })
}

/** Takes the wish back; whether it still holds: who has gone on since stays there. */
export function takeWish(): boolean {
  rowWanted(null)
  return isFocusLost() || document.activeElement?.getAttribute('role') === 'tab'
}
