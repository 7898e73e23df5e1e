import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { gzipSync } from 'node:zlib'
import { fromVectorTileJs, GeoJSONWrapper } from '@maplibre/vt-pbf'
import { PNG } from 'pngjs'
import { writeDirectory } from '../../src/service/archive/directory.ts'
import { writeHeader } from '../../src/service/archive/header.ts'

/** The colours that its maps have. */
export const GROUNDS = { style: '#305080', dark: '#103020', pictures: '#806030' } as const

export interface MapServer {
  readonly url: string
  /** The paths that were asked for. */
  readonly asked: readonly string[]
  /** From now on paths that begin so are refused; null: none. */
  refuse(path: string | null, status?: number): void
  stop(): Promise<void>
}

/** A host of maps: a style in light and dark with its tiles and icons, pictures, a PMTiles archive, and TileJSON. */
export async function startMapServer(): Promise<MapServer> {
  let refused: { readonly path: string; readonly status: number } | null = null
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    asked.push(path)
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', 'Range')
    if (refused !== null && path.startsWith(refused.path)) return void response.writeHead(refused.status).end()
    answer(path, request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    refuse: (path, status = 403) => (refused = path === null ? null : { path, status }),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function answer(path: string, request: IncomingMessage, response: ServerResponse): void {
  const json = (body: unknown) => response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body))
  if (path === '/style.json') return void json(aStyle(GROUNDS.style))
  if (path === '/dark.json') return void json(aStyle(GROUNDS.dark))
  if (path === '/tiles.json') {
    return void json({ tilejson: '3.0.0', tiles: [`http://${request.headers.host}/tiles/{z}/{x}/{y}.pbf`], maxzoom: 4 })
  }
  if (path === '/planet') {
    const layers = ['landcover', 'transportation', 'water'].map((id) => ({ id, fields: {} }))
    return void json({ tilejson: '3.0.0', tiles: ['/planet/1/{z}/{x}/{y}.pbf'], maxzoom: 14, vector_layers: layers })
  }
  if (path.startsWith('/planet/')) return void response.end(aWood())
  if (path.startsWith('/tiles/')) return void response.end(aTile())
  if (path.startsWith('/icons') && path.endsWith('.json')) {
    return void json({ dot: { x: 0, y: 0, width: 8, height: 8, pixelRatio: 1 } })
  }
  if (path.startsWith('/icons')) return void response.end(aPicture('#ff00ff', 8))
  if (path.startsWith('/pictures/')) return void response.end(aPicture(GROUNDS.pictures, 256))
  if (path === '/land.pmtiles') return sendRange(anArchive(), request, response)
  response.writeHead(404).end()
}

function aStyle(ground: string) {
  return {
    version: 8,
    sprite: '/icons',
    sources: { land: { type: 'vector', url: '/tiles.json' } },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': '#ffffff' } },
      { id: 'earth', type: 'fill', source: 'land', 'source-layer': 'earth', paint: { 'fill-color': ground } },
      { id: 'dots', type: 'symbol', source: 'land', 'source-layer': 'pois', layout: { 'icon-image': 'dot' } },
    ],
  }
}

const EXTENT = 4096

const SQUARE = [
  [0, 0],
  [EXTENT, 0],
  [EXTENT, EXTENT],
  [0, EXTENT],
  [0, 0],
] satisfies [number, number][]

function layer(name: string, feature: ConstructorParameters<typeof GeoJSONWrapper>[0][number]) {
  return Object.assign(new GeoJSONWrapper([feature], { version: 2, extent: EXTENT }), { name })
}

/** A vector tile that is all land, with a place in its middle. */
function aTile(): Uint8Array {
  const middle: [number, number] = [EXTENT / 2, EXTENT / 2]
  return fromVectorTileJs({
    layers: {
      earth: layer('earth', { type: 3, geometry: [SQUARE], tags: { kind: 'earth' } }),
      pois: layer('pois', { type: 1, geometry: [middle], tags: { kind: 'peak' } }),
    },
  })
}

/** A tile that is all wood, in the schema of OpenMapTiles. */
function aWood(): Uint8Array {
  return fromVectorTileJs({
    layers: { landcover: layer('landcover', { type: 3, geometry: [SQUARE], tags: { class: 'wood' } }) },
  })
}

/** A square of one colour, `#rrggbb`. */
function aPicture(colour: string, size: number): Uint8Array {
  const png = new PNG({ width: size, height: size })
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
  for (let at = 0; at < png.data.length; at += 4) png.data.set([red ?? 0, green ?? 0, blue ?? 0, 255], at)
  return PNG.sync.write(png)
}

/** An archive of one tile, of the whole world, in the schema of Protomaps. */
function anArchive(): Uint8Array {
  const tile = gzipSync(aTile())
  const root = writeDirectory([{ tileId: 0, offset: 0, length: tile.length, runLength: 1 }])
  const metadata = gzipSync(
    JSON.stringify({
      vector_layers: [
        { id: 'earth', fields: {} },
        { id: 'roads', fields: {} },
      ],
    }),
  )
  const lengths = { root: root.length, metadata: metadata.length, leaves: 0, tiles: tile.length }
  const facts = { addressed: 1, entries: 1, contents: 1, minZoom: 0, maxZoom: 0, bounds: [-180, -85, 180, 85] } as const
  return Buffer.concat([writeHeader('vector', lengths, facts), root, metadata, tile])
}

function sendRange(file: Uint8Array, request: IncomingMessage, response: ServerResponse): void {
  const [, first = '0', last = ''] = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? '') ?? []
  const part = file.subarray(Number(first), last === '' ? undefined : Number(last) + 1)
  response.writeHead(request.headers.range === undefined ? 200 : 206, {
    'Content-Range': `bytes ${first}-${Number(first) + part.length - 1}/${file.length}`,
    'Access-Control-Expose-Headers': 'Content-Range, ETag',
  })
  response.end(part)
}
