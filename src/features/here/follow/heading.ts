import { useState } from 'react'
import { useWindowEvent } from '#core/ui/hooks/use-window-event.ts'

/** Finer, in degrees, an arrow trembles and tells no more. */
const STEP = 5

/** Asks for the compass, where a device wants that to be asked in a press of the visitor. */
export function askForCompass(): void {
  if (!('DeviceOrientationEvent' in window)) return
  const ask: unknown = Reflect.get(DeviceOrientationEvent, 'requestPermission')
  if (typeof ask === 'function') void Promise.resolve(Reflect.apply(ask, DeviceOrientationEvent, [])).catch(() => null)
}

/** Where the top of the device points, in degrees clockwise from north; null where no compass tells. */
export function useHeading(): number | null {
  const [heading, setHeading] = useState<number | null>(null)
  const turned = (event: DeviceOrientationEvent) => {
    const told = headingOf(event)
    if (told !== null) setHeading(Math.round(told / STEP) * STEP)
  }
  useWindowEvent('deviceorientationabsolute', turned)
  useWindowEvent('deviceorientation', turned)
  return heading
}

/** iOS names it; elsewhere it is counted the other way round, and only true where it is absolute. */
function headingOf(event: DeviceOrientationEvent): number | null {
  const named: unknown = Reflect.get(event, 'webkitCompassHeading')
  if (typeof named === 'number') return named
  return event.absolute && event.alpha !== null ? (360 - event.alpha) % 360 : null
}
