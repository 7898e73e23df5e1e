import { useMemo } from 'react'
import { boxCentre } from '#contract/geo/box.ts'
import type { LatLng } from '#core/viewport/coordinates.ts'
import { useViewOf, type View } from '#core/viewport/bounds.ts'

/** Where the map looks, to a degree: small moves ask for nothing new. */
export function useFrom(): LatLng {
  const lng = useViewOf((view) => Math.round(middleOf(view).lng))
  const lat = useViewOf((view) => Math.round(middleOf(view).lat))
  return useMemo(() => ({ lng, lat }), [lng, lat])
}

function middleOf(view: View | null): LatLng {
  const [lng, lat] = boxCentre(view?.bounds ?? [-10, 35, 30, 65])
  return { lng, lat }
}
