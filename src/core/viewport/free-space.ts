import type { Size } from './size.ts'

/** Something that stands in a corner of the map: which one, and how far it reaches from there, in px. */
export interface Corner extends Size {
  readonly x: 'left' | 'right'
  readonly y: 'top' | 'bottom'
}

/** A part of the map: its size, and how far its middle lies from that of the whole, in px to the right and down. */
export interface Space extends Size {
  readonly dx: number
  readonly dy: number
}

/** The part of a map, beside what stands in its corners, in which a box of those proportions is largest. */
export function spaceBeside(size: Size, corners: readonly Corner[], shape: Size): Space {
  const spaces = Array.from({ length: 2 ** corners.length }, (_, choice) => {
    const insets = { left: 0, right: 0, top: 0, bottom: 0 }
    // Each is passed at its side, or above or below it.
    for (const [index, { x, y, width, height }] of corners.entries()) {
      if ((choice >> index) % 2 === 1) insets[x] = Math.max(insets[x], width)
      else insets[y] = Math.max(insets[y], height)
    }
    return within(size, insets)
  })
  const scaleIn = (space: Size) => Math.min(space.width / shape.width, space.height / shape.height)
  return spaces.reduce((best, space) => (scaleIn(space) > scaleIn(best) ? space : best))
}

type Insets = Record<Corner['x'] | Corner['y'], number>

function within({ width, height }: Size, { left, right, top, bottom }: Insets): Space {
  return { width: width - left - right, height: height - top - bottom, dx: (left - right) / 2, dy: (top - bottom) / 2 }
}

/** Whether something, by its place from the middle of a map of that size, lies in it and in none of its corners. */
export function isFree(part: Space, size: Size, corners: readonly Corner[]): boolean {
  const left = size.width / 2 + part.dx - part.width / 2
  const top = size.height / 2 + part.dy - part.height / 2
  const gaps = { left, top, right: size.width - left - part.width, bottom: size.height - top - part.height }
  return (
    Object.values(gaps).every((gap) => gap >= 0) &&
    corners.every(({ x, y, width, height }) => gaps[x] >= width || gaps[y] >= height)
  )
}
