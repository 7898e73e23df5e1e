import { useMemo } from 'react'
import { useAppConfig } from '#api/app-config.ts'
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
    () => boxWithin(view === null || everywhere ? null : queryBox(view), region?.bbox ?? null),
    [view, region, everywhere],
  )
}

/** Pure: what a box and a region share, as {@link within}; null is anywhere. */
export function boxWithin(box: BBox | null, region: BBox | null): BBox | null {
  if (box === null || region === null) return box ?? region
  return within(box, region)
}

/** Pure: what two boxes share; all of the second where they share nothing. Either may cross the antimeridian. */
export function within(box: BBox, region: BBox): BBox {
  const [west, south, east, north] = region
  // Eastward from the region's west.
  const start = ((((box[0] - west) % 360) + 540) % 360) - 180
  const left = Math.max(0, start)
  const right = Math.min(widthOf(west, east), start + widthOf(box[0], box[2]))
  const [bottom, top] = [Math.max(south, box[1]), Math.min(north, box[3])]
  return right < left || top < bottom ? region : [turned(west + left), bottom, turned(west + right), top]
}

const widthOf = (west: number, east: number) => (east < west ? east + 360 - west : east - west)
const turned = (lng: number) => (lng > 180 ? lng - 360 : lng)
