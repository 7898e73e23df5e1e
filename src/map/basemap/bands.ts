/**
 * The files that the basemap's data comes in. `far` draws the whole map on the small scales, `near` the whole map on
 * the others, and `villages` adds to that the small places.
 */
export const BANDS = ['far', 'near', 'villages'] as const
export type BandName = (typeof BANDS)[number]

/** The lowest tile zoom that each band is for. */
export const FIRST_ZOOM = { far: 0, near: 5, villages: 8 } as const satisfies Record<BandName, number>

/** The bands that a tile of zoom `z` is cut from. */
export function bandsAt(z: number): readonly BandName[] {
  if (z < FIRST_ZOOM.near) return ['far']
  return z < FIRST_ZOOM.villages ? ['near'] : ['near', 'villages']
}
