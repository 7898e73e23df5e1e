import { create } from 'zustand'
import type { Notation } from '#core/viewport/coordinates.ts'

const useNotationStore = create<{ readonly notation: Notation }>(() => ({ notation: 'decimal' }))

/** How the visitor wants coordinates to be written. */
export function useNotation(): Notation {
  return useNotationStore((state) => state.notation)
}

export function notationChosen(notation: Notation): void {
  useNotationStore.setState({ notation })
}
