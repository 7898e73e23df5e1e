import { useEffect, useEffectEvent } from 'react'
import { placeMeasured, positionAsked, type MeasuredPlace } from './position.ts'

/** After so long without a word a device is asked, and after as long again it counts as telling no position. */
const PATIENCE_MS = 15_000
const MEASURED: PositionOptions = { enableHighAccuracy: true, timeout: PATIENCE_MS }

/** Whether a device tells where it is, again and again. */
export const canWatch = (): boolean => 'geolocation' in navigator

/** Tells each place that the device measures, for as long as `isOn`; `onLost`: it tells none, at least for now. */
export function usePositionWatch(isOn: boolean, onPlace: (place: MeasuredPlace) => void, onLost: () => void): void {
  const told = useEffectEvent(onPlace)
  const lost = useEffectEvent(onLost)
  useEffect(
    function watchWhileOn() {
      if (!isOn) return
      positionAsked()
      return watchPosition(
        (place) => told(place),
        () => lost(),
      )
    },
    [isOn],
  )
}

/**
 * Tells each place that the device measures, and when it measures none. After that places may come again. Returns how to
 * end it.
 */
export function watchPosition(onPlace: (place: MeasuredPlace) => void, onLost: () => void): () => void {
  const { geolocation } = navigator
  let silence: ReturnType<typeof setTimeout> | undefined
  let [places, isOver] = [0, false]
  const heard = (tell: () => void) => {
    if (isOver) return
    clearTimeout(silence)
    silence = setTimeout(ask, PATIENCE_MS)
    tell()
  }
  const measured = (told: GeolocationPosition) => {
    places++
    heard(() => onPlace(placeMeasured(told)))
  }
  // Browsers keep silent about a place that is the same as before, and most of them also about one that is lost.
  const ask = () => {
    clearTimeout(silence)
    const before = places
    const failed = () => places === before && heard(onLost)
    geolocation.getCurrentPosition(measured, failed, { ...MEASURED, maximumAge: 0 })
  }
  const failed = ({ code, TIMEOUT }: GeolocationPositionError) =>
    code === TIMEOUT && places > 0 && !isOver ? ask() : heard(onLost)
  const watch = geolocation.watchPosition(measured, failed, { ...MEASURED, maximumAge: 5000 })
  return () => {
    isOver = true
    clearTimeout(silence)
    geolocation.clearWatch(watch)
  }
}
