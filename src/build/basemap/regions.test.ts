import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BandLayer, Position } from '#map/basemap/tiles/band.ts'
import { filesFor, REGION_ZOOM, regionName } from '#map/basemap/tiles/bands.ts'
import { shapesIn } from '#map/basemap/tiles/shapes.ts'
import { regionsOf, type Region } from './regions.ts'

const lattice = { origin: [0, 0], step: [1, 1] } as const
const layerOf = (name: string, shape: BandLayer['shape'], parts: readonly (readonly Position[])[]): BandLayer => ({
  name,
  shape,
  lattice,
  features: parts.map((part) => ({ parts: [part], properties: {} })),
})

const nameOf = ({ tile }: Pick<Region, 'tile'>) => regionName('near', tile.x, tile.y)

/** The layer of the region that a tile is cut from. */
function regionFor(layer: BandLayer, tile: { z: number; x: number; y: number }): BandLayer {
  const [file] = filesFor(tile)
  const found = regionsOf([layer], REGION_ZOOM.near).find((region) => nameOf(region) === file?.name)
  return found?.layers[0] ?? { ...layer, features: [] }
}

/** At the edge of regions, at the antimeridian, or within a region. */
const place = fc.tuple(fc.constantFrom(-180, -45, 0, 13, 180), fc.constantFrom(0, 49, 66.5))
const near = ([lon, lat]: readonly [number, number]) =>
  fc
    .tuple(fc.nat(1000), fc.nat(1000))
    .map(([right, up]): Position => [lon + (right - 500) / 250, lat + (up - 500) / 250])
const position = place.chain(near)
const line = place.chain((at) => fc.array(near(at), { minLength: 2, maxLength: 6 }))

function tileOf([lon, lat]: Position, z: number): { z: number; x: number; y: number } {
  const x = Math.floor((lon / 360 + 0.5) * 2 ** z)
  const sine = Math.sin((lat * Math.PI) / 180)
  return { z, x: (x + 2 ** z) % 2 ** z, y: Math.floor((0.5 - Math.atanh(sine) / (2 * Math.PI)) * 2 ** z) }
}

test('a tile that is cut from its region has the lines of one that is cut from the whole world', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      position,
      fc.integer({ min: 5, max: 12 }),
      (all, at, z) => {
        const layer = layerOf('borders', 'line', all)
        const tile = tileOf(at, z)
        const drawn = (one: BandLayer) => shapesIn(one)(tile).map(({ geometry }) => JSON.stringify(geometry))
        expect(drawn(regionFor(layer, tile)).sort()).toEqual(drawn(layer).sort())
      },
    ),
  )
})

test('land is where it was, on either side of the edge of a region', () => {
  fc.assert(
    fc.property(position, fc.double({ min: 0.5, max: 30, noNaN: true }), position, ([lon, lat], size, at) => {
      const half = Math.min(size, 84 - lat)
      const ring = [
        [lon - half, lat - half],
        [lon - half, lat + half],
        [lon + half, lat + half],
        [lon + half, lat - half],
        [lon - half, lat - half],
      ] as const
      const layer = layerOf('land', 'polygon', [ring])
      const tile = tileOf(at, 12)
      const covers = (one: BandLayer) => shapesIn(one)(tile).length > 0
      expect(covers(regionFor(layer, tile))).toBe(covers(layer))
    }),
  )
})

test('a lake is whole in each region that it reaches, for it is rounded only when it is drawn', () => {
  const shore = [
    [-10, 45],
    [-10, 50],
    [10, 50],
    [10, 45],
    [-10, 45],
  ] as const
  const regions = regionsOf([layerOf('lakes', 'polygon', [shore])], REGION_ZOOM.near)
  const reached = regions.filter(({ layers }) => layers[0]?.features.length === 1)
  expect(reached.map(nameOf)).toEqual(['near-3-2', 'near-4-2'])
  for (const { layers } of reached) expect(layers[0]?.features[0]?.parts).toEqual([shore])
})

test('a point is in one region', () => {
  const points = [[[0, 50]], [[180, 50]], [[-180, 50]]] as const
  const regions = regionsOf([layerOf('places', 'point', points)], REGION_ZOOM.near)
  const counts = regions.map((region) => [nameOf(region), region.layers[0]?.features.length])
  expect(counts.filter(([, count]) => count !== 0)).toEqual([
    ['near-0-2', 2],
    ['near-4-2', 1],
  ])
})
