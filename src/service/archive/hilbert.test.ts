import * as fc from 'fast-check'
import { zxyToTileId } from 'pmtiles'
import { describe, expect, it } from 'vitest'
import { hilbertCell, hilbertPlace } from './hilbert.ts'

const cell = fc.integer({ min: 0, max: 20 }).chain((zoom) => {
  const number = fc.integer({ min: 0, max: 2 ** zoom - 1 })
  return fc.tuple(fc.constant(zoom), number, number)
})

describe('the Hilbert curve', () => {
  it('is the one by which archives number their tiles', () => {
    fc.assert(
      fc.property(cell, ([zoom, x, y]) => {
        expect(hilbertPlace(2 ** zoom, x, y) + (4 ** zoom - 1) / 3).toBe(zxyToTileId(zoom, x, y))
      }),
    )
  })

  it('leads back to the cell, whose quarters come one after the other', () => {
    fc.assert(
      fc.property(cell, ([zoom, x, y]) => {
        const place = hilbertPlace(2 ** zoom, x, y)
        expect(hilbertCell(2 ** zoom, place)).toEqual([x, y])
        for (const quarter of [0, 1, 2, 3]) {
          const [column, row] = hilbertCell(2 ** (zoom + 1), 4 * place + quarter)
          expect([column >> 1, row >> 1]).toEqual([x, y])
        }
      }),
    )
  })
})
