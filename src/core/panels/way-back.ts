import { create } from 'zustand'
import type { Uuid } from '#contract/ids.ts'
import { serializeCamera, type Camera } from '#core/viewport/camera.ts'

/** Where somebody was who opened a record from the list, and where that has led the map. */
export interface WayBack {
  readonly uuid: Uuid
  readonly from: Camera
  readonly to: Camera
}

const useWayStore = create<{ readonly way: WayBack | null }>(() => ({ way: null }))

/** Keeps the way; null: nothing was opened from the list, or the map has stayed. */
export function wayBackKept(way: WayBack | null): void {
  useWayStore.setState({ way })
}

/** The way back from a record; null where the map has been moved since. */
export function wayBackFrom(uuid: Uuid, camera: Camera | null): WayBack | null {
  const { way } = useWayStore.getState()
  const isThere = camera !== null && way !== null && serializeCamera(camera) === serializeCamera(way.to)
  return isThere && way.uuid === uuid ? way : null
}
