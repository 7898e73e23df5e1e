import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BBox } from '../src/contract/geometry.ts'
import { tilesOfBox } from '../src/contract/ground/tile-plane.ts'
import { PackAnswers } from '../src/core/packs/answers/answer.ts'
import { planMaps } from '../src/core/packs/download/plan-maps.ts'
import { hasExtract, makeExtractGround } from './services/extract.ts'
import { deviceOf, takeAlong } from './services/node-packs.ts'
import { startService } from './services/process.ts'
import { makeWalkedGround } from './services/walked-ground.ts'
import { expect, test } from './test.ts'

/** Compares each tile of a box, at all zooms of all archives, as a pack has it and as the service does; returns of how many. */
async function tilesCompared(dataDir: string, box: BBox): Promise<number> {
  const service = await startService({ data: dataDir, features: { areas: [] } })
  try {
    // A new ground is read for its places first.
    const places = `${service.url}/api/v2/ground-places?bbox=${box.join(',')}&limit=1`
    await expect.poll(async () => (await (await fetch(places)).json()).complete).toBe(true)
    const { grounds } = await (await fetch(`${service.url}/config.json`)).json()
    const { maps } = await planMaps({ grounds, box, origin: service.url, signal: new AbortController().signal })
    expect(maps.map(({ kind }) => kind).sort()).toEqual(['heights', 'relief', 'vector'])
    const store = await deviceOf(dataDir)
    await takeAlong(store, service.url, box, maps)
    const answers = new PackAnswers(store)
    let tiles = 0
    for (const { url, minZoom, maxZoom } of maps) {
      for (let zoom = minZoom; zoom <= maxZoom; zoom++) {
        for (const { z, x, y } of tilesOfBox(box, zoom)) {
          const address = url.replace(/\/bundle\?.*/, `/${z}/${x}/${y}`)
          const [expected, given] = await Promise.all([
            fetch(address),
            answers.answer(new Request(address), Date.now()),
          ])
          expect(given?.status, address).toBe(expected.status)
          expect(given?.headers.get('Content-Type'), address).toBe(expected.headers.get('Content-Type'))
          expect(await bytesOf(given), address).toEqual(await bytesOf(expected))
          if (given?.status === 200) tiles += 1
        }
      }
    }
    return tiles
  } finally {
    await service.stop()
  }
}

async function bytesOf(response: Response | null): Promise<Buffer | null> {
  return response === null ? null : Buffer.from(await response.arrayBuffer())
}

test.describe('the ground of a pack is the service’s, tile by tile', () => {
  let data: string
  test.beforeEach(async () => {
    data = await mkdtemp(join(tmpdir(), 'fieldgate-packed-ground-'))
  })
  test.afterEach(() => rm(data, { recursive: true }))

  test('of a made region, with its relief and heights', async () => {
    await makeWalkedGround(data)
    expect(await tilesCompared(data, [13.55, 48.85, 13.7, 48.95])).toBeGreaterThan(20)
  })

  test('of a real extract, with its relief and heights', { tag: '@long' }, async () => {
    test.skip(!hasExtract, 'There is no extract of OpenStreetMap in ../shared/data/ground.')
    const box: BBox = [1.5, 42.5, 1.58, 42.56]
    await makeExtractGround(data, { bbox: box })
    expect(await tilesCompared(data, box)).toBeGreaterThan(40)
  })
})
