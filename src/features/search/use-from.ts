import { useMemo } from 'react'
import { boxCentre } from '#contract/geo/box.ts'
import type { LatLng } from '#core/viewport/coordinates.ts'
import { useViewOf } from '#core/viewport/bounds.ts'

/** Where the map looks, to a degree: small moves ask for nothing new. */
export function useFrom(): LatLng {
  const middle = useViewOf((view) =>
    boxCentre(view?.bounds ?? [-10, 35, 30, 65])
      .map(Math.round)
      .join(),
  )
  return useMemo(() => {
    const [lng = 0, lat = 0] = middle.split(',').map(Number)
    return { lng, lat }
  }, [middle])
}
