import type { ColourToken } from '../palette/palette.ts'
import type { DisplayStatus } from './display-status.ts'

/** How the shapes of a display status are painted. Widths are in px; `sunlight` is the one in that theme. */
interface Paint {
  /** Of the edge. One in `notice` has a core in `notice-fill`. */
  readonly colour: ColourToken
  readonly width: number
  readonly sunlight: number
  readonly dashed?: boolean
  /** Of the inside, where it is not that of the edge. */
  readonly fill?: ColourToken
  /** How much of its colour fills the inside, 0 to 1. */
  readonly tint: number
  /** What marks the inside beside its tint; `soft` is a soft line along the edge. */
  readonly inside?: Inside
}

export type Inside = 'hatch' | 'dots' | 'soft'

/** The paint of each display status, for the map and for the samples of it. */
export const PAINTS: Readonly<Record<DisplayStatus, Paint>> = {
  'closed-now': { colour: 'current', width: 2.2, sunlight: 3.6, tint: 0.1, inside: 'hatch' },
  'advice-now': { colour: 'current', width: 1, sunlight: 2.4, tint: 0.07, inside: 'soft' },
  'zone-unknown': { colour: 'text-2', width: 2.2, sunlight: 3.6, tint: 0.06 },
  'closed-other-hours': { colour: 'current', width: 2.2, sunlight: 3.6, tint: 0.1 },
  'advice-other-hours': { colour: 'current', width: 1, sunlight: 2.4, fill: 'text-2', tint: 0.06 },
  'upcoming-closure': { colour: 'upcoming', width: 2, sunlight: 3.4, dashed: true, tint: 0.05, inside: 'dots' },
  'upcoming-advice': { colour: 'upcoming', width: 1.2, sunlight: 2.4, dashed: true, tint: 0.03 },
  notice: { colour: 'notice', width: 3.2, sunlight: 4.8, tint: 0.1 },
  'upcoming-notice': { colour: 'notice', width: 3.2, sunlight: 4.8, dashed: true, tint: 0 },
  expired: { colour: 'expired', width: 1.5, sunlight: 2.4, tint: 0 },
}

/** Dash and gap of an edge, in its widths. */
export const DASH: readonly [number, number] = [2.6, 1.7]

/** The width of the core in the edge of a notice, in px. */
export const CORE = { width: 1.3, sunlight: 2.7 }
