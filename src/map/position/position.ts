import { useEffect, useRef, useState } from 'react'
import { create } from 'zustand'
import type { LatLng } from '#core/viewport/coordinates.ts'

/** Where the visitor is, as far as the device tells. */
export type Position =
  | { readonly kind: 'unknown' | 'locating' | 'denied' | 'failed' }
  | ({ readonly kind: 'found' } & MeasuredPlace)

/** A place that a device has measured, to so many metres. */
export interface MeasuredPlace extends LatLng {
  readonly accuracy: number
}

/** At least as near, in zooms, one looks at the position. */
export const NEAR = 12
const PATIENCE_MS = 15_000

/** A place that a device has measured, and when, in epoch ms. */
export type LastMeasured = MeasuredPlace & { readonly at: number }

interface Asked {
  readonly isAsked: boolean
  readonly last: LastMeasured | null
}
const useAskedStore = create<Asked>(() => ({ isAsked: false, last: null }))

/** Whether the visitor has asked for their position since the page was opened; so before it is known. */
export function useIsPositionAsked(): boolean {
  return useAskedStore(({ isAsked }) => isAsked)
}

/** {@link useIsPositionAsked} at this moment. */
export function isPositionAsked(): boolean {
  return useAskedStore.getState().isAsked
}

/** The visitor asks for their position. */
export function positionAsked(): void {
  useAskedStore.setState({ isAsked: true })
}

/** What the device has measured last since the page was opened; null: nothing yet. */
export function useLastMeasured(): LastMeasured | null {
  return useAskedStore(({ last }) => last)
}

/** {@link useLastMeasured} at this moment. */
export function lastMeasured(): LastMeasured | null {
  return useAskedStore.getState().last
}

/** The place of an answer of the device, which is noted as the last one. */
export function placeMeasured({
  coords: { longitude: lng, latitude: lat, accuracy },
}: GeolocationPosition): MeasuredPlace {
  const place = { lng, lat, accuracy }
  useAskedStore.setState({ last: { ...place, at: Date.now() } })
  return place
}

const useShownStore = create<Position>(() => ({ kind: 'unknown' }))

/** The position that the map shows. */
export function useShownPosition(): Position {
  return useShownStore()
}

function positionShown(position: Position): void {
  useShownStore.setState(position, true)
}

/** The position that the map shows, and how its button asks for that and takes it away; `onFound` as in {@link usePosition}. */
export function useMapPosition(onFound: (place: MeasuredPlace) => void) {
  const position = useShownPosition()
  const locate = useLocate(positionShown, onFound)
  const forget = () => positionShown({ kind: 'unknown' })
  useEffect(() => () => positionShown({ kind: 'unknown' }), [])
  return { position, locate, forget }
}

/** The visitor's position, asked for on demand: `onFound` hears of each answer that comes while it is still wanted. */
export function usePosition(onFound: (place: MeasuredPlace) => void) {
  const [position, setPosition] = useState<Position>({ kind: 'unknown' })
  return { position, locate: useLocate(setPosition, onFound) }
}

/** Asks the device where it is. */
function useLocate(onChange: (position: Position) => void, onFound: (place: MeasuredPlace) => void): () => void {
  // A device that was asked cannot be told to stop.
  const isWanted = useRef(false)
  useEffect(function wantItWhileHere() {
    isWanted.current = true
    return () => {
      isWanted.current = false
    }
  }, [])
  return () => {
    positionAsked()
    if (!('geolocation' in navigator)) return onChange({ kind: 'failed' })
    onChange({ kind: 'locating' })
    navigator.geolocation.getCurrentPosition(
      (told) => {
        if (!isWanted.current) return
        const place = placeMeasured(told)
        onChange({ kind: 'found', ...place })
        onFound(place)
      },
      ({ code, PERMISSION_DENIED }) => {
        if (isWanted.current) onChange({ kind: code === PERMISSION_DENIED ? 'denied' : 'failed' })
      },
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: 10_000 },
    )
  }
}
