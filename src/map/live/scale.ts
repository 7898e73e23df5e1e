const EARTH = 40_075_017
const TILE = 512

/** A round distance, and how long it is on the map. */
export interface Scale {
  readonly metres: number
  /** In px. */
  readonly width: number
}

/** The longest round distance (1, 2 or 5 and zeros) that is not wider than `limit` px at a latitude. */
export function scaleAt({ zoom, lat }: { readonly zoom: number; readonly lat: number }, limit: number): Scale {
  const metresPerPixel = (EARTH / TILE / 2 ** zoom) * Math.cos((lat * Math.PI) / 180)
  const power = 10 ** Math.floor(Math.log10(limit * metresPerPixel))
  const metres = [5, 2, 1].map((step) => step * power).find((round) => round <= limit * metresPerPixel) ?? power
  return { metres, width: metres / metresPerPixel }
}
