import { sheetRaised, sheetSnapped, useSheetStore } from './sheet-snap.ts'

/** Lowers a half sheet for what is to be seen on the map; what is returned raises it again. */
export function sheetLowered(): () => void {
  if (useSheetStore.getState().snap !== 'half') return () => {}
  sheetSnapped('low')
  return sheetRaised
}
