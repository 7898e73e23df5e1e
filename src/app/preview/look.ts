import { palettes } from '#contract/palette/palette.ts'
import { PREVIEW_SIZE } from '#contract/preview/painting.ts'

/** Pictures are the same for everybody, and lie between light messages more often than not. */
export const THEME = 'light'
export const palette = palettes[THEME]

/** Device px to the px: sites show the picture at half of its size or less, and its words are to be read there. */
export const RATIO = 1.5
export const SIZE = { width: PREVIEW_SIZE.width / RATIO, height: PREVIEW_SIZE.height / RATIO } as const
