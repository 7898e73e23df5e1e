import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { tileIdToZxy } from 'pmtiles'
import { describe, expect, it } from 'vitest'
import { groundSchemaOf } from '#contract/ground/ground-schema.ts'
import { archiveIn } from '../archive/testing/archive.ts'
import { aFile } from '../ground/relief/testing/height-files.ts'
import { tiffBytes, type TiffPlan } from '../ground/relief/testing/tiff-file.ts'
import { aRegion } from '../ground/testing/region.ts'
import type { MadeBlock } from '../ground/testing/write-osm.ts'
import { aDirectory } from '../store/testing/store.ts'
import { run } from '../testing/program.ts'

const DATA = join(import.meta.dirname, '../../../../shared/data/ground')
const isHere = existsSync(DATA)
if (!isHere) console.warn(`The test on a real extract is skipped: there is no ${DATA}.`)

async function ground(dataDir: string, ...args: string[]) {
  const program = run('ground', args, { DATA_DIR: dataDir })
  return { code: await program.ended, said: program.said() }
}

const mapsIn = (dataDir: string) => readdirSync(join(dataDir, 'maps'))

/** The features of the tiles of a zoom, by layer. */
async function featuresAt(path: string, zoom: number) {
  const archive = archiveIn(path)
  const header = await archive.getHeader()
  const found = new Map<string, VectorTileFeature[]>()
  let largest = 0
  const take = async (offset: number, length: number): Promise<void> => {
    for (const entry of await archive.cache.getDirectory(archive.source, offset, length, header)) {
      if (entry.runLength === 0) await take(header.leafDirectoryOffset + entry.offset, entry.length)
      largest = Math.max(largest, entry.length)
      for (let index = 0; index < entry.runLength; index++) {
        const tile = tileIdToZxy(entry.tileId + index)
        if (tile[0] !== zoom) continue
        const data = await archive.getZxy(...tile)
        const { layers } = new VectorTile(new PbfReader(new Uint8Array(data?.data ?? [])))
        for (const [name, layer] of Object.entries(layers)) {
          const features = Array.from({ length: layer.length }, (_, feature) => layer.feature(feature))
          found.set(name, [...(found.get(name) ?? []), ...features])
        }
      }
    }
  }
  await take(header.rootDirectoryOffset, header.rootDirectoryLength)
  return { found, largest, header, metadata: await archive.getMetadata() }
}

describe('the ground', () => {
  it('comes into the directory of archives, one beside the other, and replaces its older self', async () => {
    const dataDir = aDirectory()
    mkdirSync(join(dataDir, 'maps'))
    const own = ['alps.pmtiles', 'alps.mbtiles', 'alps-relief.1.pmtiles']
    for (const file of [...own, 'alps.1.pmtiles']) writeFileSync(join(dataDir, 'maps', file), '')
    const region = aRegion('Alps-latest.osm.pbf')
    expect(await ground(dataDir, region, '--title', 'The Alps')).toEqual({
      code: 0,
      said: expect.stringMatching(/alps\.\w+\.pmtiles: \d+ tiles, 0\.0 MB, of 2 ways and 144 nodes\.\n$/),
    })
    expect((await ground(dataDir, region, '--name', 'other', '--bbox', '0,0,0.02,0.02')).code).toBe(0)
    expect(mapsIn(dataDir).toSorted()).toEqual([
      'alps-relief.1.pmtiles',
      'alps.mbtiles',
      'alps.pmtiles',
      expect.stringMatching(/^alps\.\w{14}\.pmtiles$/),
      expect.stringMatching(/^other\.\w{14}\.pmtiles$/),
    ])
    const [, , , alps = '', other = ''] = mapsIn(dataDir).toSorted()
    const { header, metadata, found } = await featuresAt(join(dataDir, 'maps', alps), 14)
    expect(header).toMatchObject({ minZoom: 6, maxZoom: 14, minLon: 0, maxLat: 0.1, tileType: 1, clustered: true })
    expect(metadata).toMatchObject({
      name: 'The Alps',
      attribution: '© OpenStreetMap contributors',
      fieldgate: { kind: 'vector', schema: 'fieldgate', version: 1 },
      vector_layers: expect.arrayContaining([
        { id: 'land', fields: { kind: 'String' } },
        { id: 'streets', fields: { kind: 'String', name: 'String' } },
      ]),
    })
    const { vector_layers: layers } = metadata as { vector_layers: { id: string }[] }
    expect(groundSchemaOf(layers.map(({ id }) => id))).toBe('fieldgate')
    expect(new Set(found.get('land')?.map(({ id }) => id))).toEqual(new Set([33]))
    expect((await archiveIn(join(dataDir, 'maps', other)).getHeader()).maxLon).toBeCloseTo(0.02)
  })

  it('takes away what was made of heights before, where there are none any more', async () => {
    const dataDir = aDirectory()
    const region = aRegion('alps.osm.pbf')
    const surface = (lng: number, lat: number) => 500 + 9000 * (lng + lat)
    const plan: TiffPlan = { width: 60, height: 60, origin: [0, 0.1], step: [1 / 600, 1 / 600], surface }
    const first = await ground(dataDir, region, aFile('heights.tif', tiffBytes(plan)))
    expect([first.code, first.said]).toEqual([0, expect.not.stringContaining('removed')])
    const names = new Set(mapsIn(dataDir).map((file) => file.split('.')[0]))
    expect(names).toEqual(new Set(['alps', 'alps-heights', 'alps-relief']))
    const { code, said } = await ground(dataDir, region)
    expect(code).toBe(0)
    expect(said).toMatch(/alps-relief\.\w+\.pmtiles was of the heights of before, and is removed/)
    expect(said).toMatch(/alps-heights\.\w+\.pmtiles was of the heights of before, and is removed/)
    expect(mapsIn(dataDir)).toEqual([expect.stringMatching(/^alps\.\w+\.pmtiles$/)])
  })

  // What is refused is told beside each of its parts: these are of each kind of error that the command can meet.
  it.each([
    ['heights that are none', ['REGION', 'REGION'], /a\.osm\.pbf/],
    ['a box of three sides', ['REGION', '--bbox', '1,2,3'], /--bbox 1,2,3: enter west, south, east and north/],
    ['an option that is none', ['REGION', '--zoom', '3'], /--zoom: there is no such option/],
  ])('refuses %s', async (_, args, words) => {
    const dataDir = aDirectory()
    const region = aRegion('a.osm.pbf')
    const { code, said } = await ground(dataDir, ...args.map((arg) => (arg === 'REGION' ? region : arg)))
    expect([code, said]).toEqual([1, expect.stringMatching(words)])
    expect(said).toMatch(/\nNothing was made\.\n$/)
    expect(existsSync(join(dataDir, 'maps')) ? mapsIn(dataDir) : []).toEqual([])
  })

  it('tells how it is used', async () => {
    expect(await ground(aDirectory(), '--help')).toEqual({
      code: 0,
      said: expect.stringContaining('Usage: npm run ground'),
    })
    expect((await ground(aDirectory())).code).toBe(1)
  })

  it('leaves nothing behind when it is interrupted', async () => {
    const dataDir = aDirectory()
    const many = Array.from({ length: 40 }, (_, index): MadeBlock => {
      const first = 1 + index * 8000
      const nodes = Array.from({ length: 8000 }, (__, node) => ({ id: first + node, lng: index, lat: node / 8000 }))
      return { nodes, ways: [] }
    })
    const ways = many.map(({ nodes = [] }, index) => ({
      id: index + 1,
      nodes: nodes.map(({ id }) => id),
      tags: { highway: 'path' },
    }))
    const region = aRegion('large.osm.pbf', [...many, { ways }])
    const program = run('ground', [region], { DATA_DIR: dataDir })
    while (!existsSync(join(dataDir, 'maps')) || mapsIn(dataDir).length === 0) await sleep(1)
    program.process.kill('SIGINT')
    expect(await program.ended).toBe('SIGINT')
    expect(mapsIn(dataDir)).toEqual([])
  })
})

// What there is was counted with osmium: `osmium tags-filter`, then `osmium fileinfo -e`.
it.skipIf(!isHere)('has every path, hut and peak of a real extract, its slopes, and light tiles', async () => {
  const dataDir = aDirectory()
  const files = ['andorra.osm.pbf', 'N42E001.hgt.zip'].map((file) => join(DATA, file))
  const { code, said } = await ground(dataDir, ...files)
  expect([code, said]).toEqual([0, expect.stringContaining('relation 411235 (grassland): 1 way missing')])
  const [heights = '', relief = '', vectors = ''] = mapsIn(dataDir)
    .toSorted()
    .map((file) => join(dataDir, 'maps', file))
  expect(await archiveIn(heights).getMetadata()).toMatchObject({
    attribution: 'Heights: SRTM, NASA',
    encoding: 'terrarium',
    fieldgate: { kind: 'heights' },
  })
  expect(await archiveIn(relief).getMetadata()).toMatchObject({
    attribution: 'Heights: SRTM, NASA',
    fieldgate: { kind: 'relief' },
  })
  const { found, largest, metadata } = await featuresAt(vectors, 14)
  expect(metadata).toMatchObject({ attribution: '© OpenStreetMap contributors · Heights: SRTM, NASA' })
  const count = (layer: string, is: (properties: VectorTileFeature['properties']) => boolean) =>
    new Set(found.get(layer)?.flatMap(({ id, properties }) => (is(properties) ? [id] : []))).size
  expect({
    difficult: count('streets', ({ sac }) => sac !== undefined),
    paths: count('streets', ({ kind }) => kind === 'path'),
    ways: count('streets', ({ kind }) => ['path', 'footway', 'steps', 'bridleway', 'track'].includes(String(kind))),
    peaks: count('pois', ({ kind }) => kind === 'peak'),
    huts: count('pois', ({ kind }) => kind === 'hut'),
    woods: count('land', ({ kind }) => kind === 'forest'),
    waters: count('water_polygons', () => true),
  }).toEqual({ difficult: 48, paths: 211, ways: 422, peaks: 106, huts: 12, woods: 53, waters: 98 })
  const levels = found.get('contours')?.map(({ properties }) => Number(properties['ele'])) ?? []
  expect(levels.length).toBeGreaterThan(1000)
  expect(levels.filter((ele) => ele % 20 !== 0 || ele < 600 || ele > 3200)).toEqual([])
  expect(largest).toBeLessThan(250_000)
})
