import { Map as MapLibreMap, setWorkerCount } from 'maplibre-gl'
import { BARE_STYLE, cameraOf } from './view.ts'

// MapLibre alone on the same tiles: the least that a map of these areas can cost.
setWorkerCount(1)
window.benchMap = new MapLibreMap({ container: 'map', style: BARE_STYLE, ...cameraOf(location.href) })
