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

/** Where the top of the screen points, in degrees clockwise from north; null where no compass tells. */
export function useHeading(): number | null {
  const [heading, setHeading] = useState<number | null>(null)
  const turned = (event: DeviceOrientationEvent) => {
    const told = headingOf(event, window.screen.orientation?.angle ?? 0)
    if (told !== null) setHeading(Math.round(told / STEP) * STEP)
  }
  useWindowEvent('deviceorientationabsolute', turned)
  useWindowEvent('deviceorientation', turned)
  return heading
}

/** What a compass tells of the device: iOS names the heading; elsewhere it is counted the other way round. */
interface Compass extends Pick<DeviceOrientationEvent, 'alpha' | 'absolute'> {
  readonly webkitCompassHeading?: unknown
}

/** The heading of a screen that is turned by so many degrees on its device; null where what is told is no heading. */
export function headingOf({ alpha, absolute, webkitCompassHeading: named }: Compass, turn: number): number | null {
  const ofDevice = typeof named === 'number' ? named : absolute && alpha !== null ? 360 - alpha : null
  return ofDevice === null ? null : (ofDevice + turn) % 360
}
