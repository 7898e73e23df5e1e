import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { PNG } from 'pngjs'

const MAPLIBRE = join(import.meta.dirname, '../../node_modules/maplibre-gl/dist')
const TYPES: Readonly<Record<string, string>> = { mjs: 'text/javascript', css: 'text/css' }
/** Makes a tile weigh 16 kB, about what one of OpenStreetMap's own pictures weighs over a settled place. */
const NOISY_PIXELS = 5300

export interface PlainMap {
  /** A page with nothing but a frame of `address`, and one with none for an empty one. */
  hostOf(address: string): string
  /** The page of the map itself. */
  readonly address: string
  stop(): Promise<void>
}

/**
 * What a webmaster would build without us: MapLibre as it is published, pictures as those of OpenStreetMap, and the
 * closures of a service as one GeoJSON file with popups. All of it is compressed as a good host does.
 */
export async function startPlainMap(closures: string): Promise<PlainMap> {
  const tile = aTile()
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://plain')
    const file = /^\/(maplibre-gl[\w.-]*\.(mjs|css))$/.exec(url.pathname)
    response.setHeader('Access-Control-Allow-Origin', '*')
    if (url.pathname.startsWith('/tile/')) return void response.setHeader('Content-Type', 'image/png').end(tile)
    const [type, text] =
      file?.[1] === undefined
        ? ['text/html', url.pathname === '/map' ? mapPage(closures) : hostPage(url.searchParams.get('frame') ?? '')]
        : [TYPES[file[2] ?? ''] ?? 'text/plain', readFileSync(join(MAPLIBRE, file[1]), 'utf8')]
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip' }).end(gzipSync(text))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    hostOf: (frame) => `http://127.0.0.1:${address.port}/?frame=${encodeURIComponent(frame)}`,
    address: `http://localhost:${address.port}/map`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function hostPage(frame: string): string {
  const map =
    frame === '' ? '' : `<iframe title="Map" src="${frame.replaceAll('&', '&amp;')}" width="800" height="500"></iframe>`
  return `<!doctype html><html lang="en"><title>A hut</title><body><h1>A hut</h1>${map}<p>Open from May to October.</p></body></html>`
}

function mapPage(closures: string): string {
  return `<!doctype html><html lang="en"><title>Map</title><link rel="stylesheet" href="/maplibre-gl.css">
<style>html,body,#map{height:100%;margin:0}</style><div id="map"></div><script type="module">
import { Map, NavigationControl, Popup, setWorkerUrl } from '/maplibre-gl.mjs'
setWorkerUrl('/maplibre-gl-worker.mjs')
const map = new Map({ container: 'map', center: [12, 50], zoom: 4.5, cooperativeGestures: true, style: { version: 8,
  sources: { osm: { type: 'raster', tiles: [location.origin + '/tile/{z}/{x}/{y}.png'], tileSize: 256, attribution: '© OpenStreetMap' },
    closures: { type: 'geojson', data: ${JSON.stringify(closures)} } },
  layers: [{ id: 'osm', type: 'raster', source: 'osm' },
    { id: 'fill', type: 'fill', source: 'closures', paint: { 'fill-color': '#c00', 'fill-opacity': 0.3 } },
    { id: 'line', type: 'line', source: 'closures', paint: { 'line-color': '#c00', 'line-width': 2 } }] } })
map.addControl(new NavigationControl())
map.on('click', 'fill', (event) => new Popup().setLngLat(event.lngLat).setText(event.features[0].properties.name).addTo(map))
map.once('idle', () => document.body.setAttribute('data-drawn', ''))
</script></html>`
}

/** A picture of 256 px that weighs what it should: coloured noise over a part of it, and paper else. */
function aTile(): Buffer {
  const png = new PNG({ width: 256, height: 256 })
  let seed = 1
  const noise = () => (seed = (seed * 48_271) % 2_147_483_647) % 64
  for (let index = 0; index < 256 * 256; index++) {
    const shade = index < NOISY_PIXELS ? noise() : 0
    png.data.set([242 - shade, 239 - shade, 233 - shade, 255], index * 4)
  }
  return PNG.sync.write(png)
}
