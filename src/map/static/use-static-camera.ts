import { useEffect, useEffectEvent, useState } from 'react'
import { useAppConfig } from '#core/api/app-config.ts'
import type { Camera } from '#core/viewport/camera.ts'
import { isSameCamera, isSamePadding, type CameraProps } from '../camera/camera-props.ts'
import { keptWithin } from '../camera/region.ts'
import { freeMiddle, type Padding } from '../camera/world.ts'
import { cameraBeside } from './frame.ts'

/** What was asked for last, and where the picture then looked. */
export interface Held {
  readonly asked: Camera
  readonly padding: Padding
  readonly camera: Camera
}

/**
 * Where the picture looks: where it is asked to, within the operator's region. While panels come and go it stays where it
 * is: only what counts as its middle moves, which is reported.
 */
export function useStaticCamera({
  camera: asked,
  padding,
  onCameraChange,
}: Omit<CameraProps, 'onBoundsChange'>): Camera {
  const { region } = useAppConfig()
  const within = region === null ? asked : keptWithin(region.bbox, asked)
  const [before, hold] = useState<Held>({ asked, padding, camera: within })
  const held = heldAfter(before, asked, padding, within)
  if (held !== before) hold(held)
  const { camera } = held
  const unreported = isSameCamera(camera, asked) ? null : camera
  const notify = useEffectEvent(onCameraChange)
  useEffect(() => {
    if (unreported !== null) notify(unreported)
  }, [unreported])
  return camera
}

/** Pure: what is held once a camera (`within`: as far as the region allows) and a padding are asked for. */
export function heldAfter(before: Held, asked: Camera, padding: Padding, within: Camera): Held {
  if (!isSameCamera(before.asked, asked)) {
    const isReported = isSameCamera(before.camera, asked) && isSamePadding(before.padding, padding)
    return { asked, padding, camera: isReported ? before.camera : within }
  }
  if (isSamePadding(before.padding, padding)) return before
  const nowhere = { width: 0, height: 0 }
  const [fromX, fromY] = freeMiddle(nowhere, before.padding)
  const [toX, toY] = freeMiddle(nowhere, padding)
  return { asked, padding, camera: cameraBeside(before.camera, { x: toX - fromX, y: toY - fromY }) }
}
