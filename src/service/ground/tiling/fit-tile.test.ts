import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { LAYERS } from '../schema/layers.ts'
import { fitTile, MOST_BYTES } from './fit-tile.ts'
import { LINE, type Piece } from './piece.ts'

const layerOf = (wanted: string) => LAYERS.findIndex(({ name }) => name === wanted)

/** A piece that no packing makes smaller. */
function aPiece(layer: string, from: number, bytes: number): Piece {
  return { layer: layerOf(layer), id: 1, from, type: LINE, properties: new Uint8Array(), geometry: randomBytes(bytes) }
}

function encode(pieces: readonly Piece[]): Uint8Array {
  return Buffer.concat(pieces.map(({ geometry }) => geometry))
}

it('a tile that is light enough is left as it is', () => {
  const pieces = [aPiece('buildings', 13, 1000), aPiece('streets', 11, 1000)]
  expect(fitTile(pieces, encode)).toEqual(encode(pieces))
})

it('a tile that is too heavy loses what matters least, and comes close to what it may weigh', () => {
  const streets = Array.from({ length: 10 }, () => aPiece('streets', 12, 10_000))
  const buildings = Array.from({ length: 30 }, () => aPiece('buildings', 13, 10_000))
  let kept: readonly Piece[] = []
  const bytes = fitTile([...buildings, ...streets], (pieces) => {
    kept = pieces
    return encode(pieces)
  })
  expect(gzipSync(bytes).length).toBeLessThanOrEqual(MOST_BYTES)
  expect(bytes.length).toBeGreaterThan(MOST_BYTES * 0.8)
  expect(kept).toEqual(expect.arrayContaining(streets))
})
