import { describe, expect, it } from 'vitest'
import { anArea, aSquareArea } from '#testing/builders.ts'
import { aService, getJson } from '../testing/app.ts'
import { aDirectory, aStore, aWriter, write } from '../../store/testing/store.ts'

const at = (z: number, x: number, y: number) => `/api/v2/protected-areas/tiles/${z}/${x}/${y}.mvt`

describe('the tiles of the areas', () => {
  it('are described where the root document says', async () => {
    const service = await aService({ areas: [anArea()] })
    const described = Object(await getJson(service, '/protected-areas/tiles.json'))
    expect(described).toMatchObject({ tilejson: '3.0.0', minzoom: 0, maxzoom: 14 })
    const [template] = described.tiles
    expect(template).toMatch(/^http:\/\/localhost\/api\/v2\/protected-areas\/tiles\/\{z\}\/\{x\}\/\{y\}\.mvt\?v=\w+$/)
    const tile = await service.request(template.replace('{z}', '0').replace('{x}', '0').replace('{y}', '0'))
    expect(tile.status).toBe(200)
    expect(tile.headers.get('Content-Type')).toBe('application/vnd.mapbox-vector-tile')
    expect(tile.headers.get('Cache-Control')).toBe('public, max-age=86400')
    expect(tile.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(Buffer.from(await tile.arrayBuffer()).toString('latin1')).toContain('area_points')
  })

  it('name those to whom the areas are owed, each once', async () => {
    const areas = ['Rangers', 'Agency', 'Rangers'].map((attribution) => anArea({ attribution }))
    const described = Object(await getJson(await aService({ areas }), '/protected-areas/tiles.json'))
    expect(described.attribution.split(' · ').sort()).toEqual(['Agency', 'Rangers'])
  })

  it('have the categories of their areas in the TileJSON', async () => {
    const areas = [4, 1, 4].map((category_id) => anArea({ category_id }))
    const described = Object(await getJson(await aService({ areas }), '/protected-areas/tiles.json'))
    expect(described.category_ids).toEqual([1, 4])
  })

  it('are empty where there is nothing', async () => {
    const tile = await (await aService()).request(at(5, 3, 3))
    expect([tile.status, (await tile.arrayBuffer()).byteLength]).toEqual([200, 0])
  })

  it('are new, at a new address, once the areas are', async () => {
    const directory = aDirectory()
    const [writer, store] = [aWriter(directory), aStore(directory)]
    const service = await aService({}, { store })
    const read = async () => {
      const tile = await service.request(at(0, 0, 0))
      const { tiles } = Object(await getJson(service, '/protected-areas/tiles.json'))
      return { etag: tile.headers.get('ETag'), age: tile.headers.get('Cache-Control'), address: tiles[0] }
    }
    await write(writer, { areas: [anArea()] })
    const before = await read()
    await write(writer, { areas: [anArea({ geometry: aSquareArea(-100, 40) })] })
    const after = await read()
    expect(after.etag).not.toBe(before.etag)
    expect(after.address).not.toBe(before.address)
    expect(after.age).toBe('public, max-age=60')
  })
})
