import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { BBox } from '#contract/geometry.ts'
import { aDirectory } from '../../store/testing/store.ts'
import { archiveIn } from '../../archive/testing/archive.ts'
import { tileBoxes } from '../../maps/bundle/tile-boxes.ts'
import { needed, REGION, tilesOf, writeMbtiles, writePmtiles } from '../../maps/testing/archives.ts'
import { aMapService } from '../testing/maps.ts'

const tiles = tilesOf(6, 13)
const PART: BBox = [1.5, 42.5, 1.6, 42.58]

async function aServiceWith(file: string, config = {}) {
  const service = await aMapService(config)
  if (file.endsWith('.pmtiles')) await writePmtiles(join(service.folder, file), { tiles })
  else await writeMbtiles(join(service.folder, file), { tiles })
  return service
}

/** The tiles of an archive that is at hand as bytes: their places and texts. */
async function textsIn(bytes: ArrayBuffer): Promise<readonly (string | null)[]> {
  const path = join(aDirectory(), 'bundle.pmtiles')
  writeFileSync(path, new Uint8Array(bytes))
  const archive = archiveIn(path)
  const found = tiles.map(async ({ z, x, y }) => {
    const tile = await archive.getZxy(z, x, y)
    return tile === undefined ? null : Buffer.from(tile.data).toString()
  })
  return Promise.all(found)
}

describe.each(['andorra.r1.pmtiles', 'andorra.r1.mbtiles'])('a part of %s', (file) => {
  it.each<[string, BBox, number, number]>([
    ['a part', PART, 6, 13],
    ['a part in some zooms', PART, 9, 11],
    ['all of it', [-180, -90, 180, 90], 6, 13],
    ['a part that begins where the map does not', [1.2, 42.2, 1.5, 42.5], 6, 13],
    ['a box over the antimeridian', [1.6, 42, 1.4, 43], 6, 13],
  ])('is an archive of its own: %s', async (_, box, min, max) => {
    const { get } = await aServiceWith(file)
    const answer = await get(`/maps/andorra/r1/bundle?bbox=${box.join()}&minzoom=${min}&maxzoom=${max}`)
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/vnd.pmtiles'])
    const wanted = tileBoxes(box, min, max)
    const expected = tiles.map(({ z, x, y, text }) => {
      const isWanted = wanted.some(
        ({ zoom, columns, rows }) => zoom === z && columns[0] <= x && x <= columns[1] && rows[0] <= y && y <= rows[1],
      )
      return isWanted ? text : null
    })
    expect(expected.filter((text) => text !== null).length).toBeGreaterThan(5)
    expect(await textsIn(await answer.arrayBuffer())).toEqual(expected)
  })

  it('says what it is, and whom it is owed to', async () => {
    const { get } = await aServiceWith(file)
    const path = join(aDirectory(), 'bundle.pmtiles')
    const answer = await get(`/maps/andorra/r1/bundle?bbox=${PART.join()}&maxzoom=12`)
    writeFileSync(path, new Uint8Array(await answer.arrayBuffer()))
    const archive = archiveIn(path)
    expect(await archive.getMetadata()).toMatchObject({
      name: 'Andorra',
      attribution: '© OpenStreetMap contributors',
      vector_layers: [{ id: 'streets' }, { id: 'ridges' }],
    })
    const [minLon, minLat, maxLon, maxLat] = PART
    expect(await archive.getHeader()).toMatchObject({
      minLon,
      minLat,
      maxLon,
      maxLat,
      minZoom: 6,
      maxZoom: 12,
      tileType: 1,
    })
  })

  it('tells its size before, and has it', async () => {
    const { get } = await aServiceWith(file)
    const path = `/maps/andorra/r1/bundle?bbox=${PART.join()}`
    const told = await get(`${path}&size=1`)
    expect(told.headers.get('Content-Type')).toBe('application/json')
    const head = await get(path, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    const bytes = new Uint8Array(await (await get(path)).arrayBuffer())
    const texts = await textsIn(bytes.buffer)
    expect(await told.json()).toEqual({
      bytes: bytes.length,
      tiles: texts.filter((text) => text !== null).length,
      bbox: [...PART],
      minzoom: 6,
      maxzoom: 13,
      max_bytes: 200_000_000,
    })
    expect(head.headers.get('Content-Length')).toBe(String(bytes.length))
  })

  it('can be fetched in pieces, from any byte to any other', async () => {
    const { get } = await aServiceWith(file)
    const path = `/maps/andorra/r1/bundle?bbox=${PART.join()}`
    const whole = await get(path)
    const etag = whole.headers.get('ETag') ?? ''
    expect(whole.headers.get('Accept-Ranges')).toBe('bytes')
    const bytes = Buffer.from(await whole.arrayBuffer())
    const size = bytes.length
    const pieces = [
      [0, 0],
      [0, 126],
      [100, 500],
      [size - 300, size - 1],
      [size - 1, size - 1],
      [Math.floor(size / 2), size - 1],
    ] as const
    for (const [from, to] of pieces) {
      const part = await get(path, { headers: { Range: `bytes=${from}-${to}`, 'If-Range': etag } })
      expect([part.status, part.headers.get('Content-Range')]).toEqual([206, `bytes ${from}-${to}/${size}`])
      expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(from, to + 1))).toBe(true)
    }
    const open = await get(path, { headers: { Range: `bytes=${size - 20}-` } })
    expect(Buffer.from(await open.arrayBuffer()).equals(bytes.subarray(size - 20))).toBe(true)
    const end = await get(path, { headers: { Range: 'bytes=-20' } })
    expect(Buffer.from(await end.arrayBuffer()).equals(bytes.subarray(size - 20))).toBe(true)
    const beyond = await get(path, { headers: { Range: `bytes=${size}-` } })
    expect([beyond.status, beyond.headers.get('Content-Range')]).toEqual([416, `bytes */${size}`])
    const again = await get(path, { headers: { 'If-None-Match': etag } })
    expect(again.status).toBe(304)
  })

  it.each([
    ['of another state', { 'If-Range': '"another"', Range: 'bytes=5-' }],
    ['in several parts', { Range: 'bytes=0-1,4-5' }],
    ['in another unit', { Range: 'tiles=0-1' }],
    ['backwards', { Range: 'bytes=9-5' }],
  ])('is whole for a client that asks for a part %s', async (_, headers) => {
    const { get } = await aServiceWith(file)
    const answer = await get(`/maps/andorra/r1/bundle?bbox=${PART.join()}`, { headers })
    expect([answer.status, answer.headers.get('Content-Range')]).toEqual([200, null])
    expect((await answer.arrayBuffer()).byteLength).toBe(Number(answer.headers.get('Content-Length')))
  })

  it.each([
    ['', 'bbox', 'Say which part'],
    ['bbox=1,2,3', 'bbox', 'Enter four numbers'],
    ['bbox=1.5,42.6,1.6,42.5', 'bbox', 'South must not be greater'],
    ['bbox=20,10,21,11', 'bbox', 'no tiles in this box'],
    [`bbox=${PART.join()}&minzoom=14`, 'minzoom', 'zooms from 6 to 13'],
    [`bbox=${PART.join()}&maxzoom=5`, 'maxzoom', 'zooms from 6 to 13'],
    [`bbox=${PART.join()}&minzoom=9&maxzoom=8`, 'minzoom', 'must not be greater'],
    [`bbox=${PART.join()}&maxzoom=high`, 'maxzoom', 'whole number from 0 to 26'],
    [`bbox=${PART.join()}&size=2`, 'size', 'whole number from 0 to 1'],
  ])('is refused with words: %s', async (query, name, words) => {
    const { get } = await aServiceWith(file)
    const answer = await get(`/maps/andorra/r1/bundle?${query}`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ [name]: [expect.stringContaining(words)] })
  })

  it('is not there under another revision', async () => {
    const { get } = await aServiceWith(file)
    expect((await get(`/maps/andorra/r2/bundle?bbox=${PART.join()}`)).status).toBe(404)
  })
})

it('is refused where it is larger than the operator allows', async () => {
  const service = await aMapService({ mapBundleMegabytes: 1 })
  const heavy = tilesOf(6, 13, (id) => randomText(id))
  await writePmtiles(join(service.folder, 'andorra.r1.pmtiles'), { tiles: heavy, kind: 'plain vector' })
  const small = await service.get(`/maps/andorra/r1/bundle?bbox=${PART.join()}&maxzoom=9&size=1`)
  expect(small.status).toBe(200)
  const large = await service.get(`/maps/andorra/r1/bundle?bbox=${REGION.join()}`)
  expect([large.status, await large.json()]).toEqual([400, { bbox: [expect.stringContaining('more than 1 MB')] }])
})

it('is refused, and the map not blamed, where the box has an edge of too many tiles', async () => {
  const service = await aMapService()
  await writePmtiles(join(service.folder, 'andorra.r1.pmtiles'), {
    tiles: [{ z: 20, x: 528_000, y: 388_000, text: '' }],
  })
  const answer = await service.get('/maps/andorra/r1/bundle?bbox=-179.9,-80,179.9,80.1')
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { bbox: [expect.stringContaining('choose a smaller box')] },
  ])
  expect(service.said).toEqual([])
})

it('holds what several tiles share once', async () => {
  const service = await aMapService()
  const same = tilesOf(6, 13, (id) => (/[02468]$/.test(id) ? randomText('even') : randomText('odd')))
  await writePmtiles(join(service.folder, 'andorra.r1.pmtiles'), { tiles: same, kind: 'plain vector' })
  const answer = await service.get(`/maps/andorra/r1/bundle?bbox=${REGION.join()}`)
  const bytes = await answer.arrayBuffer()
  expect(bytes.byteLength).toBeLessThan(20_000)
  expect(await textsIn(bytes)).toEqual(same.map(({ text }) => text))
})

it('is not given at all where the operator says so', async () => {
  const { get } = await aServiceWith('andorra.r1.pmtiles', { mapBundleMegabytes: 0 })
  const answer = await get(`/maps/andorra/r1/bundle?bbox=${PART.join()}`)
  expect([answer.status, await answer.json()]).toEqual([403, { detail: expect.stringContaining('does not give maps') }])
})

it('lets go of an archive when the client has gone', async () => {
  const { folder, maps, request, grounds } = await aMapService()
  const path = join(folder, 'andorra.r1.pmtiles')
  await writePmtiles(path, { tiles })
  const map = needed(await maps.borrow('andorra', 'r1'))
  const answer = await request(`/maps/andorra/r1/bundle?bbox=${REGION.join()}`)
  const reader = needed(answer.body).getReader()
  expect((await reader.read()).done).toBe(false)
  rmSync(path)
  expect(await grounds()).toEqual([])
  map.release()
  // The client still has it.
  expect(map.borrow()).toBe(true)
  map.release()
  await reader.cancel()
  expect(map.borrow()).toBe(false)
})

/** 8 kB of a text that differs for each seed. */
function randomText(seed: string): string {
  return `${seed} `.padEnd(8000, seed)
}
