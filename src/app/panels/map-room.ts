import { flushSync } from 'react-dom'
import type { BBox } from '#contract/geometry.ts'
import { clickForgotten } from '#core/panels/click-state.ts'
import { sheetSnapped, useSheetSnap } from '#core/panels/sheet-snap.ts'
import { wayBackKept } from '#core/panels/way-back.ts'
import { useSelection } from '#core/selection/selection-state.ts'
import type { Selection } from '#core/selection/selection.ts'
import { useGetView } from '#core/viewport/bounds.ts'
import { cameraNow, moveTo } from '#core/viewport/camera-state.ts'
import type { Camera } from '#core/viewport/camera.ts'
import type { LatLng } from '#core/viewport/coordinates.ts'
import { cameraBeside, cameraOf, cameraToReveal, cameraToSee, movedBy, type FreeMap } from '#core/viewport/fit.ts'
import { isSamePadding } from '#map/camera/camera-props.ts'
import { freeMiddle, type Padding } from '#map/camera/world.ts'
import { cornersOverMap } from '#map/controls/corners.ts'
import { legendClosed } from '#map/controls/use-legend.ts'
import { hasWebGl } from '#map/view/web-gl.ts'
import { firstCorners, freeOfWindow, windowSize } from '../layout.ts'
import { useOpenPanels } from './open-panels.ts'
import { useRoom, type Room } from './room.ts'
import { hasCard } from './stack.ts'

/** What the open panels cover of the map: by the room of the page, unless that of a part of it is given. */
export function useMapPadding(ofPart?: Room['paddingOf']): Padding {
  const { paddingOf } = useRoom()
  const open = useOpenPanels()
  return (ofPart ?? paddingOf)(useSheetSnap(), hasCard(open), open.timeline)
}

/** Moves the map to show a whole box. */
export function useZoomTo(): (box: BBox) => void {
  const padding = useMapPadding()
  const freeBeside = useFreeMap()
  return (box) => moveTo(cameraBeside(box, freeBeside(padding)))
}

/**
 * Opens a record that was chosen by its name; the map goes where it lies, unless that is to be seen well. `returns`: it
 * comes back from there with `useCloseSelection`.
 */
export function useOpenFromList(): (selection: Selection, box: BBox | null, returns?: boolean) => void {
  const [, select] = useSelection()
  const getView = useGetView()
  const besideCard = useBesideCard()
  const freeBeside = useFreeMap()
  return (selection, box, returns = false) => {
    select(selection)
    clickForgotten()
    sheetSnapped('half')
    const { padding, now } = besideCard('half')
    const camera = box === null ? null : cameraToSee(box, now, freeBeside(padding))
    const view = getView()
    const from = cameraNow() ?? (view && cameraOf(view))
    const isKept = returns && from !== null && camera !== null
    wayBackKept(isKept ? { uuid: selection.uuid, from, to: camera } : null)
    if (camera !== null) moveTo(camera)
  }
}

/** Moves the map no further than a place that was pointed at has to go, so that what opens by that does not cover it. */
export function useReveal(): (place: LatLng) => void {
  const snap = useSheetSnap()
  const before = useMapPadding()
  const besideCard = useBesideCard()
  const freeBeside = useFreeMap()
  return (place) => {
    const { padding, now } = besideCard(snap === 'low' ? 'half' : snap)
    if (isSamePadding(before, padding)) return
    const camera = now && cameraToReveal(place, now, freeBeside(padding))
    if (camera !== null) moveTo(camera)
  }
}

/** What is free of the map beside panels; where these stand on one side of it or over it, the legend goes, which would take the rest. */
function useFreeMap(): (padding: Padding) => FreeMap {
  const { panels } = useRoom()
  return (padding) => {
    if (panels !== 'sides') flushSync(legendClosed)
    return freeOfWindow(padding, cornersOverMap() ?? firstCorners(panels, hasWebGl()))
  }
}

/** What an open card leaves of the map, and where that looks as the map lies now; null while there is none. */
function useBesideCard() {
  const { paddingOf } = useRoom()
  const { timeline } = useOpenPanels()
  const before = useMapPadding()
  const getView = useGetView()
  return (snap: Parameters<typeof paddingOf>[0]): { readonly padding: Padding; readonly now: Camera | null } => {
    const padding = paddingOf(snap, true, timeline)
    const [fromX, fromY] = freeMiddle(windowSize(), before)
    const [toX, toY] = freeMiddle(windowSize(), padding)
    const view = getView()
    return { padding, now: view && movedBy(cameraOf(view), toX - fromX, toY - fromY) }
  }
}
