import type { SourceSpecification } from 'maplibre-gl'
import { expect, it } from 'vitest'
import { styleErrors, THEMES } from '#map/testing/style-testing.ts'
import { HIKE, hikeLayers } from './hike-style.ts'

const source: SourceSpecification = { type: 'geojson', data: { type: 'FeatureCollection', features: [] } }

it.each(THEMES)('the style of a hike is valid in %s', (theme, palette) => {
  expect(styleErrors({ [HIKE]: source }, hikeLayers(palette, theme))).toEqual([])
})
