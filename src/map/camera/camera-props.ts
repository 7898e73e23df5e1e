import type { BBox } from '#contract/geometry.ts'
import type { Camera } from '#core/viewport/camera.ts'
import type { Padding } from './world.ts'

export interface CameraProps {
  /** Where the map looks: its centre is the middle of what the panels leave free. A change moves the map there. */
  readonly camera: Camera
  /** What panels cover of the map. A change of it alone leaves the picture where it is, but for a window that is turned. */
  readonly padding: Padding
  /** The map came to rest elsewhere than `camera` says. */
  readonly onCameraChange: (camera: Camera) => void
  /** What is seen of the map beside the panels, at first and whenever it comes to rest. */
  readonly onBoundsChange: (bounds: BBox, zoom: number) => void
}

/** Whether two cameras look at the same place from as far away. */
export function isSameCamera(one: Camera, other: Camera): boolean {
  return one.zoom === other.zoom && one.lat === other.lat && one.lng === other.lng
}

/** Whether panels cover as much. */
export function isSamePadding(one: Padding, other: Padding): boolean {
  return one.left === other.left && one.right === other.right && one.top === other.top && one.bottom === other.bottom
}
