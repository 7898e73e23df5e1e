import * as maplibre from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { addBasemapProtocol } from './basemap/protocol.ts'

maplibre.setWorkerUrl(workerUrl)
maplibre.setWorkerCount(1)
addBasemapProtocol()

/** MapLibre, made ready: its worker is a file of our own, and it knows the basemap's tiles. */
export const mapLibrary = maplibre
