import { classifyRings, VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import * as fc from 'fast-check'
import type { MultiPoint, MultiPolygon, Position } from 'geojson'
import { PbfReader } from 'pbf'
import { describe, expect, it } from 'vitest'
import { boxesIntersect } from '#contract/geo/box.ts'
import type { BBox, LngLat } from '#contract/geometry.ts'
import { areaBounds, areaKm2 } from '../geometry/measure.ts'
import { innerPoint, middlePlace } from '../geometry/inner-point.ts'
import { polygonContains } from '#contract/geo/ring.ts'
import type { Rings } from '../geometry/ring.ts'
import { prepareArea } from '../store/domain/prepare-area.ts'
import type { AreaInput } from '../store/domain/inputs.ts'
import { makeAreaTile } from '#contract/tiles/area-tile.ts'
import { BUFFER, EXTENT, tileBounds, type TileId } from '#contract/tiles/grid.ts'
import { levelFor } from '#contract/tiles/levels.ts'
import type { TileArea, TileAreas } from '#contract/tiles/tile-area.ts'

/** Tiles of these areas, numbered from 1; asked for by bounds, as of any store. */
function storeOf(...geometries: readonly (MultiPolygon | MultiPoint)[]): Pick<TileAreas, 'listTileAreas'> {
  const areas = geometries.map((geometry, index) => {
    const place = geometry.type === 'MultiPoint'
    const coordinates = geometry.coordinates
    const area: Omit<TileArea, 'shape'> = {
      id: index + 1,
      uuid: `00000000-0000-0000-0000-${String(index + 1).padStart(12, '0')}`,
      name: `Area ${index + 1}`,
      categoryId: 2,
      countryId: 276,
      areaKm2: place ? null : areaKm2(coordinates as Rings[]),
      hasPoint: true,
      centroid: place ? middlePlace(coordinates as LngLat[]) : innerPoint(coordinates as Rings[]),
    }
    return { area, bounds: areaBounds(geometry), shapes: prepareArea({ geometry } as AreaInput).shapes }
  })
  return {
    listTileAreas: (box: BBox, zoom: number) =>
      Promise.resolve(
        areas
          .filter(({ bounds }) => boxesIntersect(bounds, box))
          .map(({ area, shapes }) => ({ ...area, shape: shapes.get(levelFor(zoom).zoom) ?? null })),
      ),
  }
}

async function decode(store: Pick<TileAreas, 'listTileAreas'>, tile: TileId) {
  const { layers } = new VectorTile(new PbfReader(await makeAreaTile(store, tile)))
  const features = (name: string): VectorTileFeature[] => {
    const layer = layers[name]
    return layer === undefined ? [] : Array.from({ length: layer.length }, (_, index) => layer.feature(index))
  }
  return { areas: features('areas'), points: features('area_points') }
}

function shape(...coordinates: Position[][][]): MultiPolygon {
  return { type: 'MultiPolygon', coordinates }
}

function box(west: number, south: number, east: number, north: number): Position[] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
}

/** The tile of a zoom that holds a position. */
function tileAt(z: number, [lng, lat]: LngLat): TileId {
  const sine = Math.sin((lat * Math.PI) / 180)
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
  return { z, x: Math.floor((lng / 360 + 0.5) * 2 ** z), y: Math.floor(y * 2 ** z) }
}

describe('makeAreaTile', () => {
  it('is empty where there is nothing', async () => {
    expect(await makeAreaTile(storeOf(shape([box(0, 0, 1, 1)])), { z: 4, x: 1, y: 1 })).toHaveLength(0)
  })

  it('carries what the map needs', async () => {
    const store = storeOf(shape([box(10, 50, 11, 51)]), { type: 'MultiPoint', coordinates: [[10.5, 50.5]] })
    const { areas, points } = await decode(store, tileAt(6, [10.5, 50.5]))
    expect(areas.map(({ id, type }) => ({ id, type }))).toEqual([{ id: 1, type: 3 }])
    const [first, second] = points
    const common = { category_id: 2, country_id: 276, r0: expect.closeTo(0.841, 3) as number }
    expect(areas[0]?.properties).toEqual({ ...common, uuid: '00000000-0000-0000-0000-000000000001' })
    expect(first?.properties).toEqual({ ...common, name: 'Area 1', km2: expect.closeTo(7892.2, 1) as number })
    expect(second?.properties).toEqual({
      uuid: '00000000-0000-0000-0000-000000000002',
      category_id: 2,
      country_id: 276,
      r0: 0,
      place: true,
    })
  })

  it('winds outer rings clockwise on the screen and holes the other way', async () => {
    const ring = [box(10, 50, 12, 52), box(10.5, 50.5, 11.5, 51.5).toReversed()]
    const { areas } = await decode(storeOf(shape(ring, [box(13, 50, 14, 51)])), { z: 4, x: 8, y: 5 })
    const polygons = classifyRings(areas[0]?.loadGeometry() ?? [])
    expect(polygons.map((rings) => rings.length)).toEqual([2, 1])
  })

  it('covers within the tolerance of a zoom what the areas cover', async () => {
    const coast: Position[] = Array.from({ length: 400 }, (_, index) => {
      const bearing = (index / 400) * 2 * Math.PI
      const reach = 0.6 + 0.25 * Math.sin(7 * bearing) + 0.02 * Math.sin(61 * bearing)
      return [16 + reach * Math.cos(bearing), 62 + reach * 0.5 * Math.sin(bearing)]
    })
    const ring = [[...coast, coast[0] ?? []], box(15.9, 61.95, 16.1, 62.05).toReversed()]
    const store = storeOf(shape(ring))
    for (const z of [5, 6, 7, 8, 9, 10, 11, 12, 13, 14]) {
      for (const at of [
        [16, 62],
        [16.05, 62.04],
        [16.3, 62.1],
        [15.4, 61.9],
        [16.8, 62.2],
        [15.95, 61.8],
      ] as LngLat[]) {
        const tile = tileAt(z, at)
        const { areas } = await decode(store, tile)
        const found = areas.some((feature) => {
          const { geometry } = feature.toGeoJSON(tile.x, tile.y, tile.z)
          const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : (geometry as MultiPolygon).coordinates
          return polygons.some((rings) => polygonContains(rings, at))
        })
        expect({ z, at, found }).toEqual({ z, at, found: polygonContains(ring as Rings, at) })
      }
    }
  })

  it('keeps to its square and the buffer around it', async () => {
    const tile = tileAt(12, [16, 62])
    const { areas } = await decode(storeOf(shape([box(10, 60, 20, 64)])), tile)
    expect(areas[0]?.bbox()).toEqual([-BUFFER, -BUFFER, EXTENT + BUFFER, EXTENT + BUFFER])
  })

  it('does not smear over the world what crosses the antimeridian', async () => {
    const store = storeOf(shape([box(177, -19, 180, -16)], [box(-180, -18, -176, -16)]))
    expect(await makeAreaTile(store, tileAt(5, [0, -17]))).toHaveLength(0)
    const east = await decode(store, tileAt(5, [179, -17]))
    const west = await decode(store, tileAt(5, [-179, -17]))
    expect([east.areas.length, west.areas.length]).toEqual([1, 1])
    expect((await decode(store, { z: 0, x: 0, y: 0 })).areas[0]?.bbox()[0]).toBe(0)
  })

  it('has the point of an area in exactly one tile of a zoom', async () => {
    const edge = fc.constantFrom(-180, -90, 0, 90, 180)
    const lng = fc.oneof(edge, fc.double({ min: -180, max: 180, noNaN: true }))
    const lat = fc.oneof(
      edge.map((value) => value / 2),
      fc.double({ min: -89, max: 89, noNaN: true }),
    )
    await fc.assert(
      fc.asyncProperty(lng, lat, fc.integer({ min: 0, max: 2 }), async (lng, lat, z) => {
        const store = storeOf({ type: 'MultiPoint', coordinates: [[lng, lat]] })
        let found = 0
        for (let x = 0; x < 2 ** z; x++) {
          for (let y = 0; y < 2 ** z; y++) found += (await decode(store, { z, x, y })).points.length
        }
        expect(found).toBe(1)
      }),
    )
  })
})

describe('tileBounds', () => {
  it('reaches as far as the buffer, over the antimeridian too', () => {
    expect(tileBounds({ z: 1, x: 0, y: 0 })).toEqual([174.375, expect.closeTo(-5.616, 2), 5.625, 90])
    expect(tileBounds({ z: 0, x: 0, y: 0 })).toEqual([-180, -90, 180, 90])
  })
})
