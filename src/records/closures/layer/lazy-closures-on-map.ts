import { useEffect } from 'react'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { useClosuresInView, type ClosuresInView } from '../closures-in-view.ts'

/** Draws the closures of the view; comes with their answer, for there is nothing to draw before. */
export const ClosuresOnMap = lazyComponent(() => import('./closures-on-map.tsx'), 'ClosuresOnMap')

/** The closures to draw; null where they could not be read, and undefined while nobody knows. */
export function useDrawnClosures(): ClosuresInView | null | undefined {
  const { data, error } = useClosuresInView()
  return data === undefined && error !== null ? null : data
}

/** Loads what draws closures as soon as there is an answer: the map, which will ask for it, may still be loading. */
export function useClosuresOnMapPreload(): void {
  const isNeeded = useDrawnClosures() !== undefined
  useEffect(
    function preload() {
      if (isNeeded) void ClosuresOnMap.preload()
    },
    [isNeeded],
  )
}
