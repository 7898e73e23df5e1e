/** How a closure looks on the map, in the list and in the legend; the worst first. */
export const LOOKS = ['in-force', 'voluntary', 'other-hours', 'upcoming', 'notice', 'expired'] as const
export type Look = (typeof LOOKS)[number]
