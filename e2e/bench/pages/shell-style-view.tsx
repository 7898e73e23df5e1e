import { use } from 'react'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { addBasemapProtocol } from '../../../src/map/live/basemap-protocol.ts'
import type { MapViewProps } from '../../../src/map/view/map-view-props.ts'
import { LoneMap } from './lone-map.tsx'
import { ORIGIN, RECORDED_STYLE_PATH, type RecordedImage, type RecordedStyle } from './recorded-style.ts'

addBasemapProtocol()
const recorded = readRecorded()

async function readRecorded(): Promise<RecordedStyle> {
  const text = await (await fetch(RECORDED_STYLE_PATH)).text()
  return JSON.parse(text.replaceAll(ORIGIN, location.origin))
}

/** Stands in the place of the app's own moving map: MapLibre alone, which is told at once all that the app's map drew. */
export function LiveView(props: MapViewProps) {
  const { style, images } = use(recorded)
  return <LoneMap {...props} options={{ style, validateStyle: false }} onStyle={(map) => addImages(map, images)} />
}

function addImages(map: MapLibreMap, images: readonly RecordedImage[]): void {
  for (const { name, width, height, pixels, metadata } of images) {
    const data = Uint8Array.from(atob(pixels), (byte) => byte.charCodeAt(0))
    map.addImage(name, { width, height, data }, metadata)
  }
}
