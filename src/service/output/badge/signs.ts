import type { DisplayStatus } from '#contract/standing/display-status.ts'
import { SIGNS, type Shape } from '#contract/standing/signs.ts'
import type { Palette } from '#contract/palette/palette.ts'

/** What a badge shows: a display status, that nothing is recorded, or that its address is wrong. */
export type BadgeSign = DisplayStatus | 'none' | 'problem'

const NONE: readonly Shape[] = [{ d: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z', stroke: 'expired', width: 2.2 }]
const PROBLEM: readonly Shape[] = [
  { d: 'M12 2.4l10.5 19.2h-21z', fill: 'notice-fill', stroke: 'notice', width: 1.8 },
  { d: 'M10.7 8.4h2.6v7h-2.6z', fill: 'notice-ink' },
  { d: 'M10.4 18a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0z', fill: 'notice-ink' },
]

function shapesOf(sign: BadgeSign): readonly Shape[] {
  if (sign === 'none') return NONE
  return sign === 'problem' ? PROBLEM : SIGNS[sign].shapes
}

/** The paths of a sign, in a square of `SIGN_UNITS`; their colours are those of {@link signRules}. */
export function signPaths(sign: BadgeSign): string {
  return shapesOf(sign).map(pathOf).join('')
}

function pathOf({ d, fill, stroke, width, dash }: Shape): string {
  const classes = [fill && `fill-${fill}`, stroke && `stroke-${stroke}`].filter(Boolean).join(' ')
  const line = width === undefined ? '' : ` stroke-width="${width}" stroke-linejoin="round"`
  const ends = dash === undefined ? ' stroke-linecap="round"' : ` stroke-dasharray="${dash.join(' ')}"`
  return `<path d="${d}" class="${classes}"${fill === undefined ? ' fill="none"' : ''}${line}${stroke === undefined ? '' : ends}/>`
}

/** The rules of the colours in which a sign is painted. */
export function signRules(sign: BadgeSign, palette: Palette): string {
  const rules = shapesOf(sign).flatMap(({ fill, stroke }) => [
    ...(fill === undefined ? [] : [`.fill-${fill}{fill:${colour(fill, palette)}}`]),
    ...(stroke === undefined ? [] : [`.stroke-${stroke}{stroke:${colour(stroke, palette)}}`]),
  ])
  return [...new Set(rules)].join('')
}

function colour(token: NonNullable<Shape['fill']>, palette: Palette): string {
  return palette[token === 'paper' ? 'panel' : token]
}
