import type { Size } from '#core/viewport/size.ts'

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

/** Whether a place lies on a map of that size. */
export function isOn({ x, y }: Pixel, { width, height }: Size): boolean {
  return x >= 0 && x <= width && y >= 0 && y <= height
}

/** The middle of what panels leave free of a map of that size, in px from its corner. */
export function freeMiddle({ width, height }: Size, { left, right, top, bottom }: Padding): [number, number] {
  return [(left + width - right) / 2, (top + height - bottom) / 2]
}
