import { useState } from 'react'
import type { BBox } from '#contract/geometry.ts'
import { useTimeline } from '#records/closures/timeline/timeline-window.ts'
import { useHikeOpen } from '#features/hike/hike-open.ts'
import type { Padding } from '#map/world.ts'
import { useSelection } from '#core/selection/selection-state.ts'
import type { Selection } from '#core/selection/selection.ts'
import type { Snap } from '#core/ui/sheet.tsx'
import { useView } from '#core/viewport/bounds.ts'
import { useCamera } from '#core/viewport/camera-state.ts'
import { cameraToSee, fitCamera } from '#core/viewport/fit.ts'
import { spaceWithin, type PaddingOf } from '../layout.ts'
import { useCloser } from './use-closer.ts'
import { usePointing } from './use-pointing.ts'

/** What is open, and what can be done with it. */
export type Opening = ReturnType<typeof useOpening>

/** What is open, how it is opened and closed, and how the map (by `paddingOf`) and the sheet make way for it. */
export function useOpening(wide: boolean, paddingOf: PaddingOf) {
  const [snap, setSnap] = useState<Snap>('half')
  const [selection, select] = useSelection()
  const [, moveTo] = useCamera()
  const view = useView()
  const hike = useHikeOpen()
  const timeline = useTimeline()
  const timelineOpen = timeline.horizon !== null
  const raise = () => snap === 'low' && setSnap('half')
  const { closeHere, stopPicking, openHere, isPicking, putAway, ...pointing } = usePointing({
    selection,
    select,
    raise,
  })
  const pickerInSheet = isPicking && !wide
  const hereOpen = pointing.here !== null
  const cardOpen = selection !== null || hike.isOpen || hereOpen || pickerInSheet
  const padding: Padding = paddingOf(wide, snap, cardOpen, timelineOpen)
  const zoomTo = (box: BBox) => moveTo(fitCamera(box, spaceWithin(padding)))
  const { isDrawing, ...hikeOpening } = useHikeOpening({ open: hike.open, putAway, setSnap, zoomTo })
  const closers = useClosers(
    { picker: pickerInSheet, selection: selection !== null, here: hereOpen, hike: hike.isOpen, timeline: timelineOpen },
    { picker: stopPicking, selection: () => select(null), here: closeHere, hike: hike.close, timeline: timeline.close },
  )
  return {
    selection,
    padding,
    snap,
    setSnap,
    ...pointing,
    ...closers,
    stopPicking: wide ? stopPicking : closers.stopPicking,
    openHere: (place: Parameters<typeof openHere>[0]) => isDrawing || openHere(place),
    pickerInSheet,
    pickerBeside: isPicking && wide,
    cardOpen,
    hikeOpen: hike.isOpen,
    ...hikeOpening,
    timelineOpen,
    zoomTo,
    openFromList: (next: Selection, box: BBox | null) => {
      select(next)
      pointing.forgetClick()
      setSnap('half')
      const space = spaceWithin(paddingOf(wide, 'half', true, timelineOpen))
      const camera = box === null ? null : cameraToSee(box, view, space)
      if (camera !== null) moveTo(camera)
    },
  }
}

interface HikeSetting {
  readonly open: () => void
  /** Closes what would cover the check. */
  readonly putAway: () => void
  readonly setSnap: (snap: Snap) => void
  readonly zoomTo: (box: BBox) => void
}

/** How the check of a hike begins, by the menu or with a file that is dropped; while one is drawn the map is for that. */
function useHikeOpening({ open, putAway, setSnap, zoomTo }: HikeSetting) {
  const [isDrawing, setDrawing] = useState(false)
  const openHike = () => {
    putAway()
    open()
    setSnap('half')
  }
  const openHikeOf = (file: File) => {
    openHike()
    void import('#features/hike/hike-state.ts').then(({ fileChosen }) => fileChosen(file, zoomTo))
  }
  const drawing = (on: boolean) => {
    setDrawing(on)
    setSnap(on ? 'low' : 'half')
  }
  return { isDrawing, openHike, openHikeOf, drawing }
}

/** What can be open; each covers those after it. */
const COVERING = ['picker', 'selection', 'here', 'hike', 'timeline'] as const
type Covering = (typeof COVERING)[number]

/** How each is closed; Escape closes what covers the others. */
function useClosers(open: Readonly<Record<Covering, boolean>>, close: Readonly<Record<Covering, () => void>>) {
  const top = COVERING.find((name) => open[name])
  return {
    stopPicking: useCloser(top === 'picker', close.picker),
    close: useCloser(top === 'selection', close.selection),
    closeHere: useCloser(top === 'here', close.here),
    closeHike: useCloser(top === 'hike', close.hike),
    closeTimeline: useCloser(top === 'timeline', close.timeline),
  }
}
