import type { ColourToken } from '../theme/palette.ts'

/** One painted path of an icon. `paper` is what lies around it: the panel in the page, the casing on the map. */
export interface Shape {
  /** An SVG path in the icon's own units. */
  readonly d: string
  readonly fill?: ColourToken | 'paper'
  readonly stroke?: ColourToken | 'paper'
  readonly width?: number
  /** Dash and gap. */
  readonly dash?: readonly [number, number]
}

/** What an icon is made of: its outline, which a map backs with a casing, and its shapes from the bottom up. */
export interface StatusShapes {
  readonly outline: string
  readonly shapes: readonly Shape[]
}

/** Icons are drawn in a square of this many units. */
export const ICON_UNITS = 24

const C = ICON_UNITS / 2
const HANDS = 'M12 7.2V12L15.4 14.3'

/** The icon of each status: a shape of its own, so that colour is never needed to tell them apart. */
export const statusShapes = {
  'in-force': {
    outline: circle(10),
    shapes: [
      { d: circle(10), fill: 'current' },
      { d: rect(6, 10, 12, 4), fill: 'paper' },
    ],
  },
  voluntary: {
    outline: circle(10),
    shapes: [
      { d: circle(9.3), fill: 'paper', stroke: 'current', width: 1.5 },
      { d: rect(6.6, 10.7, 10.8, 2.6), fill: 'current' },
    ],
  },
  'other-hours': {
    outline: circle(10),
    shapes: [
      { d: circle(8.9), fill: 'paper', stroke: 'current', width: 2.3 },
      { d: HANDS, stroke: 'current', width: 1.8 },
    ],
  },
  upcoming: {
    outline: circle(10),
    shapes: [
      { d: circle(9), fill: 'paper', stroke: 'upcoming', width: 2, dash: [4.7, 2.37] },
      { d: HANDS, stroke: 'upcoming', width: 1.8 },
    ],
  },
  notice: {
    outline: square(9.6, 3.6),
    shapes: [
      { d: square(9, 3), fill: 'notice-fill', stroke: 'notice', width: 1.3 },
      { d: rect(10.8, 10.4, 2.4, 7.2), fill: 'notice-ink' },
      { d: circle(1.6, C, 7.4), fill: 'notice-ink' },
    ],
  },
  expired: {
    outline: circle(7.8),
    shapes: [
      { d: circle(7), fill: 'paper', stroke: 'expired', width: 1.6 },
      { d: 'M9.4 14.6L14.6 9.4', stroke: 'expired', width: 1.6 },
    ],
  },
} as const satisfies Record<string, StatusShapes>

export type StatusIconName = keyof typeof statusShapes

function circle(r: number, x = C, y = C): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}

function rect(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`
}

/** A square of half-width `half` around the centre, with rounded corners. */
function square(half: number, r: number): string {
  const side = 2 * (half - r)
  const corner = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`
  return `M${C - half + r} ${C - half}h${side}${corner(r, r)}v${side}${corner(-r, r)}h${-side}${corner(-r, -r)}v${-side}${corner(r, -r)}z`
}
