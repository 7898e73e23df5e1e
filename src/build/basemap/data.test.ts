import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { VectorTile, type VectorTileLayer } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { beforeAll, describe, expect, test } from 'vitest'
import { decodeBand, type BandFeature } from '#map/basemap/tiles/band.ts'
import { filesFor, FIRST_ZOOM, type BandName } from '#map/basemap/tiles/bands.ts'
import { cutTile, indexBand } from '#map/basemap/tiles/tiles.ts'
import { basemapFiles } from './cache.ts'
import { GAZETTEER } from './data.ts'
import { project } from './mercator.ts'
import { extentOf } from '#contract/geo/bounds.ts'

const OF_SEARCH: readonly string[] = GAZETTEER
const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const files = new Map<string, Buffer>()
const decoded = new Map<string, ReturnType<typeof decodeBand>>()

beforeAll(() => {
  for (const [name, path] of basemapFiles(ROOT)) {
    const bytes = readFileSync(path)
    files.set(name, bytes)
    decoded.set(name, decodeBand(bytes))
  }
})

/** Of all files of a band: what lies in several regions more than once. */
function featuresOf(band: BandName, layer: string): readonly BandFeature[] {
  const own = [...decoded].filter(([name]) => name === band || name.startsWith(`${band}-`))
  return own.flatMap(([, layers]) => layers.get(layer)?.features ?? [])
}

function tileAt(lon: number, lat: number, z: number): Record<string, VectorTileLayer> {
  const [x, y] = project([lon, lat])
  const tile = { z, x: Math.floor(x * 2 ** z), y: Math.floor(y * 2 ** z) }
  const bands = filesFor(tile).flatMap(({ name, band }) => {
    const layers = decoded.get(name)
    return layers === undefined ? [] : indexBand(layers, FIRST_ZOOM[band])
  })
  const bytes = cutTile(bands, tile, { country: (code) => `name of ${code}`, town: (name) => name })
  return new VectorTile(new PbfReader(bytes)).layers
}

function valuesIn(layer: VectorTileLayer | undefined, key: string): unknown[] {
  return Array.from({ length: layer?.length ?? 0 }, (_, index) => layer?.feature(index).properties[key])
}

describe('what is loaded', () => {
  const gzipped = (name: string): number => gzipSync(files.get(name) ?? '', { level: 9 }).length

  test('is small enough in all, and for a view', () => {
    const bands = [...files.keys()].filter((name) => !OF_SEARCH.includes(name))
    expect(bands.reduce((sum, name) => sum + gzipped(name), 0)).toBeLessThan(1_650_000)
    expect(bands.filter((name) => gzipped(name) > (name.startsWith('villages') ? 100_000 : 150_000))).toEqual([])
  })
})

describe.each(['far', 'near'] as const)('the %s band', (band) => {
  test('has land on every continent, with lakes, rivers and borders', () => {
    expect(featuresOf(band, 'land').length).toBeGreaterThan(1000)
    expect(featuresOf(band, 'lakes').length).toBeGreaterThan(250)
    expect(featuresOf(band, 'rivers').length).toBeGreaterThan(450)
    expect(featuresOf(band, 'borders').length).toBeGreaterThan(150)
  })

  test('has no line across the world, and nothing at Null Island', () => {
    const positions = ['land', 'borders', 'lakes', 'rivers'].flatMap((layer) =>
      featuresOf(band, layer).flatMap(({ parts }) =>
        parts.flatMap((part) => part.slice(1).map((to, i) => [part[i], to])),
      ),
    )
    const long = positions.filter(([from = [0, 0], to = [0, 0]]) => Math.abs(from[0] - to[0]) > 60 && from[1] > -85)
    expect(long).toEqual([])
    const points = ['places', 'countries'].flatMap((layer) =>
      featuresOf(band, layer).flatMap(({ parts }) => parts.flat()),
    )
    expect(points.filter(([lon, lat]) => Math.hypot(lon, lat) < 0.5)).toEqual([])
  })

  test('draws no border along a coast', () => {
    const iceland = featuresOf(band, 'borders').filter(({ parts }) => {
      const [west, south] = extentOf(parts)
      return west < -13 && west > -25 && south > 63 && south < 67
    })
    expect(iceland).toEqual([])
  })
})

describe('the gazetteer', () => {
  const layers = () => decoded.get('gazetteer')

  test('is small, with what the map has loaded already left out', () => {
    expect(gzipSync(files.get('gazetteer') ?? '', { level: 9 }).length).toBeLessThan(200_000)
  })

  test('tells of each small place on the map its country and size, in the same order', () => {
    const facts = layers()?.get('facts')?.features ?? []
    const villages = decoded.get('gazetteer-villages')?.get('places')?.features ?? []
    expect(facts.length).toBe(villages.length)
    const of = (name: string) => facts[villages.findIndex(({ properties }) => properties.name === name)]?.properties
    expect(of('Spiegelau')).toEqual({ country: 'DE', size: 12 })
    expect(of('Borová Lada')).toMatchObject({ country: 'CZ' })
  })

  test('has the towns whole', () => {
    const munich = layers()
      ?.get('towns')
      ?.features.find(({ properties }) => properties.name === 'Munich' && properties.country === 'DE')
    expect(munich?.properties.size).toBe(20)
    expect(munich?.parts[0]?.[0]?.[0]).toBeCloseTo(11.58, 1)
  })
})

test('every country has a label: 193 members of the United Nations and more', () => {
  const codes = new Set((['near', 'villages'] as const).flatMap((band) => valuesOf(band, 'countries', 'code')))
  expect(codes.size).toBeGreaterThan(230)
  for (const code of ['BA', 'XK', 'CD', 'VA', 'TV', 'SS', 'MK']) expect(codes).toContain(code)
})

function valuesOf(band: BandName, layer: string, key: string): unknown[] {
  return featuresOf(band, layer).map(({ properties }) => properties[key])
}

describe('a tile', () => {
  test.each([3, 6, 10])('over Prague at zoom %i has land and the name of the city', (z) => {
    const { land, places } = tileAt(14.42, 50.08, z)
    expect(land?.length).toBeGreaterThan(0)
    expect(valuesIn(places, 'name')).toContain('Prague')
  })

  test('in the Šumava has its small towns and the border', () => {
    const { places, borders } = tileAt(13.6, 48.97, 8)
    expect(valuesIn(places, 'name')).toEqual(expect.arrayContaining(['Prachatice', 'Sušice']))
    expect(borders?.length).toBeGreaterThan(0)
  })

  test('names countries in the language asked for', () => {
    expect(valuesIn(tileAt(10, 51, 4).countries, 'name')).toContain('name of DE')
  })

  test('in the open sea is sea, with the grid', () => {
    const layers = tileAt(-30, 45, 6)
    expect(layers.land).toBeUndefined()
    expect(layers.grid?.length).toBeGreaterThan(0)
  })

  test('on either side of the antimeridian has the land of Chukotka', () => {
    expect(tileAt(179, 67, 7).land?.length).toBeGreaterThan(0)
    expect(tileAt(-179, 67, 7).land?.length).toBeGreaterThan(0)
  })

  test('at the edges of the world can be cut', () => {
    expect(tileAt(0, -84, 5).land?.length).toBeGreaterThan(0)
    expect(tileAt(0, 84, 5).grid).toBeDefined()
  })

  test('shows more places the closer it looks', () => {
    const over = (z: number): number => tileAt(8.5, 47.4, z).places?.length ?? 0
    expect(over(4)).toBeLessThan(60)
    expect(over(11)).toBeGreaterThan(5)
  })
})
