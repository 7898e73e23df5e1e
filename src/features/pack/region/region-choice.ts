import { around, boxCentre } from '#contract/geo/box.ts'
import type { BBox, LngLat } from '#contract/geometry.ts'
import type { Region } from '#core/packs/pack.ts'
import { boxRegion, circleRegion } from '#core/packs/region/regions.ts'

/** What a region can be chosen by, as the app has it at the moment. */
export interface Choices {
  readonly view: BBox | null
  /** The area that is selected. */
  readonly area: { readonly name: string; readonly box: BBox } | null
  /** The route that is loaded. */
  readonly route: { readonly name: string | null; readonly lines: readonly (readonly LngLat[])[] } | null
}

/** How a region is chosen. Distances in kilometres. */
export interface Chosen {
  readonly how: Region['how']
  readonly centre: 'middle' | 'position' | 'place'
  /** The place that was found by its name, or by coordinates: then without a name. */
  readonly place: { readonly name: string; readonly at: LngLat } | null
  readonly radius: number
  readonly width: number
}

export const RADII = [2, 5, 10, 20, 50] as const
export const WIDTHS = [0.5, 1, 2, 5] as const

/** How much of what is around an area is taken with it, as a share of its size. */
const AROUND_AREA = 0.15

/** The region that is chosen; null as long as something is missing for it, such as the position. */
export async function regionOf(
  { view, area, route }: Choices,
  { how, centre, place, radius, width }: Chosen,
  position: LngLat | null,
): Promise<Region | null> {
  switch (how) {
    case 'view':
      return view && boxRegion('view', view)
    case 'area':
      return area && boxRegion('area', around(area.box, AROUND_AREA))
    case 'around': {
      const middle = { middle: view && boxCentre(view), position, place: place?.at ?? null }[centre]
      return middle && circleRegion(middle, radius)
    }
    case 'along':
      return route && (await import('#core/packs/region/corridor.ts')).corridorRegion(route.lines, width)
  }
}
