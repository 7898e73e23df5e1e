import type { SourceSpecification } from 'maplibre-gl'
import type { Language } from '#contract/vocabulary/languages.ts'
import { MAX_ZOOM } from './tiles/tile-id.ts'

/** The source's id, and the scheme of its tiles' addresses. */
export const BASEMAP = 'basemap'

/** The source of the basemap's layers, with the countries' names in the given language. */
export function basemapSources(language: Language): Record<string, SourceSpecification> {
  const tiles = [`${BASEMAP}://${language}/{z}/{x}/{y}`]
  return { [BASEMAP]: { type: 'vector', tiles, minzoom: 0, maxzoom: MAX_ZOOM } }
}
