import { VectorTile, type VectorTileLayer } from '@mapbox/vector-tile'
import { GridLayer, Map as LeafletMap, type Coords, type DoneCallback } from 'leaflet'
import { PbfReader } from 'pbf'
import { areaTiles, cameraOf } from './view.ts'

/** Leaflet knows no vector tiles: they are drawn into its grid of canvases, filled and lined. */
const { center, zoom } = cameraOf(location.href)
const { url, maxZoom } = await areaTiles()
const TILE = 512

class AreaTiles extends GridLayer {
  override createTile({ x, y, z }: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = TILE
    const address = url
      .replace('{z}', String(z - 1))
      .replace('{x}', String(x))
      .replace('{y}', String(y))
    void draw(address, canvas, done)
    return canvas
  }
}

async function draw(address: string, canvas: HTMLCanvasElement, done: DoneCallback): Promise<void> {
  const response = await fetch(address)
  const layer = response.status === 200 && new VectorTile(new PbfReader(await response.arrayBuffer())).layers.areas
  const context = canvas.getContext('2d')
  if (layer && context !== null) {
    window.benchWatch.drew('tile')
    context.fillStyle = 'rgba(68, 170, 119, 0.3)'
    context.strokeStyle = '#225555'
    for (const path of shapes(layer)) {
      context.fill(path, 'evenodd')
      context.stroke(path)
    }
    window.benchWatch.drew('area')
  }
  done(undefined, canvas)
}

function* shapes(layer: VectorTileLayer): Generator<Path2D, void> {
  for (let index = 0; index < layer.length; index++) {
    const feature = layer.feature(index)
    const path = new Path2D()
    for (const ring of feature.loadGeometry()) {
      for (const [at, { x, y }] of ring.entries()) {
        const [left, top] = [(x * TILE) / layer.extent, (y * TILE) / layer.extent]
        if (at === 0) path.moveTo(left, top)
        else path.lineTo(left, top)
      }
    }
    yield path
  }
}

const map = new LeafletMap('map', { center: [center[1], center[0]], zoom: zoom + 1 })
window.benchWatch.drew('map')
new AreaTiles({ tileSize: TILE, maxNativeZoom: maxZoom + 1 }).on('load', () => window.benchWatch.idle()).addTo(map)
window.benchFly = (near) => map.flyTo(map.getCenter(), near + 1, { duration: 3 })
