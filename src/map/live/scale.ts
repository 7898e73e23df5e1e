import { metresPerPixel } from '#contract/geo/mercator.ts'

/** A round distance, and how long it is on the map. */
export interface Scale {
  readonly metres: number
  /** In px. */
  readonly width: number
}

/** The longest round distance (1, 2 or 5 and zeros) that is not wider than `limit` px at a latitude. */
export function scaleAt(place: { readonly zoom: number; readonly lat: number }, limit: number): Scale {
  const pixel = metresPerPixel(place)
  const power = 10 ** Math.floor(Math.log10(limit * pixel))
  const metres = [5, 2, 1].map((step) => step * power).find((round) => round <= limit * pixel) ?? power
  return { metres, width: metres / pixel }
}
