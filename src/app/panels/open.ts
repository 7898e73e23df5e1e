import type { BBox } from '#contract/geometry.ts'
import { mapClicked, pickerClosed } from '#core/panels/click-state.ts'
import { sheetRaised, sheetSnapped } from '#core/panels/sheet-snap.ts'
import { useChoose } from '#core/panels/use-choose.ts'
import type { Click } from '#core/selection/choice.ts'
import { useSelection } from '#core/selection/selection-state.ts'
import { useHere, type Here, type Place } from '#features/here/here-address.ts'
import { useHikeOpen } from '#features/hike/hike-open.ts'
import { useIsDrawing } from '#features/hike/hike-stage.ts'
import { useSettingOut } from '#features/hike/use-setting-out.ts'
import { useReveal, useZoomTo } from './map-room.ts'

/** What a click on the map opens: the one thing that is meant, or a choice among several; beside all, it closes. */
export function useClickMap(): (click: Click) => void {
  const [selection, select] = useSelection()
  const [here, ask] = useHere()
  const choose = useChoose()
  const reveal = useReveal()
  return (click) => {
    mapClicked(click)
    const { meant } = click
    if (meant === 'ask') sheetRaised()
    else if (meant !== null) {
      choose(meant)
      reveal(click.place)
    } else if (selection !== null) select(null)
    else if (here !== null) ask(null)
  }
}

/** Asks what applies at a place, or where the device is; while a hike is drawn, the map is for that. */
export function useOpenHere(): (place: (Omit<Place, 'accuracy'> & Partial<Place>) | 'position') => void {
  const turnTo = useTurnTo()
  const { isOpen } = useHikeOpen()
  const isDrawing = useIsDrawing()
  return (place) => {
    if (isOpen && isDrawing) return
    turnTo(place === 'position' ? place : { accuracy: null, ...place })
    sheetRaised()
  }
}

/** Begins to check a hike, and closes what would cover that. */
export function useOpenHike(): () => void {
  const turnTo = useTurnTo()
  const { open } = useHikeOpen()
  return () => {
    turnTo(null)
    open()
    sheetSnapped('half')
  }
}

/** Begins to check the hike of a file. */
export function useOpenRoute(): (file: File) => void {
  const openHike = useOpenHike()
  const zoomTo = useZoomTo()
  const setOut = useSettingOut()
  return (file) => {
    openHike()
    const onLine = (box: BBox) => {
      void setOut()
      zoomTo(box)
    }
    void import('#features/hike/hike-route.ts').then(({ fileChosen }) => fileChosen(file, onLine))
  }
}

/** Asks about a place, or about none, in place of what else pointing at the map has opened. */
function useTurnTo(): (here: Here | null) => void {
  const [, select] = useSelection()
  const [, ask] = useHere()
  return (here) => {
    select(null)
    pickerClosed()
    ask(here)
  }
}
