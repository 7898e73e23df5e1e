import { encode } from 'fast-png'
import { mercatorLat, metresPerPixel } from '#contract/geo/mercator.ts'
import { TILE_SIDE, type HeightTiles } from '../height-tiles.ts'
import { FADE_METRES, fadeOf, MOST_FADE } from './fade.ts'
import { DARKEST, shadeOf, STEPS } from './shade.ts'

/** Black, more of it with each step. */
const PALETTE = Array.from({ length: STEPS }, (_, step) => [0, 0, 0, Math.round((255 * DARKEST * step) / (STEPS - 1))])

/** The shade of a tile as a PNG of black with alpha; null where there is none. */
export function shadeTile(tiles: HeightTiles, z: number, x: number, y: number): Uint8Array | null {
  const steps = stepsOf(tiles, z, x, y)
  if (steps === null) return null
  const image = { width: TILE_SIDE, height: TILE_SIDE, data: steps, channels: 1, depth: 8, palette: PALETTE } as const
  return encode(image, { zlib: { level: 6 } })
}

/** Darkness of each pixel in whole steps; null where all are 0. */
function stepsOf(tiles: HeightTiles, z: number, x: number, y: number): Uint8Array | null {
  const shade = shadeOf(tiles.window(z, x, y, 1), z, y)
  const fade = endOf(tiles, z, x, y)
  const steps = shade.map((darkness, index) =>
    Math.min(STEPS - 1, Math.round((darkness * (fade?.[index] ?? 1) * (STEPS - 1)) / DARKEST)),
  )
  return steps.some((step) => step > 0) ? Uint8Array.from(steps) : null
}

/** How the shade fades in a tile near the end of the heights; null elsewhere. */
function endOf(tiles: HeightTiles, z: number, x: number, y: number): Float32Array | null {
  const lat = mercatorLat((y + 0.5) / 2 ** z)
  const reach = Math.min(MOST_FADE, Math.ceil(FADE_METRES / metresPerPixel({ zoom: z - 1, lat })))
  const window = tiles.window(z, x, y, reach)
  return window.some((height) => Number.isNaN(height)) ? fadeOf(window, TILE_SIDE + 2 * reach, reach) : null
}
