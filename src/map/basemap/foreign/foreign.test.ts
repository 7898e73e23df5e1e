import { describe, expect, it } from 'vitest'
import { styleErrors, THEMES } from '../../testing/style-testing.ts'
import { openTileJson } from './foreign-ground.ts'
import { pictures } from './foreign-raster.ts'
import { contentOf } from './foreign-style.ts'

const address = 'https://maps.example/styles/light.json'
const background = { id: 'sea', type: 'background' } as const
const roads = { id: 'roads', type: 'line', source: 'streets', 'source-layer': 'roads' } as const
const names = { ...roads, id: 'names', type: 'symbol' } as const

describe('a style from elsewhere', () => {
  const content = contentOf(
    {
      version: 8,
      sprite: '../icons/light',
      glyphs: '/fonts/{fontstack}/{range}.pbf',
      sources: {
        streets: { type: 'vector', tiles: ['../tiles/{z}/{x}/{y}.pbf'] },
        described: { type: 'vector', url: '/tiles.json' },
        archive: { type: 'vector', url: 'pmtiles://https://far.example/a.pmtiles' },
        inside: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
      },
      layers: [background, names, { ...roads, id: 'houses', type: 'fill-extrusion' }, roads],
    },
    address,
  )

  it('keeps its order, with names above the shapes of areas, and without the heights of buildings', () => {
    const { ground, labels } = content.layersIn('light', 'en')
    expect(ground).toEqual([
      { id: 'base:sea', type: 'background' },
      { ...roads, id: 'base:roads', source: 'base:streets' },
    ])
    expect(labels).toEqual([{ ...names, id: 'base:names', source: 'base:streets' }])
  })

  it('is asked for where it says, seen from where it is', () => {
    expect(content.sources).toMatchObject({
      'base:streets': { tiles: ['https://maps.example/tiles/{z}/{x}/{y}.pbf'] },
      'base:described': { url: 'https://maps.example/tiles.json' },
      'base:archive': { url: 'pmtiles://https://far.example/a.pmtiles' },
      'base:inside': { data: { type: 'FeatureCollection' } },
    })
    expect(content.sprites).toEqual([{ id: 'default', url: 'https://maps.example/icons/light' }])
    expect(content.glyphs).toBe('https://maps.example/fonts/{fontstack}/{range}.pbf')
  })
})

describe('vector tiles that are described', () => {
  const described = (document: object) =>
    openTileJson(`data:application/json,${encodeURIComponent(JSON.stringify(document))}`, AbortSignal.timeout(10_000))
  const layers = (...ids: readonly string[]) => ({ vector_layers: ids.map((id) => ({ id })) })
  const tiles = ['https://tiles.example/{z}/{x}/{y}.pbf']

  it.each(THEMES)('are drawn as our own are, from no more than their tiles, in %s', async (theme) => {
    const attribution = '<a href="https://x.example">x</a>'
    const content = await described({ tiles, maxzoom: 13, attribution, ...layers('transportation', 'water') })
    expect(content.sources).toEqual({ 'base:tiles': { type: 'vector', tiles, minzoom: 0, maxzoom: 13 } })
    expect(styleErrors(content.sources, content.layersIn(theme, 'de'))).toEqual([])
    expect(content).toMatchObject({ sprites: [], glyphs: null })
  })

  it.each([
    ['of an unknown schema', { tiles, ...layers('everything') }, 'none of the schemas'],
    ['of which nothing is said', { tiles }, 'vector_layers'],
    ['that are nowhere', { tiles: [], ...layers('transportation', 'water') }, 'tiles'],
  ])('are not drawn %s', async (_, document, reason) => {
    await expect(described(document)).rejects.toThrow(reason)
  })
})

describe.each(THEMES)("the app's own drawing of what comes from elsewhere, in %s", (theme) => {
  it('is valid for pictures, which are dimmed in dark unless made for it', () => {
    const content = pictures({ tiles: ['https://t.example/{z}/{x}/{y}.png'] }, false)
    expect(styleErrors(content.sources, content.layersIn(theme, 'de'))).toEqual([])
    const isDimmed = (isDark: boolean) =>
      JSON.stringify(pictures({ tiles: [] }, isDark).layersIn(theme, 'de')).includes('brightness')
    expect([isDimmed(false), isDimmed(true)]).toEqual([theme === 'dark', false])
  })
})
