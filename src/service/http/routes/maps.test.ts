import { renameSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { aMapService } from '../testing/maps.ts'
import { needed, REGION, tilesOf, writeMbtiles, writePmtiles, type MadeTile } from '../../maps/testing/archives.ts'

const tiles = tilesOf(6, 11)
const [some] = tiles.filter(({ z }) => z === 10)
const { z, x, y, text } = needed(some)

const kinds = [
  { name: 'PMTiles', file: 'andorra.r1.pmtiles', write: writePmtiles },
  { name: 'MBTiles', file: 'andorra.r1.mbtiles', write: writeMbtiles },
  {
    name: 'MBTiles by planetiler',
    file: 'andorra.r1.mbtiles',
    write: (path: string, made: { readonly tiles: readonly MadeTile[] }) =>
      writeMbtiles(path, { ...made, layout: 'planetiler' }),
  },
  {
    name: 'MBTiles by tippecanoe',
    file: 'andorra.r1.mbtiles',
    write: (path: string, made: { readonly tiles: readonly MadeTile[] }) =>
      writeMbtiles(path, { ...made, layout: 'tippecanoe' }),
  },
]

describe.each(kinds)('tiles of an archive in $name', ({ file, write }) => {
  const aServiceWithTiles = async () => {
    const service = await aMapService()
    await write(join(service.folder, file), { tiles })
    return service
  }

  it('are told to the map, and all of them are there', async () => {
    const { grounds, get, said } = await aServiceWithTiles()
    const [ground] = await grounds()
    expect(ground).toEqual({
      kind: 'vector',
      schema: 'fieldgate',
      name: 'andorra',
      bounds: REGION,
      minZoom: 6,
      maxZoom: 11,
      tiles: '/maps/andorra/r1/{z}/{x}/{y}',
      attribution: '© OpenStreetMap contributors',
    })
    const differing: string[] = []
    for (const tile of tiles) {
      const answer = await get(`/maps/andorra/r1/${tile.z}/${tile.x}/${tile.y}`)
      if ((await answer.text()) !== tile.text) differing.push(tile.text)
    }
    expect(differing).toEqual([])
    expect(tiles.length).toBeGreaterThan(20)
    expect(said).toEqual([])
  })

  it('are sent as they are stored, or unpacked for clients that take no gzip', async () => {
    const { get } = await aServiceWithTiles()
    const address = (await get(`/maps/andorra/r1/${z}/${x}/${y}`)).url
    const packed = await bytesAt(address, { 'Accept-Encoding': 'gzip, deflate, br' })
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(gunzipSync(packed.body).toString()).toBe(text)
    const plain = await bytesAt(address, {})
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body.toString()).toBe(text)
    expect(plain.headers['etag']).not.toBe(packed.headers['etag'])
    const refused = await bytesAt(address, { 'Accept-Encoding': 'br, identity;q=0' })
    expect([refused.status, refused.body.toString()]).toEqual([
      406,
      expect.stringContaining('There are: gzip, identity'),
    ])
  })

  it('are kept by clients for good, and told without a body', async () => {
    const { get } = await aServiceWithTiles()
    const path = `/maps/andorra/r1/${z}/${x}/${y}`
    const { headers } = await get(path)
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('Content-Type')).toBe('application/vnd.mapbox-vector-tile')
    const again = await get(path, { headers: { 'If-None-Match': headers.get('ETag') ?? '' } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const head = await get(path, { method: 'HEAD' })
    expect([head.status, head.headers.get('ETag'), await head.text()]).toEqual([200, headers.get('ETag'), ''])
    expect(Number(head.headers.get('Content-Length'))).toBeGreaterThan(0)
  })

  it('are empty where the archive has none, and missing where it can have none', async () => {
    const { get } = await aServiceWithTiles()
    const empty = await get('/maps/andorra/r1/10/0/0')
    expect([empty.status, await empty.text()]).toEqual([204, ''])
    expect(empty.headers.get('Cache-Control')).toContain('immutable')
    for (const place of [
      '5/0/0',
      '12/2064/1515',
      '10/1024/0',
      '10/0/1024',
      '10/-1/0',
      '10/1.5/0',
      '10/0/0x',
      '10/0/',
    ]) {
      const missing = await get(`/maps/andorra/r1/${place}`)
      expect(`${place} ${missing.status}`).toBe(`${place} 404`)
    }
  })

  it('lead from another revision to the current one', async () => {
    const { get } = await aServiceWithTiles()
    for (const revision of ['r0', 'R1', '..%2f..']) {
      const led = await get(`/maps/andorra/${revision}/${z}/${x}/${y}`, { redirect: 'manual' })
      expect([led.status, led.headers.get('Cache-Control')]).toEqual([307, 'no-store'])
      expect(led.headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(led.headers.get('Location')).toBe(`../../../r1/${z}/${x}/${y}`)
      const tile = await get(`/maps/andorra/${revision}/${z}/${x}/${y}`)
      expect([new URL(tile.url).pathname, await tile.text()]).toEqual([`/maps/andorra/r1/${z}/${x}/${y}`, text])
    }
    expect((await get('/maps/andorra/r0/3/0/0')).status).toBe(404)
  })

  it('are not given under another name', async () => {
    const { get } = await aServiceWithTiles()
    for (const name of ['Andorra/r1', '..%2fmaps%2fandorra/r1', 'andorra.r1/r1']) {
      const missing = await get(`/maps/${name}/${z}/${x}/${y}`)
      expect([missing.status, missing.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
      expect(await missing.json()).toEqual({ detail: 'Not found.' })
    }
  })

  it('may be read by pages without an origin', async () => {
    const { get } = await aServiceWithTiles()
    for (const path of [`${z}/${x}/${y}`, '10/0/0', '5/0/0', `bundle?bbox=${REGION.join()}`]) {
      const { headers } = await get(`/maps/andorra/r1/${path}`, { headers: { Origin: 'null' } })
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    }
    const asked = await get(`/maps/andorra/r1/${z}/${x}/${y}`, {
      method: 'OPTIONS',
      headers: { Origin: 'null', 'Access-Control-Request-Method': 'GET', 'Access-Control-Request-Headers': 'range' },
    })
    expect([asked.status, asked.headers.get('Access-Control-Allow-Headers')]).toEqual([204, '*'])
  })
})

it('gives pictures as they are', async () => {
  const { folder, get, grounds } = await aMapService()
  const pictures = tilesOf(8, 10, (id) => `picture ${id}`)
  const metadata = { fieldgate: { kind: 'relief' }, attribution: 'Heights: SRTM, NASA' }
  await writePmtiles(join(folder, 'andorra-relief.a1.pmtiles'), { tiles: pictures, metadata, kind: 'png' })
  await writeMbtiles(join(folder, 'other-relief.a1.mbtiles'), { tiles: pictures, metadata, format: 'webp' })
  expect(await grounds()).toMatchObject([
    { name: 'andorra-relief', kind: 'relief', attribution: 'Heights: SRTM, NASA' },
    { name: 'other-relief', kind: 'relief' },
  ])
  for (const [name, type] of [
    ['andorra-relief', 'image/png'],
    ['other-relief', 'image/webp'],
  ]) {
    const { headers, body } = await bytesAt((await get(`/maps/${name}/a1/${z}/${x}/${y}`)).url, {
      'Accept-Encoding': 'gzip',
    })
    expect([headers['content-type'], headers['content-encoding']]).toEqual([type, undefined])
    expect(body.toString()).toBe(`picture ${z}/${x}/${y}`)
  }
})

it('packs tiles that are stored without', async () => {
  const { folder, get } = await aMapService()
  const long = tilesOf(6, 10, (id) => `tile ${id} `.repeat(200))
  await writePmtiles(join(folder, 'andorra.r1.pmtiles'), { tiles: long, kind: 'plain vector' })
  const { url } = await get(`/maps/andorra/r1/${z}/${x}/${y}`)
  const { headers, body } = await bytesAt(url, { 'Accept-Encoding': 'gzip' })
  expect(headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(body).toString()).toContain(`tile ${z}/${x}/${y} tile`)
})

it('takes up a new archive in place of an old one, which ends what it has begun', async () => {
  const { folder, get, grounds, said } = await aMapService()
  const path = (revision: string) => join(folder, `andorra.${revision}.pmtiles`)
  await writePmtiles(path('r1'), { tiles })
  expect(await grounds()).toMatchObject([{ tiles: '/maps/andorra/r1/{z}/{x}/{y}' }])
  const bundle = await get(`/maps/andorra/r1/bundle?bbox=${REGION.join()}`)
  await writePmtiles(path('r2'), { tiles: tilesOf(6, 11, (id) => `new ${id}`) })
  renameSync(path('r1'), join(folder, 'gone'))
  expect(await grounds()).toMatchObject([{ tiles: '/maps/andorra/r2/{z}/{x}/{y}' }])
  expect(await (await get(`/maps/andorra/r2/${z}/${x}/${y}`)).text()).toBe(`new ${z}/${x}/${y}`)
  expect(await (await get(`/maps/andorra/r1/${z}/${x}/${y}`)).text()).toBe(`new ${z}/${x}/${y}`)
  expect((await bundle.arrayBuffer()).byteLength).toBe(Number(bundle.headers.get('Content-Length')))
  expect(said).toEqual([])
})

it('says nothing of archives where there are none', async () => {
  const { get, grounds } = await aMapService()
  expect(await grounds()).toEqual([])
  expect(await (await get('/config.json')).json()).not.toHaveProperty('grounds')
  expect((await get('/maps/andorra/r1/1/0/0')).status).toBe(404)
})

/** What is sent, not unpacked. */
async function bytesAt(address: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request(address, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
      response.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}
