import type { SourceSpecification } from 'maplibre-gl'
import { describe, expect, it } from 'vitest'
import { basemapLayers } from '../basemap/layers.ts'
import { basemapSources } from '../basemap/source.ts'
import { positionLayers } from '../position/position-dot.tsx'
import { styleErrors, THEMES } from '../testing/style-testing.ts'

describe.each(THEMES)("the map's own layers in %s", (theme, palette) => {
  it('are valid, with the basemap in its slots', () => {
    const { ground, water, labels } = basemapLayers(palette, theme)
    expect(styleErrors(basemapSources('en'), { ground, water, labels })).toEqual([])
  })

  it('are valid for the position', () => {
    const position: SourceSpecification = { type: 'geojson', data: { type: 'FeatureCollection', features: [] } }
    expect(styleErrors({ position }, positionLayers(palette))).toEqual([])
  })
})
