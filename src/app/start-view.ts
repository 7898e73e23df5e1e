import { useEffect, useState } from 'react'
import { useAppConfig } from '#api/app-config.ts'
import type { Padding } from '#map/world.ts'
import { viewMeasured, useView } from '#viewport/bounds.ts'
import { useCamera } from '#viewport/camera-state.ts'
import type { Camera } from '#viewport/camera.ts'
import { fitCamera } from '#viewport/fit.ts'
import { spaceWithin } from './layout.ts'
import { viewOf } from '#viewport/estimate.ts'

const EUROPE: Camera = { zoom: 4, lat: 52, lng: 12 }

/** Where the map looks: as the address says, else the operator, else where the data is. */
export function useStartCamera(padding: Padding): Camera {
  const { startView, dataBounds } = useAppConfig()
  const [camera] = useCamera()
  // Once for all: a start that moved with the panels would be no start.
  const [usual] = useState(
    () => startView ?? (dataBounds === null ? EUROPE : fitCamera(dataBounds, spaceWithin(padding))),
  )
  return camera ?? usual
}

/** Before the map is there to measure it, the view is what the camera will show: the list need not wait. */
export function useStartView(camera: Camera, { left, right, top, bottom }: Padding): void {
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
