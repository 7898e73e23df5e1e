import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useTimer } from '#core/ui/hooks/use-timer.ts'
import { isWindowTurning } from '#core/viewport/window-turn.ts'
import { useMapEvent, useMapInstance } from './map-instance.ts'
import { boundsSeen, cameraOf, hasRoom, isElsewhere, sizeOf } from './map-camera.ts'
import { isSameCamera, isSamePadding, type CameraProps } from '../camera/camera-props.ts'
import { freeMiddle } from '../camera/world.ts'

/** How long a movement of the camera takes, in ms; MapLibre skips it where less motion is wished for. */
export const CAMERA_MS = 400

/** Keeps the map and the camera outside in step. */
export function CameraSync({ camera, padding, onCameraChange, onBoundsChange }: CameraProps) {
  const map = useMapInstance()
  const { left, right, top, bottom } = padding
  const { zoom, lat, lng } = camera
  const turning = useRef(false)
  /** Where the map was last sent, or came to rest by itself. */
  const agreed = useRef(camera)
  /** Whether it is on its way to where it was sent. */
  const isSent = useRef(false)
  const rest = useTimer()
  const reportRest = () => {
    if (map.isMoving() || !hasRoom(map)) return
    if (isElsewhere(map, camera)) {
      agreed.current = cameraOf(map)
      onCameraChange(agreed.current)
    }
    onBoundsChange(boundsSeen(map), map.getZoom())
  }
  useMapEvent('moveend', () => {
    // Where a movement is broken off for another is no place to rest.
    if (turning.current) return
    isSent.current = false
    // The page does much for a new place: not within the map's frame, which would hold up the next.
    rest.start(reportRest, 0)
  })
  const reportFirst = useEffectEvent(reportRest)
  useEffect(function reportStart() {
    reportFirst()
  }, [])
  const followed = useRef({ camera, padding })
  // Before the map can come to rest where it was sent before, and report that as the visitor's doing.
  useLayoutEffect(
    function follow() {
      const known = followed.current
      const next = { camera: { zoom, lat, lng }, padding: { left, right, top, bottom } }
      followed.current = next
      const moved = !isSameCamera(known.camera, next.camera) && !isSameCamera(agreed.current, next.camera)
      const covered = !isSamePadding(known.padding, next.padding)
      if (moved) agreed.current = next.camera
      if ((moved && (map.isMoving() || isElsewhere(map, next.camera))) || (covered && isSent.current)) {
        turning.current = true
        map.stop()
        turning.current = false
        isSent.current = true
        map.easeTo({ center: [lng, lat], zoom, padding: next.padding, duration: CAMERA_MS })
      } else if (covered) {
        // The picture stays where it is: only what counts as its middle moves. In a window that is turned the middle stays.
        const isKept = hasRoom(map) && !isWindowTurning()
        const middle = freeMiddle(sizeOf(map), next.padding)
        map.jumpTo({ padding: next.padding, ...(isKept && { center: map.unproject(middle) }) })
      }
    },
    [map, zoom, lat, lng, left, right, top, bottom],
  )
  return null
}
