import type { ExpressionSpecification } from 'maplibre-gl'
import type { Language } from '#contract/vocabulary/languages.ts'
import { palettes, type Palette, type Theme } from '#contract/palette/palette.ts'
import { groundColours, type GroundColours } from './ground-colours.ts'

/** What the ground looks like, wherever its tiles come from. */
export interface GroundLook {
  readonly theme: Theme
  readonly language: Language
  readonly palette: Palette
  readonly ground: GroundColours
  /** Factors of text and of lines: both are larger in bright sun. */
  readonly textScale: number
  readonly lineScale: number
}

export function groundLook(theme: Theme, language: Language): GroundLook {
  const isSunlight = theme === 'sunlight'
  return {
    theme,
    language,
    palette: palettes[theme],
    ground: groundColours[theme],
    textScale: isSunlight ? 1.15 : 1,
    lineScale: isSunlight ? 1.45 : 1,
  }
}

/** Zooms, each with the width of a line there, in px. */
export type Widths = readonly (readonly [zoom: number, width: number])[]

/** A width that grows by zoom as things on the ground do, and `extra` px more. */
export function widthOf({ lineScale }: GroundLook, widths: Widths, extra = 0): ExpressionSpecification {
  return [
    'interpolate',
    ['exponential', 1.5],
    ['zoom'],
    ...widths.flatMap(([zoom, width]) => [zoom, width * lineScale + extra]),
  ]
}
