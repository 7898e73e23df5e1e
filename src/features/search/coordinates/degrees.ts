import { halvesOf, type Half } from './angle.ts'
import { isOnEarth, type Reading } from './reading.ts'
import { tokensOf } from './tokens.ts'

/** What a text gives as latitude and longitude in degrees, with minutes and seconds or without. */
export function readDegrees(text: string): readonly Reading[] {
  const tokens = tokensOf(text)
  return tokens === null ? [] : halvesOf(tokens).flatMap(([first, second]) => inOrder(first, second))
}

function inOrder(first: Half, second: Half): readonly Reading[] {
  if (first.axis !== null && first.axis === second.axis) return []
  const notation = (['decimal', 'minutes', 'seconds'] as const)[Math.max(first.parts, second.parts) - 1] ?? 'decimal'
  const told = first.axis !== null || second.axis !== null
  const isLatFirst = first.axis === 'lat' || second.axis === 'lng'
  const latLng = { lat: first.value, lng: second.value, notation, order: told ? null : 'lat-lng' } as const
  const lngLat = { lat: second.value, lng: first.value, notation, order: told ? null : 'lng-lat' } as const
  const readings = told ? [isLatFirst ? latLng : lngLat] : [latLng, lngLat]
  return readings.filter(isOnEarth)
}
