import { validateStyleMin, type StyleSpecification } from '@maplibre/maplibre-gl-style-spec'
import { describe, expect, test } from 'vitest'
import { palettes, type Theme } from '#contract/palette/palette.ts'
import { fontFaces } from './fonts.ts'
import { IMAGE } from './images.ts'
import { basemapLayers } from './layers.ts'
import { basemapSources } from './source.ts'

const THEMES: readonly Theme[] = ['light', 'dark', 'sunlight']

function style(theme: Theme): StyleSpecification {
  const { ground, water, labels } = basemapLayers(palettes[theme], theme)
  return {
    version: 8,
    sources: basemapSources('de'),
    'font-faces': fontFaces(),
    layers: [...ground, ...water, ...labels],
  }
}

describe.each(THEMES)('the %s theme', (theme) => {
  test('is a style that MapLibre accepts', () => {
    expect(validateStyleMin(style(theme))).toEqual([])
  })

  test('names only fonts and images that there are', () => {
    const text = JSON.stringify(style(theme).layers)
    const fonts = Object.keys(fontFaces())
    const images: readonly string[] = Object.values(IMAGE)
    for (const [name] of text.matchAll(/Source Sans[^"]*/g)) expect(fonts).toContain(name)
    for (const [, name] of text.matchAll(/"(basemap-(?:town|village|cross))"/g)) expect(images).toContain(name)
  })

  test('draws in colours of its own palette only', () => {
    const colours: readonly string[] = Object.values(palettes[theme])
    for (const [colour] of JSON.stringify(style(theme).layers).matchAll(/#[0-9a-f]{3,8}/g))
      expect(colours).toContain(colour)
  })
})

test('the sunlight theme has larger labels', () => {
  const sizes = THEMES.map(
    (theme) => JSON.stringify(basemapLayers(palettes[theme], theme).labels).match(/\[\d[^\]]*\]/)?.[0],
  )
  expect(sizes[0]).toBe(sizes[1])
  expect(sizes[2]).not.toBe(sizes[0])
})

test('a font is chosen for Latin, Greek, Cyrillic, Vietnamese and Devanagari letters', () => {
  for (const faces of Object.values(fontFaces())) {
    const covered = faces.flatMap((face) => face['unicode-range'] ?? [])
    for (const range of ['U+0000-00FF', 'U+0400-045F', 'U+1EA0-1EF9', 'U+0900-097F', 'U+03A3-03FF']) {
      expect(covered).toContain(range)
    }
  }
})
