import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'
import { ClosedPaths } from '#contract/records/closed-paths.ts'
import { aSquare, aClosure, MAY_15 } from '#testing/builders.ts'
import type { MadeBlock } from '../../ground/testing/write-osm.ts'
import { MapFolder } from '../../maps/folder/map-folder.ts'
import { ClosurePaths } from '../../paths/closure-paths.ts'
import { aGround } from '../../paths/testing/made-ground.ts'
import { aDirectory, aStoreWith } from '../../store/testing/store.ts'
import { aService, getJson, getPage } from '../testing/app.ts'

const BOUNDS = [10, 47, 10.1, 47.05] as const

const places = { west: 10.01, middle: 10.05, east: 10.09 }
const block: MadeBlock = {
  nodes: [
    { id: 1, lng: places.west, lat: 47.02 },
    { id: 2, lng: places.middle, lat: 47.02 },
    { id: 3, lng: places.east, lat: 47.02 },
    { id: 4, lng: places.middle, lat: 47.04 },
    { id: 5, lng: 10.041, lat: 47.0205, tags: { tourism: 'alpine_hut', name: 'Guttal' } },
    { id: 6, lng: 10.0601, lat: 47.0195, tags: { mountain_pass: 'yes', name: 'Kreuzeck' } },
    { id: 7, lng: places.west, lat: 47.021 },
    { id: 8, lng: places.east, lat: 47.021 },
  ],
  ways: [
    { id: 11, nodes: [1, 2], tags: { highway: 'path' } },
    { id: 12, nodes: [2, 3], tags: { highway: 'track' } },
    { id: 13, nodes: [2, 4], tags: { highway: 'path' } },
    { id: 14, nodes: [7, 8], tags: { highway: 'primary', name: 'Main road' } },
  ],
  relations: [
    {
      id: 21,
      members: [11, 12].map((id) => ({ type: 1, id, role: '' })),
      tags: { type: 'route', route: 'hiking', network: 'iwn', ref: 'GR-11' },
    },
  ],
}

const inside = aClosure({ name: 'Rockfall', activity_ids: [1], geometry: aSquare(10.04, 47.01, 0.02) })
const elsewhere = aClosure({ name: 'Elsewhere', geometry: aSquare(20, 47, 0.02) })
const country = aClosure({ name: 'Country', geometry: aSquare(5, 45, 8) })
const line = aClosure({
  name: 'Line',
  geometry: {
    type: 'LineString',
    coordinates: [
      [10.02, 47.01],
      [10.03, 47.03],
    ],
  },
})

const Found = z.object({ paths: z.nullable(ClosedPaths) })

async function aServiceOnGround() {
  const folder = join(aDirectory(), 'maps')
  mkdirSync(folder)
  const store = await aStoreWith({ closures: [inside, elsewhere, country, line] })
  const log = (text: string) => expect.fail(text)
  const maps = new MapFolder(folder, { log, restMs: 0 })
  const paths = new ClosurePaths({ store, maps, now: () => MAY_15, log })
  onTestFinished(async () => {
    await paths.close()
    await maps.close()
  })
  const service = await aService({}, { store, maps, paths })
  const pathsOf = async (uuid: string) =>
    Found.parse(await getJson(service, `/closures-and-notices/${uuid}?fields=paths`)).paths
  const extensions = async () =>
    z.object({ extensions: z.array(z.string()) }).parse(await getJson(service, '/')).extensions
  return { folder, service, pathsOf, extensions }
}

it('the paths within a closure are told as soon as there is a ground, and no longer than that', async () => {
  const { folder, service, pathsOf, extensions } = await aServiceOnGround()
  expect(await pathsOf(inside.uuid)).toBeNull()
  expect(await extensions()).not.toContain('closures_paths')

  await aGround(folder, block, BOUNDS)
  await vi.waitFor(async () => expect(await pathsOf(inside.uuid)).not.toBeNull(), 10_000)
  expect(await extensions()).toContain('closures_paths')
  const found = await pathsOf(inside.uuid)
  expect(found).toMatchObject({
    count: 2,
    named: [{ name: null, route: 'GR-11', between: ['Guttal', 'Kreuzeck'] }],
  })
  // Two hundredths of a degree along the parallel, and one hundredth along the meridian.
  expect(Math.abs((found?.named[0]?.length_m ?? 0) - 1517)).toBeLessThan(5)
  expect(Math.abs((found?.length_m ?? 0) - 1517 - 1112)).toBeLessThan(8)
  for (const { uuid } of [elsewhere, country, line]) expect(await pathsOf(uuid)).toBeNull()

  const { results } = await getPage(service, '/closures-and-notices?fields=name,paths&page_size=1&format=json')
  expect(results).toEqual([{ name: 'Rockfall', paths: found }])
  const { next } = await getPage(service, '/closures-and-notices?fields=paths&page_size=1')
  expect(new URL(next ?? '').searchParams.has('after')).toBe(true)
  const plain = await getPage(service, '/closures-and-notices')
  expect(plain.results.every((record) => !('paths' in record))).toBe(true)

  const text = async (format: string) => (await service.request(`/api/v2/closures-and-notices?format=${format}`)).text()
  const said = 'GR-11, between Guttal and Kreuzeck, 1.5 km; 1 other path, 1.1 km'
  expect(await text('rss')).toContain(`Paths within: 2 paths closed, 2.6 km: ${said}`)
  expect((await text('ics&lang=de')).replace(/\r\n /g, '')).toContain('2 Wege gesperrt\\, 2\\,6 km')
  const csv = await text('csv&fields=name,paths')
  expect(csv).toContain('name,paths,paths_length_m,path_names\r\nRockfall,2,')
  const geojson: unknown = JSON.parse(await text('geojson&fields=paths'))
  expect(geojson).toMatchObject({ features: [{ properties: { paths: { count: 2 } } }, {}, {}, {}] })
})

it('another revision of the ground is cut anew', async () => {
  const { folder, pathsOf } = await aServiceOnGround()
  await aGround(folder, block, BOUNDS)
  await vi.waitFor(async () => expect((await pathsOf(inside.uuid))?.count).toBe(2), 10_000)
  const [, track] = block.ways ?? []
  await aGround(folder, { ...block, ways: track === undefined ? [] : [track] }, BOUNDS, 'r2')
  await vi.waitFor(async () => expect((await pathsOf(inside.uuid))?.count).toBe(1), 10_000)
})
