import type { ReactNode } from 'react'
import type { Gestures } from '#core/embed/options.ts'
import type { CameraProps } from '../camera/camera-props.ts'
import type { MapLayer } from '../map-layer.ts'
import type { Click } from '#core/selection/choice.ts'
import type { LatLng } from '#core/viewport/coordinates.ts'
import type { MeasuredPlace } from '../position/position.ts'
import type { MapTrouble } from './trouble.ts'

/** Which of the buttons that not every map has are on it. */
export interface MapControls {
  readonly locate: boolean
  readonly legend: boolean
}

/** What a map is given, and what it tells, whatever draws it. */
export interface MapViewProps extends CameraProps {
  /** What it shows, bottom to top. */
  readonly layers: readonly MapLayer[]
  /** What it shows in words, for those who don't see it; empty while that is not known. */
  readonly description: string
  /**
   * What moves the map: `greedy`: wheel, fingers and keys that are on it; `cooperative`: one finger and the wheel alone
   * scroll the page that it is a part of.
   */
  readonly gestures: Gestures
  readonly controls: MapControls
  /** A click, on one thing, on several or on none. */
  readonly onClick: (click: Click) => void
  /** Takes the taps on the map, which then select nothing; null: nobody does. */
  readonly onTap?: ((place: LatLng) => void) | null
  /** The visitor wants to know what applies at a place: one pointed at, or the device's own. */
  readonly onAsk: (place: LatLng | MeasuredPlace) => void
  /** What cannot be shown, as soon as that is known; null when all is well again. */
  readonly onError: (trouble: MapTrouble | null) => void
  /** What else stands on the map. */
  readonly children?: ReactNode
}
