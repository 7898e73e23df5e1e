import { create } from 'zustand'
import type { Snap } from '#core/ui/sheet.tsx'

/** The sheet of a phone, for what changes it; what shows it has {@link useSheetSnap}. */
export const useSheetStore = create<{ readonly snap: Snap }>(() => ({ snap: 'half' }))

/** How far the sheet of a phone is raised. */
export function useSheetSnap(): Snap {
  return useSheetStore(({ snap }) => snap)
}

export function sheetSnapped(snap: Snap): void {
  useSheetStore.setState({ snap })
}

/** A sheet that is low makes room for a card. */
export function sheetRaised(): void {
  useSheetStore.setState(({ snap }) => ({ snap: snap === 'low' ? 'half' : snap }))
}
