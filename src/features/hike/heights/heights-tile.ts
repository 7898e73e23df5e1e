import { decode } from 'fast-png'
import { heightOfColour, HEIGHTS_SIDE, NO_HEIGHT } from '#contract/ground/heights-config.ts'

const CHANNELS = 3
/** Where a PNG has its width, and its height behind it. */
const WIDTH_AT = 16

/**
 * The heights of a tile, row by row, NaN where none is known; null for bytes that are no such tile. It is not decoded by
 * the browser, whose canvas may answer with noise to those who do not want to be recognised.
 */
export function heightsInTile(bytes: ArrayBuffer): Float32Array | null {
  const view = new DataView(bytes)
  if (bytes.byteLength < WIDTH_AT + 8) return null
  if (view.getUint32(WIDTH_AT) !== HEIGHTS_SIDE || view.getUint32(WIDTH_AT + 4) !== HEIGHTS_SIDE) return null
  const { data, channels, depth } = decode(bytes)
  if (channels !== CHANNELS || depth !== 8) return null
  return Float32Array.from({ length: HEIGHTS_SIDE * HEIGHTS_SIDE }, (_, index) => {
    const at = index * CHANNELS
    const height = heightOfColour(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
    return height === NO_HEIGHT ? NaN : height
  })
}
