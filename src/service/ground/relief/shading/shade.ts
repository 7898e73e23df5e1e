import { mercatorLat, metresPerPixel } from '#contract/geo/mercator.ts'
import { TILE_SIDE } from '../height-tiles.ts'

/** Steps of darkness, of which 0 is none, and what the last one stands for. */
export const STEPS = 32
export const DARKEST = 0.8

/**
 * How steep slopes are taken. Mountains reach a darkness of about 0.6 with it (the darkest thousandth of the Pyrenees) at
 * all zooms, though slopes are gentler at small ones; so one opacity holds for all tiles. Black of 0.25 × 0.6 over a
 * light map of paper, wood and rock is as dark as closures on it can bear; a dark map takes 0.9.
 */
function gainOf(zoom: number): number {
  return 1.57 * 2 ** (0.1 * (12 - zoom))
}

/**
 * Darkness of each pixel of a tile, from 0 to 1, by the heights of the tile with one pixel around it: the more a slope
 * is turned away from the light in the north-west, and the steeper it is, the darker. The method is that of Igor
 * Brejc, as in GDAL and MapLibre: what faces the light and what is level has none. 0 where heights are unknown.
 */
export function shadeOf(window: Float32Array, z: number, y: number): Float32Array {
  const side = TILE_SIDE + 2
  const shade = new Float32Array(TILE_SIDE * TILE_SIDE)
  for (let row = 0; row < TILE_SIDE; row++) {
    // A pixel of these tiles is one of the next zoom's of 512.
    const lat = mercatorLat((y + (row + 0.5) / TILE_SIDE) / 2 ** z)
    const scale = gainOf(z) / (8 * metresPerPixel({ zoom: z - 1, lat }))
    for (let column = 0; column < TILE_SIDE; column++) {
      shade[row * TILE_SIDE + column] = darkness(window, (row + 1) * side + column + 1, side, scale)
    }
  }
  return shade
}

/** By the differences to the eight around (Horn). */
function darkness(heights: Float32Array, centre: number, side: number, scale: number): number {
  const of = (index: number) => heights[index] ?? NaN
  const [nw, n, ne] = [of(centre - side - 1), of(centre - side), of(centre - side + 1)]
  const [w, e] = [of(centre - 1), of(centre + 1)]
  const [sw, s, se] = [of(centre + side - 1), of(centre + side), of(centre + side + 1)]
  const east = (ne + 2 * e + se - nw - 2 * w - sw) * scale
  const south = (sw + 2 * s + se - nw - 2 * n - ne) * scale
  const steepness = Math.hypot(east, south)
  if (!(steepness > 0)) return 0
  // From 1 where the ground falls to the south-east to 0 where it falls to the light.
  const fall = Math.atan2(-south, -east)
  const away = 1 - Math.abs(angleBetween(fall, Math.PI / 4)) / Math.PI
  return (Math.atan(steepness) / (Math.PI / 2)) * away
}

function angleBetween(a: number, b: number): number {
  const turn = Math.abs(a - b) % (2 * Math.PI)
  return turn > Math.PI ? 2 * Math.PI - turn : turn
}
