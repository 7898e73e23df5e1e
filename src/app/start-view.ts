import { useEffect } from 'react'
import { useAppConfig } from '#api/app-config.ts'
import type { Padding } from '#map/world.ts'
import { viewMeasured, useView } from '#viewport/bounds.ts'
import { useCamera } from '#viewport/camera.ts'
import { viewOf } from '#viewport/estimate.ts'

/** Before the map is there to measure it, the view is what the camera will show: the list need not wait. */
export function useStartView({ left, right, top, bottom }: Padding): void {
  const { startView } = useAppConfig()
  const [camera] = useCamera()
  const view = useView()
  useEffect(
    function estimateView() {
      if (view !== null) return
      const space = { width: window.innerWidth - left - right, height: window.innerHeight - top - bottom }
      viewMeasured(viewOf(camera ?? startView, space))
    },
    [view, camera, startView, left, right, top, bottom],
  )
}
