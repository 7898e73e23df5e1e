import { contrast } from '#core/ui/theme/contrast.ts'
import { mix } from '#core/ui/theme/mix.ts'
import { palettes, type Theme } from '#contract/palette/palette.ts'

/** What WCAG asks of text on its ground. */
const LEGIBLE = 4.5
const STEPS = 20

/** Reads a colour as `1d5c47`, `#1d5c47` or `1dc`; gives `#rrggbb`, null for anything else. */
export function parseAccent(text: string): string | null {
  const [, digits] = /^#?((?:[\da-f]{3}){1,2})$/i.exec(text.trim()) ?? []
  if (digits === undefined) return null
  const six = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  return `#${six.toLowerCase()}`
}

/** The colours that follow from an accent, as `#rrggbb`. */
export interface AccentColours {
  readonly accent: string
  /** Of text on the accent. */
  readonly 'accent-on': string
  /** Of a ground that carries text in the accent. */
  readonly 'accent-soft': string
}

/**
 * The colours for an accent (`#rrggbb`) in a theme: the accent itself, or the nearest shade of it that can be read on
 * the theme's panels.
 */
export function accentColours(chosen: string, theme: Theme): AccentColours {
  const { panel } = palettes[theme]
  const far = contrast('#000000', panel) > contrast('#ffffff', panel) ? '#000000' : '#ffffff'
  const shades = Array.from({ length: STEPS + 1 }, (_, step) => mix(chosen, far, step / STEPS))
  const isLegible = (shade: string) =>
    contrast(shade, panel) >= LEGIBLE && contrast(shade, softOf(shade, panel)) >= LEGIBLE
  const accent = shades.find(isLegible) ?? far
  const on = contrast('#ffffff', accent) >= contrast('#000000', accent) ? '#ffffff' : '#000000'
  return { accent, 'accent-on': on, 'accent-soft': softOf(accent, panel) }
}

const softOf = (accent: string, panel: string) => mix(panel, accent, 0.1)
