import type { LatLng } from '#core/viewport/coordinates.ts'

/** How coordinates were written. */
export type Notation = 'decimal' | 'minutes' | 'seconds' | 'geo' | 'link' | 'utm' | 'mgrs'

/** A place that a text can be read as; in degrees (WGS 84). */
export interface Reading extends LatLng {
  readonly notation: Notation
  /** Which of two numbers was taken as which, where nothing but their order says so. */
  readonly order: 'lat-lng' | 'lng-lat' | null
}

/** Whether a place is on Earth. */
export function isOnEarth({ lat, lng }: LatLng): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180
}

/** Readings that lead to different places; of those that lead to the same one, the first. */
export function distinct(readings: readonly Reading[]): readonly Reading[] {
  const places = new Map<string, Reading>()
  for (const reading of readings) {
    const key = `${reading.lat.toFixed(6)}/${reading.lng.toFixed(6)}`
    if (isOnEarth(reading) && !places.has(key)) places.set(key, reading)
  }
  return [...places.values()]
}
