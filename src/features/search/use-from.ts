import { useMemo } from 'react'
import { boxCentre } from '#contract/geo/box.ts'
import type { LatLng } from '#core/viewport/coordinates.ts'
import { useView } from '#core/viewport/bounds.ts'

/** Where the map looks, to a degree: small moves ask for nothing new. */
export function useFrom(): LatLng {
  const centre = boxCentre(useView()?.bounds ?? [-10, 35, 30, 65])
  const lng = Math.round(centre[0])
  const lat = Math.round(centre[1])
  return useMemo(() => ({ lng, lat }), [lng, lat])
}
