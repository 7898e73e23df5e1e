import { useMemo } from 'react'
import { useAppConfig } from '#core/api/app-config.ts'
import { boxWithin } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import { queryBox, useView } from './bounds.ts'

/**
 * The box that lists ask for: that of the view, or anywhere, within the operator's region. Null where no box says it
 * better.
 */
export function useQueryBox(everywhere = false): BBox | null {
  const view = useView()
  const { region } = useAppConfig()
  return useMemo(
    () => commonBox(view === null || everywhere ? null : queryBox(view), region?.bbox ?? null),
    [view, region, everywhere],
  )
}

/** Pure: what a box and a region share, as {@link boxWithin}; null is anywhere. */
export function commonBox(box: BBox | null, region: BBox | null): BBox | null {
  return box === null || region === null ? (box ?? region) : boxWithin(box, region)
}
