import { gzipSync } from 'node:zlib'
import { LAYERS } from '../schema/layers.ts'
import type { Piece } from './piece.ts'

/** What a tile may weigh on its way, gzipped. */
export const MOST_BYTES = 250_000

/** Smaller tiles are not tried again and again to the last byte. */
const AIM = 0.92
const ATTEMPTS = 8

/**
 * A tile of so many of the pieces, the more important ones, that it is not too heavy.
 * @param encode makes the tile of pieces
 */
export function fitTile(pieces: readonly Piece[], encode: (pieces: readonly Piece[]) => Uint8Array): Uint8Array {
  let bytes = encode(pieces)
  if (bytes.length <= MOST_BYTES) return bytes
  let weight = gzipSync(bytes).length
  if (weight <= MOST_BYTES) return bytes
  const ranked = pieces.toSorted(byImportance)
  let room = ranked.reduce((sum, piece) => sum + sizeOf(piece), 0)
  for (let attempt = 0; attempt < ATTEMPTS && weight > MOST_BYTES; attempt++) {
    room *= (MOST_BYTES / weight) * AIM
    const kept = new Set(firstWithin(ranked, room))
    bytes = encode(pieces.filter((piece) => kept.has(piece)))
    weight = gzipSync(bytes).length
  }
  return bytes
}

/** By layer, by the zoom from which on it is drawn, and the larger ones first. */
function byImportance(a: Piece, b: Piece): number {
  const layers = (LAYERS[a.layer]?.keep ?? 0) - (LAYERS[b.layer]?.keep ?? 0)
  return layers !== 0 ? layers : a.from !== b.from ? a.from - b.from : b.geometry.length - a.geometry.length
}

function sizeOf({ properties, geometry }: Piece): number {
  return properties.length + geometry.length + 4
}

function firstWithin(pieces: readonly Piece[], room: number): readonly Piece[] {
  let sum = 0
  const end = pieces.findIndex((piece) => (sum += sizeOf(piece)) > room)
  return end === -1 ? pieces : pieces.slice(0, end)
}
