import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import type { Position } from 'geojson'
import { PbfReader } from 'pbf'
import { beforeAll, describe, expect, it } from 'vitest'
import { madeAreas } from '../../bench/made-areas.ts'
import { prepareArea } from '../../store/domain/prepare-area.ts'
import type { AreaInput } from '../../store/domain/inputs.ts'
import { openSqliteStore } from '../../store/sqlite/sqlite-store.ts'
import { openSqliteWriter } from '../../store/sqlite/sqlite-writer.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ServiceConfig } from '../../config/config.ts'
import { createService, type Service } from '../app.ts'
import { getJson } from '../testing/app.ts'

const COUNT = 20_000
/** Europe, as it were, in a tenth of its size. */
const near = ([lng = 0, lat = 0]: Position): [number, number] => [10 + lng / 10, 45 + lat / 10]

function crowded(area: AreaInput): AreaInput {
  const { geometry, bbox, centroid } = area
  const [west, south] = near([bbox[0], bbox[1]])
  const [east, north] = near([bbox[2], bbox[3]])
  return {
    ...area,
    bbox: [west, south, east, north],
    centroid: near(centroid),
    geometry:
      geometry.type === 'MultiPoint'
        ? { type: 'MultiPoint', coordinates: geometry.coordinates.map(near) }
        : {
            type: 'MultiPolygon',
            coordinates: geometry.coordinates.map((rings) => rings.map((ring) => ring.map(near))),
          },
  }
}

describe('tiles of very many areas', () => {
  const directory = mkdtempSync(join(tmpdir(), 'fieldgate-'))
  let service: Service
  beforeAll(async () => {
    const writer = openSqliteWriter(directory)
    const transaction = await writer.begin()
    const areas = Array.from(madeAreas('crowd', COUNT), crowded)
    for (let at = 0; at < COUNT; at += 500) await transaction.putAreas(areas.slice(at, at + 500).map(prepareArea))
    await transaction.commit({ demo: false })
    await writer.close()
    const store = openSqliteStore(directory)
    service = createService({
      store,
      config: ServiceConfig.parse({}),
      now: Date.now,
      webRoot: null,
      publicUrl: null,
      allowedHosts: [],
      log: console.error,
    })
    return async () => {
      await store.close()
      rmSync(directory, { recursive: true, force: true })
    }
  })

  const tilesAt = (z: number): string[] => {
    const column = (lng: number) => Math.floor((lng / 360 + 0.5) * 2 ** z)
    const row = (lat: number) => {
      const sine = Math.sin((lat * Math.PI) / 180)
      return Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z)
    }
    const tiles: string[] = []
    for (let x = column(8.5); x <= column(13.5); x++) for (let y = row(52.5); y <= row(48); y++) tiles.push(`${x}/${y}`)
    return tiles
  }
  const read = async (z: number, tile: string, encoding: string) => {
    const headers = { 'Accept-Encoding': encoding }
    const answer = await service.request(`/api/v2/protected-areas/tiles/${z}/${tile}.mvt`, { headers })
    return { bytes: Buffer.from(await answer.arrayBuffer()), encoding: answer.headers.get('Content-Encoding') }
  }
  const drawnAt = async (z: number): Promise<Set<number>> => {
    const drawn = new Set<number>()
    for (const tile of tilesAt(z)) {
      const { layers } = new VectorTile(new PbfReader((await read(z, tile, 'identity')).bytes))
      for (const layer of Object.values(layers)) {
        for (let index = 0; index < layer.length; index++) drawn.add(layer.feature(index).id ?? 0)
      }
    }
    return drawn
  }

  it.each([0, 3, 5, 6, 7, 8, 9])('keep to 150 kB at zoom %i, and are the same each time', async (z) => {
    for (const tile of tilesAt(z)) {
      const { bytes, encoding } = await read(z, tile, 'gzip')
      expect(bytes.length).toBeLessThan(150_000)
      const plain = encoding === null ? bytes : gunzipSync(bytes)
      expect(plain.equals((await read(z, tile, 'identity')).bytes)).toBe(true)
    }
  })

  it('have at each zoom what they have at the one before, and all in the end', async () => {
    let before = await drawnAt(4)
    expect(before.size).toBeGreaterThan(500)
    for (const z of [5, 6, 7, 8, 9]) {
      const drawn = await drawnAt(z)
      expect([...before].filter((id) => !drawn.has(id))).toEqual([])
      before = drawn
    }
    const { all_from_zoom } = Object(await getJson(service, '/protected-areas/tiles.json'))
    expect(all_from_zoom).toBeGreaterThan(5)
    expect((await drawnAt(all_from_zoom)).size).toBe(COUNT)
  })

  it('are told how many of the areas of a box they have', async () => {
    const box = '8,47,14,53'
    const { counts, all_from_zoom } = Object(await getJson(service, '/protected-areas/tiles.json'))
    const path = new URL(counts).pathname.replace('/api/v2', '')
    expect(await getJson(service, `${path}?bbox=${box}&zoom=6`)).toEqual({
      count: COUNT,
      drawn: (await drawnAt(6)).size,
    })
    expect(await getJson(service, `${path}?bbox=${box}&zoom=${all_from_zoom}`)).toEqual({ count: COUNT, drawn: COUNT })
    expect(await getJson(service, path)).toMatchObject({ count: COUNT })
  })

  it('are known by the number of their area, by which lists find it', async () => {
    const [first = 0, second = 0] = await drawnAt(3)
    const { results } = Object(await getJson(service, `/protected-areas?id=${first},${second}&fields=id,uuid`))
    expect(results.map(({ id }: { id: number }) => id)).toEqual([first, second].sort((a, b) => a - b))
  })
})
