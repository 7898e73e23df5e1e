import { useMemo } from 'react'
import { useAppConfig } from '#core/api/app-config.ts'
import { boxWidth, boxWithin } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import { queryBox, roundedBox, useView, useViewOf } from './bounds.ts'

/**
 * The box that lists ask for: that of the view, or anywhere, within the operator's region. Null where no box says it
 * better.
 */
export function useQueryBox(everywhere = false): BBox | null {
  const view = useViewOf((now) => (everywhere ? null : now))
  const { region } = useAppConfig()
  return useMemo(() => commonBox(view && queryBox(view), region?.bbox ?? null), [view, region])
}

/** What the map shows, within the operator's region, and nothing around it; null where no box says it better. */
export function useSeenBox(): BBox | null {
  const view = useView()
  const { region } = useAppConfig()
  return useMemo(() => {
    const isWorld = view === null || boxWidth(view.bounds) >= 360
    return commonBox(isWorld ? null : roundedBox(view.bounds), region?.bbox ?? null)
  }, [view, region])
}

/** Pure: what a box and a region share, as {@link boxWithin}; null is anywhere. */
export function commonBox(box: BBox | null, region: BBox | null): BBox | null {
  return box === null || region === null ? (box ?? region) : boxWithin(box, region)
}
