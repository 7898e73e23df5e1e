import { createHash } from 'node:crypto'
import { palettes, type ColourToken, type Palette } from '#contract/palette/palette.ts'
import { toneOf, type Tone } from '#contract/standing/display-status.ts'
import type { BadgeSign } from './signs.ts'

/** As the map has them; `auto` is what the reader's device prefers. */
export const THEMES = ['auto', 'light', 'dark', 'sunlight'] as const
export type Theme = (typeof THEMES)[number]

/** The rules that `rules` makes of a palette, for a theme. No variables: not all that shows pictures knows them. */
export function themed(theme: Theme, rules: (palette: Palette) => string): string {
  if (theme !== 'auto') return rules(palettes[theme])
  return `${rules(palettes.light)}@media screen and (prefers-color-scheme:dark){${rules(palettes.dark)}}`
}

const TONES: Readonly<Record<Tone, ColourToken>> = {
  current: 'current',
  upcoming: 'upcoming',
  notice: 'notice',
  expired: 'text-2',
  plain: 'text',
}

/** The colour of a badge's first words. */
export function leadColour(sign: BadgeSign, palette: Palette): string {
  return palette[TONES[sign === 'none' || sign === 'problem' ? 'plain' : toneOf(sign)]]
}

export const FONT = 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif'

/** A policy under which that style is all that a document has. */
export function policyFor(style: string): string {
  return `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'`
}
