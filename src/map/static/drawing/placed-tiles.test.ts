import { describe, expect, it } from 'vitest'
import { frameOf } from '../frame.ts'
import { placedTiles } from './placed-tiles.ts'

const NOTHING_OVER = { left: 0, right: 0, top: 0, bottom: 0 }
const frame = (zoom: number, lng = 0) => frameOf({ zoom, lat: 0, lng }, { width: 600, height: 300 }, NOTHING_OVER)
const tiles = ['/{z}/{x}/{y}']
const urls = (placed: readonly { readonly url: string }[]) => placed.map(({ url }) => url)

describe('the tiles of a picture', () => {
  it('are those that lie on it, each with its corner and edge', () => {
    const placed = placedTiles({ type: 'vector', tiles }, frame(1.5))
    expect(placed.map(({ url, x, y, edge }) => [url, ...[x, y, edge].map(Math.round)])).toEqual([
      ['/1/0/0', -424, -574, 724],
      ['/1/0/1', -424, 150, 724],
      ['/1/1/0', 300, -574, 724],
      ['/1/1/1', 300, 150, 724],
    ])
  })

  it('repeat eastward', () => {
    expect(urls(placedTiles({ type: 'vector', tiles }, frame(2, 180)))).toEqual([
      '/2/3/1',
      '/2/3/2',
      '/2/0/1',
      '/2/0/2',
    ])
  })

  it('are enlarged beyond the closest zoom, and none before the farthest', () => {
    expect(urls(placedTiles({ type: 'vector', tiles, maxzoom: 1 }, frame(3)))).toHaveLength(4)
    expect(placedTiles({ type: 'vector', tiles, minzoom: 4 }, frame(3))).toEqual([])
  })

  it('are of the nearer zoom where they are smaller pictures', () => {
    const zooms = [2, 2.4, 2.6].map(
      (zoom) => placedTiles({ type: 'raster', tiles, tileSize: 256 }, frame(zoom))[0]?.url.split('/')[1],
    )
    expect(zooms).toEqual(['3', '3', '4'])
  })

  it('are asked for only where the source has any', () => {
    const bounds: [number, number, number, number] = [1, -1, 2, -0.5]
    expect(urls(placedTiles({ type: 'vector', tiles, bounds }, frame(1)))).toEqual(['/1/1/1'])
    expect(placedTiles({ type: 'vector', tiles, bounds }, frame(10, 90))).toEqual([])
  })
})
