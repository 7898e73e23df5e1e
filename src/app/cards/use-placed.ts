import { useEffect, useEffectEvent } from 'react'
import type { BBox } from '#contract/geometry.ts'

/** Tells where a record lies, once that is known. */
export function usePlaced(box: BBox | null | undefined, onPlaced: ((place: BBox) => void) | undefined): void {
  const notify = useEffectEvent((place: BBox) => onPlaced?.(place))
  useEffect(
    function notifyPlace() {
      if (box != null) notify(box)
    },
    [box],
  )
}
