import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ProtectedArea } from '#contract/records/area.ts'
import { isLong } from '#testing/effort.ts'
import { aDirectory, aStore, aWriter, parsed } from '../store/testing/store.ts'
import type { Store } from '../store/domain/store.ts'
import { makeAreaTile, readAreaTile } from '#contract/tiles/area-tile.ts'
import { toGrid, type TileId } from '#contract/tiles/grid.ts'
import { runImport } from './testing/import.ts'

const DATA = join(import.meta.dirname, '../../../../shared/data')
const isHere = existsSync(DATA)
if (!isHere) console.warn(`The tests on real data are skipped: there is no ${DATA}.`)

const Found = z.pick(ProtectedArea, {
  id: true,
  name: true,
  country_id: true,
  category_id: true,
  centroid: true,
  area_km2: true,
})
const FIELDS = ['id', 'name', 'country_id', 'category_id', 'centroid', 'area_km2'] as const

async function areasOf(store: Store): Promise<z.infer<typeof Found>[]> {
  return z.array(Found).parse(parsed(await store.listAreas({}, FIELDS, { offset: 0, limit: 10_000 })))
}

async function pointsIn(store: Store, tile: TileId): Promise<number[]> {
  const layer = new VectorTile(new PbfReader(await makeAreaTile(store, tile))).layers['area_points']
  return layer === undefined ? [] : Array.from({ length: layer.length }, (_, index) => layer.feature(index).id ?? 0)
}

async function drawnIn(store: Store, tile: TileId): Promise<number[]> {
  const { layers } = new VectorTile(new PbfReader(await readAreaTile(store, tile)))
  return Object.values(layers).flatMap((layer) => {
    return Array.from({ length: layer.length }, (_, index) => layer.feature(index).id ?? 0)
  })
}

function tileOf(z: number, centroid: readonly number[]): TileId {
  const [x = 0, y = 0] = toGrid(centroid).map((value) => Math.floor(value / 2 ** (26 - z)))
  return { z, x, y }
}

describe.skipIf(!isHere)('the real files', () => {
  it('of Sweden’s register come in whole, twice the same, and onto the map at every zoom', async () => {
    const directory = aDirectory()
    const writer = aWriter(directory)
    const file = join(DATA, 'se-naturvardsregistret.geojson.gz')
    const report = await runImport(writer, [file])
    expect(report).toMatchObject({ read: 6530, shapes: 5361, places: 1169, written: { added: 6530 }, refused: [] })
    expect((await runImport(writer, [file])).written).toEqual({ added: 0, changed: 0, unchanged: 6530 })
    const store = aStore(directory)
    const areas = await areasOf(store)
    expect(areas.filter(({ area_km2 }) => area_km2 === null)).toHaveLength(1169)
    const ids = areas.map(({ id }) => id)
    expect(await store.allDrawnFrom()).toBeLessThan(9)
    let before: readonly number[] = []
    for (const z of [4, 5, 6, 7, 8]) {
      const tiles = new Map(areas.map(({ centroid }) => [JSON.stringify(tileOf(z, centroid)), tileOf(z, centroid)]))
      const found = new Set((await Promise.all([...tiles.values()].map((tile) => drawnIn(store, tile)))).flat())
      expect(before.filter((id) => !found.has(id))).toEqual([])
      before = [...found]
    }
    expect(before.toSorted((a, b) => a - b)).toEqual(ids)
    const closeBy = new Map<string, readonly number[]>()
    const missing: string[] = []
    // Close by each has a tile almost of its own: thousands.
    for (const { id, name, centroid } of areas.filter((_, index) => isLong || index % 10 === 0)) {
      const tile = tileOf(14, centroid)
      const key = JSON.stringify(tile)
      const points = closeBy.get(key) ?? (await pointsIn(store, tile))
      closeBy.set(key, points)
      if (!points.includes(id)) missing.push(name)
    }
    expect(missing).toEqual([])
  })

  it('of the German North Sea come in', async () => {
    const directory = aDirectory()
    const report = await runImport(aWriter(directory), [join(DATA, 'de-nordsee-meeresschutzgebiete.geojson')])
    expect(report).toMatchObject({ read: 4, written: { added: 4 }, refused: [], remarks: [] })
    const areas = await areasOf(aStore(directory))
    expect(areas.map(({ name, area_km2 }) => [name, area_km2])).toEqual([
      ['Borkum Riff', 101.2531],
      ['Sylter Außenriff - Östliche Deutsche Bucht', 5603],
      ['Borkum Riffgrund', 625],
      ['Doggerbank', 1692],
    ])
  })

  it('of parks along borders come in, each in its own country', async () => {
    const directory = aDirectory()
    const report = await runImport(aWriter(directory), [join(DATA, 'cz-border-nationalparks-osm.geojson')])
    expect(report).toMatchObject({ read: 8, shapes: 8, written: { added: 8 }, refused: [] })
    const areas = await areasOf(aStore(directory))
    expect(areas.map(({ name, country_id }) => [name, country_id])).toEqual([
      ['Park Narodowy Gór Stołowych', 616],
      ['Národní park České Švýcarsko', 203],
      ['Národní park Šumava', 203],
      ['Nationalpark Thayatal', 40],
      ['Krkonošský národní park', 203],
      ['Národní park Podyjí', 203],
      ['NP Podyjí - klidové území', 203],
      ['Klidová zóna KRNAP', 203],
    ])
  })

  it('of one source are one source: the national parks change nothing beside the register', async () => {
    const directory = aDirectory()
    const parks = join(DATA, 'se-nationalparks.geojson')
    const report = await runImport(aWriter(directory), [parks, parks])
    expect(report).toMatchObject({ read: 60, written: { added: 30, changed: 0, unchanged: 30 }, refused: [] })
  })

  it('that no mapping is known for come in by a guess, each of them or refused by name', async () => {
    const messy = join(DATA, 'import-samples/de-niedersachsen-osm-schutzgebiete-MESSY.geojson')
    const report = await runImport(aWriter(aDirectory()), [messy])
    expect([report.read, report.written.added, report.refused.length]).toEqual([531, 528, 3])
    expect(report.files).toMatchObject([{ choice: { kind: 'guess', mapping: { fields: { name: ['name'] } } } }])
    const reasons = new Set(report.refused.map(({ reason }) => reason.replaceAll(/[\d.-]+/g, '#')))
    expect([...reasons]).toEqual(['it has the same identity as feature #'])
    expect(report.remarks.map(({ text }) => text)).toContain('area changed through that')
  })

  it('that are messy come in by a mapping, with a true report', async () => {
    const report = await runImport(
      aWriter(aDirectory()),
      [join(DATA, 'import-samples/de-niedersachsen-osm-schutzgebiete-MESSY.geojson')],
      {
        mapping: {
          key: 'niedersachsen',
          title: 'Niedersachsen',
          kind: 'areas',
          id: 'name',
          fields: {
            name: { from: 'name', pattern: '^(?!ohne Namen).+' },
            category_id: [{ from: 'art', table: { Naturpark: 'nature_park' } }, { value: 'nature_reserve' }],
            country_id: { value: 'DE' },
          },
        },
      },
    )
    expect(report).toMatchObject({ read: 531, written: { added: 142 } })
    expect(report.refused).toHaveLength(389)
    expect(report.refused.every(({ reason }) => reason.startsWith('it has the same identity'))).toBe(true)
    expect(report.remarks.map(({ text }) => text)).toContain('crossing outlines dissolved')
  })
})
