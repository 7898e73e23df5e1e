import type { ColourToken } from '#contract/palette/palette.ts'
import type { DisplayStatus } from '#contract/standing/display-status.ts'

/** The edge of a shape: its colour, and how wide it is in px, in sunlight too. */
interface Edge {
  readonly colour: ColourToken
  readonly width: number
  readonly sunlight: number
}

/** How the map edges the shapes of a display status; those of what is upcoming are dashed. */
export const EDGES: Readonly<Record<DisplayStatus, Edge>> = {
  'closed-now': { colour: 'current', width: 2.2, sunlight: 3.6 },
  'advice-now': { colour: 'current', width: 1, sunlight: 2 },
  'zone-unknown': { colour: 'text-2', width: 2.2, sunlight: 3.6 },
  'closed-other-hours': { colour: 'current', width: 2.2, sunlight: 3.6 },
  'advice-other-hours': { colour: 'current', width: 1, sunlight: 2 },
  'upcoming-closure': { colour: 'upcoming', width: 2, sunlight: 3.4 },
  'upcoming-advice': { colour: 'upcoming', width: 1.2, sunlight: 2.2 },
  notice: { colour: 'notice', width: 3.2, sunlight: 4.6 },
  'upcoming-notice': { colour: 'notice', width: 3.2, sunlight: 4.6 },
  expired: { colour: 'expired', width: 1.5, sunlight: 2.4 },
}

/** How much of its colour fills a shape; advice that is not in force is neutral. */
export const TINTS: Readonly<Record<DisplayStatus, number>> = {
  'closed-now': 0.1,
  'advice-now': 0.07,
  'zone-unknown': 0.06,
  'closed-other-hours': 0.1,
  'advice-other-hours': 0.06,
  'upcoming-closure': 0.05,
  'upcoming-advice': 0.03,
  notice: 0.1,
  'upcoming-notice': 0,
  expired: 0,
}

/** The colour that fills a shape. */
export function fillOf(status: DisplayStatus): ColourToken {
  return status === 'advice-other-hours' ? 'text-2' : EDGES[status].colour
}
