import { GeoJSONVT } from '@maplibre/geojson-vt'
import type { Position } from '#map/basemap/tiles/band.ts'
import { EXTENT } from '#map/basemap/tiles/tile-id.ts'
import { interior, type Interior } from './interior.ts'
import { project, type Point } from './mercator.ts'

/** One of the polygons that a country is made of. */
export interface CountryPart {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  readonly rings: readonly (readonly Position[])[]
}

/** The places for one country's name. */
export interface CountrySpots {
  /** In the country's largest part; on its outline, without clearance, if the country is too small for an inside. */
  readonly main: Interior
  /** One in each tile that the country reaches into. */
  readonly inTiles: readonly Interior[]
}

/** The zooms of the tiles that each country in them gets a spot in; from `BORDERS` on, only where countries meet. */
const TILE_ZOOMS = [2, 4, 6, 9]
const LAST = 9
const BORDERS = 9

/** Where the countries' names could go, by code. */
export function countrySpots(parts: readonly CountryPart[]): Map<string, CountrySpots> {
  const inTiles = spotsInTiles(parts)
  const spots = new Map<string, CountrySpots>()
  for (const { code, rings } of parts) {
    const outline = rings.map((ring) => ring.map(project))
    const known = spots.get(code)?.main
    const main = interior(outline, known?.clearance) ?? known ?? { at: outline[0]?.[0] ?? [0, 0], clearance: 0 }
    spots.set(code, { main, inTiles: inTiles.get(code) ?? [] })
  }
  return spots
}

function spotsInTiles(parts: readonly CountryPart[]): Map<string, Interior[]> {
  const index = indexed(parts)
  const spots = new Map<string, Interior[]>()
  const visit = (z: number, x: number, y: number): void => {
    const countries = ringsByCode(index, z, x, y)
    const borders = countries.size > 1
    if (TILE_ZOOMS.includes(z) && (borders || z < BORDERS)) {
      for (const [code, rings] of countries) {
        const spot = interior(rings)
        if (spot !== null) spots.set(code, [...(spots.get(code) ?? []), onMap(spot, z, x, y)])
      }
    }
    if (countries.size === 0 || z === LAST || (z >= BORDERS - 3 && !borders)) return
    for (const child of [0, 1, 2, 3]) visit(z + 1, 2 * x + (child & 1), 2 * y + (child >> 1))
  }
  visit(0, 0, 0)
  return spots
}

function indexed(parts: readonly CountryPart[]): GeoJSONVT {
  const features = parts.map(({ code, rings }) => ({
    type: 'Feature' as const,
    properties: { code },
    geometry: { type: 'Polygon' as const, coordinates: rings.map((ring) => ring.map(([lon, lat]) => [lon, lat])) },
  }))
  return new GeoJSONVT({ type: 'FeatureCollection', features }, { maxZoom: LAST, indexMaxZoom: 0, buffer: 0 })
}

function ringsByCode(index: GeoJSONVT, z: number, x: number, y: number): Map<string, Point[][]> {
  const rings = new Map<string, Point[][]>()
  for (const { type, tags, geometry } of index.getTile(z, x, y)?.features ?? []) {
    const code: unknown = tags?.code
    if (type === 3 && typeof code === 'string') rings.set(code, [...(rings.get(code) ?? []), ...geometry])
  }
  return rings
}

function onMap({ at: [x, y], clearance }: Interior, z: number, column: number, row: number): Interior {
  const world = 2 ** z
  return { at: [(column + x / EXTENT) / world, (row + y / EXTENT) / world], clearance: clearance / EXTENT / world }
}
