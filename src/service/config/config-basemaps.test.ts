import { once } from 'node:events'
import { createServer } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { DEFAULT_BASEMAPS } from '#contract/config/default-basemaps.ts'
import { OperatorBasemap } from '#contract/config/app-config-operator-basemap.ts'
import { Fetcher } from '../fetching/fetcher.ts'
import { embedMapOrigins, mapOrigins, styleComplaints } from './config-basemaps.ts'

const local = new Fetcher({ privateHosts: true })

/** Serves JSON by its path; answers 404 to all else. */
async function aServer(documents: Readonly<Record<string, unknown>>): Promise<string> {
  const server = createServer((request, response) => {
    const body = documents[request.url ?? '']
    response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(body ?? {}))
  })
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('There is no port.')
  return `http://127.0.0.1:${address.port}`
}

function aStyle(style: string, origins: readonly string[] = []): OperatorBasemap {
  return OperatorBasemap.parse({ id: 'own', label: 'Own', attribution: [{ name: '© Own' }], style, origins })
}

describe('the origins of the backgrounds', () => {
  it('are those of their addresses, in light and dark, and those that are listed, each once', () => {
    const credit = { label: 'A', attribution: [{ name: '© A' }] }
    const basemaps = [
      { id: 'a', label: 'A', builtin: true },
      { id: 'b', ...credit, style: 'https://b.example/style.json', dark: 'https://dark.example:8443/style.json' },
      { id: 'c', ...credit, tiles: 'https://c.example/{z}/{x}/{y}.png', origins: ['https://b.example'] },
      { id: 'd', ...credit, pmtiles: 'http://d.example/a.pmtiles', origins: ['https://*.e.example'] },
    ].map((basemap) => OperatorBasemap.parse(basemap))
    expect(mapOrigins(basemaps)).toEqual([
      'https://b.example',
      'https://dark.example:8443',
      'https://c.example',
      'http://d.example',
      'https://*.e.example',
    ])
  })
})

describe('the origins of the embed', () => {
  it('are none of third parties', () => {
    const own = {
      id: 'own',
      label: 'Own',
      tilejson: 'https://own.example/tiles.json',
      attribution: [{ name: '© Own' }],
    }
    const basemaps = [...DEFAULT_BASEMAPS, own].map((basemap) => OperatorBasemap.parse(basemap))
    expect(mapOrigins(basemaps)).toEqual(['https://tiles.openfreemap.org', 'https://own.example'])
    expect(embedMapOrigins(basemaps)).toEqual(['https://own.example'])
  })
})

describe('a style in the configuration', () => {
  const rich = {
    sprite: [{ id: 'default', url: 'https://icons.example/sprite' }],
    glyphs: '/fonts/{fontstack}/{range}.pbf',
    sources: {
      direct: { type: 'vector', tiles: ['https://tiles.example/{z}/{x}/{y}.pbf'] },
      archive: { type: 'vector', url: 'pmtiles://https://archive.example/a.pmtiles' },
      routes: { type: 'geojson', data: 'https://routes.example/all.geojson' },
      within: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
      described: { type: 'vector', url: '/tiles.json' },
    },
  }
  const tiles = { tiles: ['https://far.example/{z}/{x}/{y}.pbf'] }

  it('that needs five origins which are not listed gives one complaint, with all five to be copied', async () => {
    const server = await aServer({ '/style.json': rich, '/tiles.json': tiles })
    expect(await styleComplaints([aStyle(`${server}/style.json`)], local)).toEqual([
      'The background "own" of the map needs https://icons.example, https://tiles.example, https://archive.example, ' +
        'https://routes.example, https://far.example, which browsers will not be allowed to ask: add "origins": ' +
        '["https://icons.example","https://tiles.example","https://archive.example","https://routes.example",' +
        '"https://far.example"] ' +
        'to it in the configuration.',
    ])
  })

  it('is fine when all are listed', async () => {
    const server = await aServer({ '/style.json': rich, '/tiles.json': tiles })
    const origins = ['https://icons.example', 'https://*.example']
    expect(await styleComplaints([aStyle(`${server}/style.json`, origins)], local)).toEqual([])
    expect(await styleComplaints([aStyle(`${server}/style.json`, ['https://example'])], local)).toHaveLength(1)
  })

  it('is told on when it cannot be read', async () => {
    const server = await aServer({})
    expect(await styleComplaints([aStyle(`${server}/style.json`)], local)).toEqual([
      `The background "own" of the map cannot be checked, since ${server}/style.json cannot be read: it answers 404. ` +
        'Visitors may not see it.',
    ])
  })
})
