import { boxCentre, boxWidth, wrappedBox } from '#contract/geo/box.ts'
import type { BBox, LngLat } from '#contract/geometry.ts'
import type { Region } from '#core/packs/pack.ts'
import { boxRegion, circleRegion } from '#core/packs/region/regions.ts'
import { widened } from '#core/viewport/geometry/globe.ts'

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

/** How much of what is around an area is taken with it: a share of its size, and so many metres at least. */
const AROUND_AREA = 0.15
const LEAST_AROUND = 1000

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
      return area && boxRegion('area', aroundArea(area.box))
    case 'around': {
      const middle = { middle: view && boxCentre(view), position, place: place?.at ?? null }[centre]
      return middle && circleRegion(middle, radius)
    }
    case 'along':
      return route && (await import('#core/packs/region/corridor.ts')).corridorRegion(route.lines, width)
  }
}

/** An area's box and what is around it; of an area that is known as a point alone a kilometre to each side. */
function aroundArea(box: BBox): BBox {
  const [west, south, , north] = box
  const east = west + boxWidth(box)
  const [x, y] = [(east - west) * AROUND_AREA, (north - south) * AROUND_AREA]
  const least = widened([west, south, east, north], LEAST_AROUND)
  return wrappedBox([
    Math.min(least[0], west - x),
    Math.min(least[1], south - y),
    Math.max(least[2], east + x),
    Math.max(least[3], north + y),
  ])
}
