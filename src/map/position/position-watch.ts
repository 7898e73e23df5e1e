import { useEffect, useEffectEvent } from 'react'
import { positionAsked, type MeasuredPlace } from './position.ts'

/** Whether a device tells where it is, again and again. */
export const canWatch = (): boolean => 'geolocation' in navigator

/** Tells each place that the device measures, for as long as `isOn`; `onLost`: it tells none, at least for now. */
export function usePositionWatch(isOn: boolean, onPlace: (place: MeasuredPlace) => void, onLost: () => void): void {
  const told = useEffectEvent(onPlace)
  const lost = useEffectEvent(onLost)
  useEffect(
    function watchPosition() {
      if (!isOn) return
      positionAsked()
      const watch = navigator.geolocation.watchPosition(
        ({ coords: { longitude: lng, latitude: lat, accuracy } }) => told({ lng, lat, accuracy }),
        () => lost(),
        { enableHighAccuracy: true, maximumAge: 5000 },
      )
      return () => navigator.geolocation.clearWatch(watch)
    },
    [isOn],
  )
}
