import type { Heights } from './heights.ts'

/** Heights of one arc second, with room for rounding. */
export const FINE = 1.01 / 3600

/** The zoom of tiles of 256 pixels that shows all that heights have. */
export function reliefZoom({ resolution }: Pick<Heights, 'resolution'>): number {
  return resolution <= FINE ? 13 : 12
}
