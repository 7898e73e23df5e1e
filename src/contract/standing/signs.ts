import type { ColourToken } from '../palette/palette.ts'
import type { DisplayStatus } from './display-status.ts'

/** One painted path of a sign. `paper` is what lies around it: the panel in the page, the casing on the map. */
export interface Shape {
  /** An SVG path in the sign's own units. */
  readonly d: string
  readonly fill?: ColourToken | 'paper'
  readonly stroke?: ColourToken | 'paper'
  readonly width?: number
  /** Dash and gap. */
  readonly dash?: readonly [number, number]
}

/** What a sign is made of: its outline, which a map backs with a casing, and its shapes from the bottom up. */
export interface Sign {
  readonly outline: string
  readonly shapes: readonly Shape[]
}

/** Signs are drawn in a square of this many units. */
export const SIGN_UNITS = 24

const C = SIGN_UNITS / 2
// What holds at other hours has hands to the right, what is to come to the left, so that no colour is needed for that.
const HANDS = 'M12 7V12L15.2 14.2'
const I_BODY = rect(10.8, 10.4, 2.4, 7.2)
const I_DOT = circle(1.6, C, 7.4)

/** The sign of each display status: a shape of its own, so that colour is never needed to tell them apart, at 16 px either. */
export const SIGNS: Readonly<Record<DisplayStatus, Sign>> = {
  'closed-now': {
    outline: circle(10),
    shapes: [
      { d: circle(10), fill: 'current' },
      { d: rect(6, 10, 12, 4), fill: 'paper' },
    ],
  },
  'advice-now': {
    outline: circle(10),
    shapes: [
      { d: circle(9.3), fill: 'paper', stroke: 'current', width: 1.4 },
      { d: rect(4.5, 9.7, 15, 4.6), fill: 'current' },
    ],
  },
  'zone-unknown': {
    outline: circle(10),
    shapes: [
      { d: circle(9.1), fill: 'paper', stroke: 'text-2', width: 1.8 },
      { d: 'M8.5 9.4a3.5 3.5 0 1 1 5.3 3C12.6 13.2 12 13.6 12 14.8', stroke: 'text-2', width: 2.3 },
      { d: circle(1.4, C, 18), fill: 'text-2' },
    ],
  },
  'closed-other-hours': {
    outline: circle(10),
    shapes: [
      { d: circle(8.6), fill: 'paper', stroke: 'current', width: 2.8 },
      { d: HANDS, stroke: 'current', width: 1.9 },
    ],
  },
  'advice-other-hours': {
    outline: circle(10),
    shapes: [
      { d: circle(8.6), fill: 'paper', stroke: 'current', width: 1.5 },
      { d: 'M12 5.6V12L16.6 15', stroke: 'current', width: 1.4 },
    ],
  },
  'upcoming-closure': {
    outline: circle(10),
    shapes: [
      { d: circle(9), fill: 'paper', stroke: 'upcoming', width: 2, dash: dashes(9, 7, 0.6) },
      { d: 'M12 6.8V12H7.6', stroke: 'upcoming', width: 2.3 },
    ],
  },
  'upcoming-advice': {
    outline: circle(10),
    shapes: [
      { d: circle(8), fill: 'paper', stroke: 'upcoming', width: 1.3, dash: dashes(8, 6, 0.5) },
      { d: 'M12 7.2V12H8.2', stroke: 'upcoming', width: 1.6 },
    ],
  },
  notice: {
    outline: square(9.6, 3.6),
    shapes: [
      { d: square(9, 3), fill: 'notice-fill', stroke: 'notice', width: 1.3 },
      { d: I_BODY, fill: 'notice-ink' },
      { d: I_DOT, fill: 'notice-ink' },
    ],
  },
  'upcoming-notice': {
    outline: square(9.6, 3.6),
    shapes: [
      { d: square(9, 3), fill: 'paper', stroke: 'upcoming', width: 1.6, dash: [3.4, 2.4] },
      { d: I_BODY, fill: 'upcoming' },
      { d: I_DOT, fill: 'upcoming' },
    ],
  },
  expired: {
    outline: circle(7.8),
    shapes: [
      { d: circle(7), fill: 'paper', stroke: 'expired', width: 1.6 },
      { d: 'M9.4 14.6L14.6 9.4', stroke: 'expired', width: 1.6 },
    ],
  },
}

function circle(r: number, x = C, y = C): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}

/** So many dashes around a circle, each with its gap; `share`: how much of both the dash takes. */
function dashes(r: number, count: number, share: number): [dash: number, gap: number] {
  const both = (2 * Math.PI * r) / count
  return [both * share, both * (1 - share)]
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
