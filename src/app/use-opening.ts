import { useState } from 'react'
import type { BBox } from '#contract/geometry.ts'
import { useTimeline } from '#closures/timeline/timeline-window.ts'
import { useDroppedFile } from '#hike/dropped-file.ts'
import { useHikeOpen } from '#hike/hike-open.ts'
import type { Padding } from '#map/world.ts'
import { useSelection } from '#selection/selection-state.ts'
import type { Selection } from '#selection/selection.ts'
import type { Snap } from '#ui/sheet.tsx'
import { useView } from '#viewport/bounds.ts'
import { useCamera } from '#viewport/camera-state.ts'
import { cameraToSee, fitCamera } from '#viewport/fit.ts'
import { paddingOf, spaceWithin } from './layout.ts'
import { useCloser } from './use-closer.ts'

/** What is open, and what can be done with it. */
export type Opening = ReturnType<typeof useOpening>

/** What is open, how it is opened and closed, and how the map and the sheet make way for it. */
export function useOpening(wide: boolean) {
  const [snap, setSnap] = useState<Snap>('half')
  const [selection, select] = useSelection()
  const [, moveTo] = useCamera()
  const view = useView()
  const hike = useHikeOpen()
  const timeline = useTimeline()
  const timelineOpen = timeline.horizon !== null
  const cardOpen = selection !== null || hike.isOpen
  const padding: Padding = paddingOf(wide, snap, cardOpen, timelineOpen)
  const zoomTo = (box: BBox) => moveTo(fitCamera(box, spaceWithin(padding)))
  const openHike = () => {
    select(null)
    hike.open()
    setSnap('half')
  }
  useDroppedFile((file) => {
    openHike()
    void import('#hike/hike-state.ts').then(({ fileChosen }) => fileChosen(file, zoomTo))
  })
  return {
    selection,
    padding,
    snap,
    setSnap,
    close: useCloser(selection !== null, () => select(null)),
    cardOpen,
    hikeOpen: hike.isOpen,
    openHike,
    closeHike: useCloser(hike.isOpen && selection === null, hike.close),
    timelineOpen,
    closeTimeline: useCloser(timelineOpen && !cardOpen, timeline.close),
    zoomTo,
    openFromList: (next: Selection, box: BBox | null) => {
      select(next)
      setSnap('half')
      const camera =
        box === null ? null : cameraToSee(box, view, spaceWithin(paddingOf(wide, 'half', true, timelineOpen)))
      if (camera !== null) moveTo(camera)
    },
    openFromMap: (next: Selection | null) => {
      select(next)
      if (next !== null && snap === 'low') setSnap('half')
    },
  }
}
