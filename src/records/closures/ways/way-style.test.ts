import { expect, it } from 'vitest'
import type { FeatureCollection } from 'geojson'
import { palettes } from '#contract/palette/palette.ts'
import { namedImages, styleErrors, THEMES } from '#map/testing/style-testing.ts'
import { WAY_SOURCES, wayDrawings, wayLayers } from './way-style.ts'

const none: FeatureCollection = { type: 'FeatureCollection', features: [] }
const sources = Object.fromEntries(
  Object.values(WAY_SOURCES).map((id) => [id, { type: 'geojson' as const, data: none }]),
)

it.each(THEMES)('the style of closed ways is valid, and its pictures are there, in %s', (theme) => {
  const layers = wayLayers(palettes[theme], theme)
  expect(styleErrors(sources, layers)).toEqual([])
  expect(Object.keys(wayDrawings(palettes[theme], theme)).toSorted((a, b) => a.localeCompare(b))).toEqual(
    namedImages(layers).toSorted((a, b) => a.localeCompare(b)),
  )
})
