import { useState } from 'react'
import type { BBox } from '#contract/geometry.ts'
import type { Padding } from '#map/world.ts'
import { useSelection } from '#selection/selection-state.ts'
import type { Selection } from '#selection/selection.ts'
import type { Snap } from '#ui/sheet.tsx'
import { useView } from '#viewport/bounds.ts'
import { useCamera } from '#viewport/camera-state.ts'
import { cameraToSee, fitCamera } from '#viewport/fit.ts'
import { paddingOf, spaceWithin } from './layout.ts'
import { useCloser } from './use-closer.ts'

/** What is open, how it is opened and closed, and how the map and the sheet make way for it. */
export function useOpening(wide: boolean) {
  const [snap, setSnap] = useState<Snap>('half')
  const [selection, select] = useSelection()
  const [, moveTo] = useCamera()
  const view = useView()
  const padding: Padding = paddingOf(wide, snap, selection)
  return {
    selection,
    padding,
    snap,
    setSnap,
    close: useCloser(selection !== null, () => select(null)),
    zoomTo: (box: BBox) => moveTo(fitCamera(box, spaceWithin(padding))),
    openFromList: (next: Selection, box: BBox | null) => {
      select(next)
      setSnap('half')
      const camera = box === null ? null : cameraToSee(box, view, spaceWithin(paddingOf(wide, 'half', next)))
      if (camera !== null) moveTo(camera)
    },
    openFromMap: (next: Selection | null) => {
      select(next)
      if (next !== null && snap === 'low') setSnap('half')
    },
  }
}
