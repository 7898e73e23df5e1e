import type { Camera } from '#core/viewport/camera.ts'
import { isSameCamera, isSamePadding } from '../camera/camera-props.ts'
import { freeMiddle, type Padding } from '../camera/world.ts'
import { cameraBeside } from './frame.ts'

/** What was asked for last, and where the picture then looked. */
export interface Held {
  readonly asked: Camera
  readonly padding: Padding
  readonly camera: Camera
}

/**
 * What is held once a camera (`within`: as far as the region allows) and a padding are asked for. `isTurning`: the
 * window is another one, in which the middle stays.
 */
export function heldAfter(before: Held, asked: Camera, padding: Padding, within: Camera, isTurning: boolean): Held {
  if (!isSameCamera(before.asked, asked)) {
    const isReported = isSameCamera(before.camera, asked) && isSamePadding(before.padding, padding)
    return { asked, padding, camera: isReported ? before.camera : within }
  }
  if (isSamePadding(before.padding, padding)) return before
  if (isTurning) return { ...before, padding }
  const nowhere = { width: 0, height: 0 }
  const [fromX, fromY] = freeMiddle(nowhere, before.padding)
  const [toX, toY] = freeMiddle(nowhere, padding)
  return { asked, padding, camera: cameraBeside(before.camera, { x: toX - fromX, y: toY - fromY }) }
}
