import { useEffect, useState } from 'react'
import { useAppConfig } from '#core/api/app-config.ts'
import type { Padding } from '#map/world.ts'
import { viewMeasured, useView } from '#core/viewport/bounds.ts'
import { useCamera } from '#core/viewport/camera-state.ts'
import type { Camera } from '#core/viewport/camera.ts'
import { fitCamera } from '#core/viewport/fit.ts'
import { useHere, type Here } from '#features/here/here-address.ts'
import { spaceWithin } from '../layout.ts'
import { viewOf } from '#core/viewport/estimate.ts'

const CLOSE = 13
const EUROPE: Camera = { zoom: 4, lat: 52, lng: 12 }

/** Where the map looks, and until it is there to measure what it shows, what that will be. */
export function useStart(padding: Padding): Camera {
  const camera = useStartCamera(padding)
  useStartView(camera, padding)
  return camera
}

/** Where the map looks: as the address says, else at the place that it asks about, else as the operator says, else where the data is. */
function useStartCamera(padding: Padding): Camera {
  const { startView, dataBounds } = useAppConfig()
  const [camera] = useCamera()
  const [here] = useHere()
  // Once for all: a start that moved with the panels would be no start.
  const [usual] = useState(
    () => cameraOver(here) ?? startView ?? (dataBounds === null ? EUROPE : fitCamera(dataBounds, spaceWithin(padding))),
  )
  return camera ?? usual
}

function cameraOver(here: Here | null): Camera | null {
  return here === null || here === 'position' ? null : { zoom: CLOSE, lat: here.lat, lng: here.lng }
}

/** Before the map is there to measure it, the view is what the camera will show: the list need not wait. */
function useStartView(camera: Camera, { left, right, top, bottom }: Padding): void {
  const view = useView()
  useEffect(
    function estimateView() {
      if (view !== null) return
      const space = { width: window.innerWidth - left - right, height: window.innerHeight - top - bottom }
      viewMeasured(viewOf(camera, space))
    },
    [view, camera, left, right, top, bottom],
  )
}
