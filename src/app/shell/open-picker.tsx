import { Picker } from '#features/here/picker/picker.tsx'
import type { Opening } from './use-opening.ts'

/** The choice among several things under the pointer, beside it. */
export function OpenPicker({ opening }: { readonly opening: Opening }) {
  const { click, choose, openHere, stopPicking } = opening
  return click && <Picker click={click} beside onChoose={choose} onAsk={openHere} onClose={stopPicking} />
}
