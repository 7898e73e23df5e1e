import { sheetRaised, sheetSnapped, useSheetStore } from './sheet-snap.ts'

/** Lowers the sheet for what is to be seen on the map; what is returned raises it again, unless it was low before. */
export function sheetLowered(): () => void {
  if (useSheetStore.getState().snap === 'low') return () => {}
  sheetSnapped('low')
  return sheetRaised
}
