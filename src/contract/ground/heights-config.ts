import * as z from 'zod/mini'
import { GROUND_COMMON } from './ground-config.ts'

/** The zoom of all tiles of heights: 20 to 38 m a pixel. */
export const HEIGHTS_ZOOM = 12
/** Pixels along the edge of a tile of heights. */
export const HEIGHTS_SIDE = 256

/**
 * An archive with the heights of a region, as `/config.json` tells it among `grounds`: nothing to draw, but to read. Its
 * pictures have heights in the encoding called Terrarium, in whole metres; `NO_HEIGHT` where none is known.
 */
export const HeightsConfig = z.object({ kind: z.literal('heights'), ...GROUND_COMMON })
export type HeightsConfig = z.infer<typeof HeightsConfig>

/** What Terrarium adds to metres so that none is negative. */
const SEA_LEVEL = 32_768
/** The least that Terrarium can tell, deeper than any sea: it stands for no height, as a pixel that is black. */
export const NO_HEIGHT = -SEA_LEVEL

/** The red and the green of a pixel; its blue is 0. */
export function colourOfHeight(metres: number): readonly [red: number, green: number] {
  const value = Math.min(65_535, Math.max(1, Math.round(metres) + SEA_LEVEL))
  return [value >> 8, value & 255]
}

/** Metres above the sea; {@link NO_HEIGHT} where none is known. */
export function heightOfColour(red: number, green: number, blue: number): number {
  return red * 256 + green + blue / 256 - SEA_LEVEL
}
