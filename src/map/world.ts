import type { BBox } from '#contract/geometry.ts'

/** What panels cover at each side of the map, in px. */
export interface Padding {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** A place on a map, in px from its corner. */
export interface Pixel {
  readonly x: number
  readonly y: number
}

/** A longitude between -180 and 180. */
export function wrapLng(lng: number): number {
  return lng >= -180 && lng <= 180 ? lng : ((((lng + 180) % 360) + 360) % 360) - 180
}

/** The longitude of the same place that is nearest to another, on whichever side of 180°. */
export function nearestLng(lng: number, to: number): number {
  return to + wrapLng(lng - to)
}

/** Whether a place lies on a map of that size. */
export function isOn({ x, y }: Pixel, { width, height }: { readonly width: number; readonly height: number }): boolean {
  return x >= 0 && x <= width && y >= 0 && y <= height
}

/** A box between two unwrapped longitudes; the whole turn where it is one. */
export function boxOf([west, east]: readonly [number, number], [south, north]: readonly [number, number]): BBox {
  return east - west >= 360 ? [-180, south, 180, north] : [wrapLng(west), south, wrapLng(east), north]
}

/** The middle of what panels leave free of a map of that size, in px from its corner. */
export function freeMiddle(
  { width, height }: { readonly width: number; readonly height: number },
  { left, right, top, bottom }: Padding,
): [number, number] {
  return [(left + width - right) / 2, (top + height - bottom) / 2]
}
