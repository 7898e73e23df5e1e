import { create } from 'zustand'
import { isFocusLost } from '../focus.ts'

const useWantedStore = create<{ readonly key: string | null }>(() => ({ key: null }))

/** The row that is to have the focus wherever the list has it, until the visitor goes on; null: none. */
export function useWantedRow(): string | null {
  return useWantedStore(({ key }) => key)
}

export function rowWanted(key: string): void {
  useWantedStore.setState({ key })
  const goOn = () => useWantedStore.setState({ key: null })
  for (const act of ['keydown', 'pointerdown']) window.addEventListener(act, goOn, { capture: true, once: true })
}

/** Whether nothing that matters has the focus: it may be taken. */
export function isFocusFree(): boolean {
  return isFocusLost() || document.activeElement?.getAttribute('role') === 'tab'
}
