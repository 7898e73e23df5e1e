import { useEffect } from 'react'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { useClosuresInView, type ClosuresInView } from '../closures-in-view.ts'

/** Draws the closures of the view; comes with the first of them, for there is nothing to draw before. */
export const ClosuresOnMap = lazyComponent(() => import('./closures-on-map.tsx'), 'ClosuresOnMap')

/** The closures to draw; null where there are none. */
export function useDrawnClosures(): ClosuresInView | null {
  const { data } = useClosuresInView()
  return data !== undefined && data.matching.length + data.others.length > 0 ? data : null
}

/** Loads what draws closures as soon as there are any: the map, which will ask for it, may still be loading. */
export function useClosuresOnMapPreload(): void {
  const isNeeded = useDrawnClosures() !== null
  useEffect(
    function preload() {
      if (isNeeded) void ClosuresOnMap.preload()
    },
    [isNeeded],
  )
}
