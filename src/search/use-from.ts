import { useMemo } from 'react'
import { useView } from '#viewport/bounds.ts'

/** Where the map looks, to a degree: small moves ask for nothing new. */
export function useFrom(): { readonly lng: number; readonly lat: number } {
  const [west, south, east, north] = useView()?.bounds ?? [-10, 35, 30, 65]
  const lng = Math.round((west + (east < west ? east + 360 : east)) / 2)
  const lat = Math.round((south + north) / 2)
  return useMemo(() => ({ lng, lat }), [lng, lat])
}
