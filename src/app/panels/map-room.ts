import type { BBox } from '#contract/geometry.ts'
import { clickForgotten } from '#core/panels/click-state.ts'
import { sheetSnapped, useSheetSnap } from '#core/panels/sheet-snap.ts'
import { useSelection } from '#core/selection/selection-state.ts'
import type { Selection } from '#core/selection/selection.ts'
import { useView } from '#core/viewport/bounds.ts'
import { useCamera } from '#core/viewport/camera-state.ts'
import { cameraToSee, fitCamera } from '#core/viewport/fit.ts'
import type { Padding } from '#map/camera/world.ts'
import { spaceWithin } from '../layout.ts'
import { useOpenPanels } from './open-panels.ts'
import { useRoom } from './room.ts'
import { hasCard } from './stack.ts'

/** What the open panels cover of the map. */
export function useMapPadding(): Padding {
  const { paddingOf } = useRoom()
  const open = useOpenPanels()
  return paddingOf(useSheetSnap(), hasCard(open), open.timeline)
}

/** Moves the map to show a whole box. */
export function useZoomTo(): (box: BBox) => void {
  const padding = useMapPadding()
  const [, moveTo] = useCamera()
  return (box) => moveTo(fitCamera(box, spaceWithin(padding)))
}

/** Opens a record that was chosen by its name; the map goes where it lies, unless that is to be seen well. */
export function useOpenFromList(): (selection: Selection, box: BBox | null) => void {
  const { paddingOf } = useRoom()
  const { timeline } = useOpenPanels()
  const [, select] = useSelection()
  const [, moveTo] = useCamera()
  const view = useView()
  return (selection, box) => {
    select(selection)
    clickForgotten()
    sheetSnapped('half')
    const camera = box === null ? null : cameraToSee(box, view, spaceWithin(paddingOf('half', true, timeline)))
    if (camera !== null) moveTo(camera)
  }
}
