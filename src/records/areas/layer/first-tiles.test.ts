import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mercatorLat, mercatorLng } from '#contract/geo/mercator.ts'
import { tileAddresses } from './first-tiles.ts'

const TILES = { tilejson: '3.0.0', tiles: ['/t/{z}/{x}/{y}'], minzoom: 0, maxzoom: 14 }

describe('the first tiles', () => {
  it('are those that the view meets, at the zoom that the map draws', () => {
    const view = { bounds: [-1, 50, 12, 52] as const, zoom: 5.9 }
    expect(tileAddresses(TILES, view)).toEqual(['/t/5/15/10', '/t/5/16/10', '/t/5/17/10'])
  })

  it('go on beyond the antimeridian, and stop at the last zoom that there is', () => {
    expect(tileAddresses(TILES, { bounds: [179.9, 0.1, -179.9, 0.2], zoom: 3 })).toEqual(['/t/3/7/3', '/t/3/0/3'])
    expect(tileAddresses({ ...TILES, maxzoom: 1 }, { bounds: [1, 1, 2, 2], zoom: 9 })).toEqual(['/t/1/1/0'])
  })

  it('hold every place of the view, each once', () => {
    const share = fc.double({ min: 0.001, max: 0.999, noNaN: true })
    fc.assert(
      fc.property(share, share, share, share, fc.integer({ min: 0, max: 6 }), (x, y, right, down, zoom) => {
        const [east, south] = [x + right * (1 - x), y + down * (1 - y)]
        const bounds = [mercatorLng(x), mercatorLat(south), mercatorLng(east), mercatorLat(y)] as const
        const addresses = tileAddresses(TILES, { bounds, zoom })
        const at = (px: number, py: number) => `/t/${zoom}/${Math.floor(px * 2 ** zoom)}/${Math.floor(py * 2 ** zoom)}`
        const [middleX, middleY] = [(x + east) / 2, (y + south) / 2]
        expect(addresses).toContain(at(middleX, middleY))
        expect(new Set(addresses).size).toBe(addresses.length)
      }),
    )
  })
})
