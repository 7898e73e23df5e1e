import { lazy, Suspense } from 'react'
import type { Opening } from './use-opening.ts'

/** Comes with the first click on several things. */
const Picker = lazy(async () => ({ default: (await import('#here/picker/picker.tsx')).Picker }))

/** The choice among several things under the pointer, beside it. */
export function OpenPicker({ opening }: { readonly opening: Opening }) {
  const { click, choose, openHere, stopPicking } = opening
  if (click === null) return null
  return (
    <Suspense>
      <Picker click={click} beside onChoose={choose} onAsk={openHere} onClose={stopPicking} />
    </Suspense>
  )
}
