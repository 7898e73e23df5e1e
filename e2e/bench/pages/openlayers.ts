import OlMap from 'ol/Map.js'
import View from 'ol/View.js'
import MVT from 'ol/format/MVT.js'
import VectorTileLayer from 'ol/layer/VectorTile.js'
import { fromLonLat } from 'ol/proj.js'
import VectorTileSource from 'ol/source/VectorTile.js'
import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import { createXYZ } from 'ol/tilegrid.js'
import { areaTiles, cameraOf } from './view.ts'

/** OpenLayers on the same tiles, filled and lined. Its zooms are those of tiles of 256 px. */
const { center, zoom } = cameraOf(location.href)
const { url, maxZoom } = await areaTiles()
const source = new VectorTileSource({
  format: new MVT({ layers: ['areas'] }),
  url,
  tileGrid: createXYZ({ tileSize: 512, maxZoom }),
})
const style = new Style({
  fill: new Fill({ color: 'rgba(68, 170, 119, 0.3)' }),
  stroke: new Stroke({ color: '#225555', width: 1 }),
})
const view = new View({ center: fromLonLat(center), zoom: zoom + 1 })
const map = new OlMap({ target: 'map', layers: [new VectorTileLayer({ source, style })], view })

window.benchWatch.drew('map')
source.once('tileloadend', () => {
  window.benchWatch.drew('tile')
  map.once('postrender', () => window.benchWatch.drew('area'))
})
// Not `rendercomplete`: where tiles are empty, it may never come.
map.on('postrender', () => window.benchWatch.idle())
window.benchFly = (near) => view.animate({ zoom: near + 1, duration: 3000 })
