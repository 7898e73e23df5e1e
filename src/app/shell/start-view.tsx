import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import { useAppConfig } from '#core/api/app-config.ts'
import { useIsMapDrawn, ViewEstimate } from '#core/viewport/bounds.ts'
import { useCamera } from '#core/viewport/camera-state.ts'
import type { Camera } from '#core/viewport/camera.ts'
import { cameraBeside } from '#core/viewport/fit.ts'
import { useHere, type Here } from '#features/here/here-address.ts'
import type { Padding } from '#map/camera/world.ts'
import { freeOfWindow, viewWithin } from '../layout.ts'
import { useMapPadding } from '../panels/map-room.ts'

const CLOSE = 13
const EUROPE: Camera = { zoom: 4, lat: 52, lng: 12 }

const StartCamera = createContext<Camera>(EUROPE)

/** Where the map looks: as the address says, else as it did at the start. */
export function useMapCamera(): Camera {
  const [camera] = useCamera()
  const start = use(StartCamera)
  return camera ?? start
}

/** Gives a page its start: where its map looks at first, and until that is there to be measured, what it will show. */
export function StartView({ children }: { readonly children: ReactNode }) {
  const padding = useMapPadding()
  return (
    <StartCamera value={useStartCamera(padding)}>
      <Estimated padding={padding}>{children}</Estimated>
    </StartCamera>
  )
}

/** At the place that the address asks about, else as the operator says, else where the data is. */
function useStartCamera(padding: Padding): Camera {
  const { startView, dataBounds } = useAppConfig()
  const [here] = useHere()
  // Once for all: a start that moved with the panels would be no start.
  const [start] = useState(
    () =>
      cameraOver(here) ??
      startView ??
      (dataBounds === null ? EUROPE : cameraBeside(dataBounds, freeOfWindow(padding, []))),
  )
  return start
}

function cameraOver(here: Here | null): Camera | null {
  return here === null || here === 'position' ? null : { zoom: CLOSE, lat: here.lat, lng: here.lng }
}

/** The list need not wait for the map; once that is there, who follows it need not follow the address too. */
function Estimated({ padding, children }: { readonly padding: Padding; readonly children: ReactNode }) {
  const camera = useMapCamera()
  const { left, right, top, bottom } = padding
  const view = useMemo(() => viewWithin(camera, { left, right, top, bottom }), [camera, left, right, top, bottom])
  return <ViewEstimate value={useIsMapDrawn() ? null : view}>{children}</ViewEstimate>
}
