import { PLACE_NAMES } from '#core/address/parameters.ts'
import type { BBox } from '#contract/geometry.ts'
import type { Selection } from '#core/selection/selection.ts'
import { cameraNow } from '#core/viewport/camera-state.ts'

/** Pure: whether an address opens this record without saying where the map looks. */
export function startsWith({ kind, uuid }: Selection, address: string): boolean {
  const search = new URL(address).searchParams
  return search.get(kind)?.toLowerCase() === uuid && !PLACE_NAMES.some((name) => search.has(name))
}

/** Goes where a record lies if the page was opened with it and has not looked anywhere else since. */
export function startAt(selection: Selection | null, goTo: (box: BBox) => void): (box: BBox) => void {
  return (box) => {
    const [navigation] = performance.getEntriesByType('navigation')
    if (cameraNow() !== null || selection === null || navigation === undefined) return
    if (startsWith(selection, navigation.name)) goTo(box)
  }
}
