import { Map as MapLibreMap, setWorkerCount } from 'maplibre-gl'
import type { AppConfig } from '../../../src/contract/config/app-config.ts'
import { GroundConfig } from '../../../src/contract/ground/ground-config.ts'
import { fontFaces } from '../../../src/map/basemap/fonts.ts'
import { groundSources, regionLayers } from '../../../src/map/ground/ground-parts.ts'
import { groundLook } from '../../../src/map/ground/ground-setting.ts'
import { groundDrawings } from '../../../src/map/ground/images/ground-drawings.ts'
import { surfaceOf } from '../../../src/map/live/map-surface.ts'
import { baseStyle } from '../../../src/map/live/style.ts'
import { cameraOf } from './view.ts'

// MapLibre alone on the archives of the ground, drawn as the app draws them: paths by kind, signs and names.
setWorkerCount(1)
const config: AppConfig = await (await fetch('/config.json')).json()
const grounds = config.grounds.flatMap((ground) => GroundConfig.safeParse(ground).data ?? [])
const map = new MapLibreMap({ container: 'map', style: baseStyle(fontFaces(), false), ...cameraOf(location.href) })
window.benchMap = map
await map.once('style.load')
const look = groundLook('light', 'en')
surfaceOf(map).show(null, {
  sources: groundSources(grounds, document.baseURI),
  layers: regionLayers(grounds, look),
  drawings: groundDrawings(look),
})
