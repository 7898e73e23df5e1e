import { GeoJSONVT } from '@maplibre/geojson-vt'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BandLayer, Position } from './band.ts'
import { ShapeIndex } from './shapes.ts'
import { MAX_ZOOM } from './tile-id.ts'

/** Near a place, which may lie at a region's edge, at the antimeridian or at a pole. */
const position = fc
  .tuple(
    fc.constantFrom(-180, -45, 0, 13, 180),
    fc.constantFrom(-90, 0, 49, 85),
    fc.double({ min: -1, max: 1, noNaN: true }),
    fc.double({ min: -1, max: 1, noNaN: true }),
  )
  .map(([lon, lat, right, up]): Position => [
    Math.min(180, Math.max(-180, lon + right)),
    Math.min(90, Math.max(-90, lat + up)),
  ])
const line = fc.array(position, { minLength: 2, maxLength: 4 })

/** The tile that a place lies in. */
const tile = fc.tuple(position, fc.integer({ min: 0, max: MAX_ZOOM })).map(([[lon, lat], z]) => {
  const sine = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180)
  const at = (share: number) => Math.max(0, Math.min(2 ** z - 1, Math.floor(share * 2 ** z)))
  return { z, x: at(lon / 360 + 0.5), y: at(0.5 - Math.atanh(sine) / (2 * Math.PI)) }
})

test('a tile cut from its region is the one cut from the whole world', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), fc.array(tile, { maxLength: 10 }), (lines, tiles) => {
      const layer: BandLayer = {
        name: 'borders',
        shape: 'line',
        lattice: { origin: [0, 0], step: [1, 1] },
        features: lines.map((part) => ({ parts: [part], properties: {} })),
      }
      const features = lines.map((part) => ({
        type: 'Feature' as const,
        properties: null,
        geometry: { type: 'LineString' as const, coordinates: part.map(([lon, lat]) => [lon, lat]) },
      }))
      const world = new GeoJSONVT({ type: 'FeatureCollection', features }, { maxZoom: MAX_ZOOM, indexMaxZoom: 0 })
      const index = new ShapeIndex(layer)
      for (const one of tiles) {
        expect(index.featuresIn(one)).toEqual(world.getTile(one.z, one.x, one.y)?.features ?? [])
      }
    }),
  )
})
