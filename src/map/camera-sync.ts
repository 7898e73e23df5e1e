import { useEffect, useEffectEvent, useRef } from 'react'
import type { PaddingOptions } from 'maplibre-gl'
import type { BBox } from '#contract/geometry.ts'
import type { Camera } from '#viewport/camera.ts'
import { useMapEvent, useMapInstance } from './map-instance.ts'
import { boundsSeen, cameraOf, freeMiddle, isElsewhere, type Padding } from './world.ts'

/** How long a movement of the camera takes, in ms; MapLibre skips it where less motion is wished for. */
export const CAMERA_MS = 400

export interface CameraProps {
  /** Where the map looks: its centre is the middle of what the panels leave free. A change moves the map there. */
  readonly camera: Camera
  /** What panels cover of the map. A change of it alone leaves the picture where it is. */
  readonly padding: Padding
  /** The map came to rest elsewhere than `camera` says. */
  readonly onCameraChange: (camera: Camera) => void
  /** What is seen of the map beside the panels, at first and whenever it comes to rest. */
  readonly onBoundsChange: (bounds: BBox, zoom: number) => void
}

/** Keeps the map and the camera outside in step. */
export function CameraSync({ camera, padding, onCameraChange, onBoundsChange }: CameraProps) {
  const map = useMapInstance()
  const { left, right, top, bottom } = padding
  const { zoom, lat, lng } = camera
  const reportRest = () => {
    if (isElsewhere(map, camera)) onCameraChange(cameraOf(map))
    onBoundsChange(boundsSeen(map), map.getZoom())
  }
  useMapEvent('moveend', reportRest)
  const reportFirst = useEffectEvent(reportRest)
  useEffect(() => reportFirst(), [])
  const followed = useRef(camera)
  useEffect(
    function follow() {
      const { lat: knownLat, lng: knownLng, zoom: knownZoom } = followed.current
      followed.current = { zoom, lat, lng }
      const moved = knownZoom !== zoom || knownLat !== lat || knownLng !== lng
      const next = { left, right, top, bottom }
      const sameRoom = isSamePadding(map.getPadding(), next)
      if (moved && !(sameRoom && (map.isMoving() || !isElsewhere(map, { zoom, lat, lng })))) {
        map.easeTo({ center: [lng, lat], zoom, padding: next, duration: CAMERA_MS })
      } else if (!sameRoom) {
        const { clientWidth: width, clientHeight: height } = map.getContainer()
        // The picture stays where it is: only what counts as its middle moves.
        map.jumpTo({ center: map.unproject(freeMiddle({ width, height }, next)), padding: next })
      }
    },
    [map, zoom, lat, lng, left, right, top, bottom],
  )
  return null
}

function isSamePadding(now: PaddingOptions, next: Padding): boolean {
  return now.left === next.left && now.right === next.right && now.top === next.top && now.bottom === next.bottom
}
