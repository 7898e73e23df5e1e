import { useState } from 'react'
import type { BBox } from '#contract/geometry.ts'
import { PLACE_NAMES } from '#core/address/parameters.ts'
import { useCamera } from '#core/viewport/camera-state.ts'
import { embedSearch } from './embed-address.ts'
import type { EmbedSubject } from './embed-subject.ts'

/** What an address says of where its map looks. */
const LOOKS_AT: readonly string[] = [...PLACE_NAMES, 'area', 'closure']

/** Where the map is to go, once that is known: to its areas, where neither the address nor anybody since says another place. */
export function useStartBox({ box }: EmbedSubject): BBox | null {
  const [camera] = useCamera()
  const [isToldNowhere] = useState(() => !LOOKS_AT.some((name) => embedSearch().has(name)))
  return isToldNowhere && camera === null ? box : null
}
