import { useEffect, useEffectEvent, useState } from 'react'
import { useAppConfig } from '#core/api/app-config.ts'
import type { Camera } from '#core/viewport/camera.ts'
import { isWindowTurning } from '#core/viewport/window-turn.ts'
import { isSameCamera, type CameraProps } from '../camera/camera-props.ts'
import { keptWithin } from '../camera/region.ts'
import { heldAfter, type Held } from './held.ts'

/**
 * Where the picture looks: where it is asked to, within the operator's region. While panels come and go it stays where it
 * is: only what counts as its middle moves, which is reported. When the window is turned, its middle stays.
 */
export function useStaticCamera({
  camera: asked,
  padding,
  onCameraChange,
}: Omit<CameraProps, 'onBoundsChange'>): Camera {
  const { region } = useAppConfig()
  const within = region === null ? asked : keptWithin(region.bbox, asked)
  const [before, hold] = useState<Held>({ asked, padding, camera: within })
  const held = heldAfter(before, asked, padding, within, isWindowTurning())
  if (held !== before) hold(held)
  const { camera } = held
  const unreported = isSameCamera(camera, asked) ? null : camera
  const notify = useEffectEvent(onCameraChange)
  useEffect(() => {
    if (unreported !== null) notify(unreported)
  }, [unreported])
  return camera
}
