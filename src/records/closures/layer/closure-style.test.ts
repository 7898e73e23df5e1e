import { expression } from '@maplibre/maplibre-gl-style-spec'
import type { FeatureCollection } from 'geojson'
import { describe, expect, it } from 'vitest'
import { parseUuid } from '#contract/ids.ts'
import { palettes, type Palette, type Theme } from '#contract/palette/palette.ts'
import { DISPLAY_STATUSES, type DisplayStatus } from '#contract/standing/display-status.ts'
import { rankOf } from '#contract/standing/order.ts'
import { PAINTS } from '#contract/standing/paint.ts'
import { SIGNS } from '#contract/standing/signs.ts'
import { contrast } from '#core/ui/theme/contrast.ts'
import { mix } from '#core/ui/theme/mix.ts'
import type { LayersBySlot } from '#map/map-layer.ts'
import { namedImages, SHARED_PROGRAMS, styleErrors, symbolPrograms, THEMES } from '#map/testing/style-testing.ts'
import { closureDrawings } from './closure-layer-images.ts'
import { closureSources } from './closure-layer-sources.ts'
import { closureLayers } from './closure-style.ts'
import { FADED_RANK } from './cluster-properties.ts'
import { RANK_STEP } from './features.ts'
import { NOT_LOADED, notLoadedLayers } from './not-loaded-style.ts'

const none: FeatureCollection = { type: 'FeatureCollection', features: [] }
const sources = closureSources({ shapes: none, soft: none, points: none, focus: none, cover: none })
const drawings = closureDrawings(palettes.light, 'light')
const uuid = parseUuid('6f9619ff-8b86-4d01-b42d-00cf4fc964ff')

/** What an icon layer would draw for a point, in light. */
function iconOf(layerId: string, properties: Record<string, unknown>): string {
  const layer = closureLayers(palettes.light, 'light', null).icons?.find(({ id }) => id === layerId)
  if (layer?.type !== 'symbol') throw new Error(`No symbol layer ${layerId}`)
  return String(evaluatedOf(layer.layout?.['icon-image'], 'icon-image', properties))
}

function evaluatedOf(value: unknown, name: string, properties: Record<string, unknown>): unknown {
  if (!Array.isArray(value)) return value
  const compiled = expression.createExpression(value, name)
  if (compiled.result === 'error') throw new Error(compiled.value.map(String).join())
  return compiled.value.evaluate({ zoom: 9 }, { type: 'Point', properties }, {}, undefined, undefined, undefined)
}

it('the style of ground without closures is valid', () => {
  expect(styleErrors({ [NOT_LOADED]: { type: 'geojson', data: none } }, notLoadedLayers)).toEqual([])
})

it('the hatch of ground without closures varies in what those of closures vary in, and so takes their shader', () => {
  const hatchesOf = ({ shapes = [] }: LayersBySlot) =>
    shapes.flatMap(({ paint = {} }) => {
      const varying = Object.entries(paint).flatMap(([name, value]) => (Array.isArray(value) ? [name] : []))
      return 'fill-pattern' in paint ? [varying] : []
    })
  const [hatch] = hatchesOf(closureLayers(palettes.light, 'light', null))
  expect(hatch).toEqual(['fill-opacity'])
  expect(hatchesOf(notLoadedLayers)).toEqual([hatch])
})

describe.each(THEMES)('the style of closures in %s', (theme, palette) => {
  const layers = closureLayers(palette, theme, uuid)

  it('is valid', () => {
    expect(styleErrors(sources, layers)).toEqual([])
  })

  it('draws names and signs by the programs of all others on the map', () => {
    expect(symbolPrograms(layers)).toEqual(SHARED_PROGRAMS)
  })

  it('names only pictures that are drawn', () => {
    const ids = namedImages(layers)
    expect(ids).toHaveLength(5)
    expect(Object.keys(closureDrawings(palette, theme))).toEqual(expect.arrayContaining([...ids]))
  })
})

/** The opacity and the colour of what a layer draws for a filtered-out closure of a status, its edge before its core. */
function paleEdgeOf(displayStatus: DisplayStatus, theme: Theme, palette: Palette): { colour: string; opacity: number } {
  const properties = { displayStatus, faded: true, extent: 'own', rank: 0 }
  const isAmberInDark = theme === 'dark' && PAINTS[displayStatus].colour === 'notice'
  const id = isAmberInDark ? 'closure-edge-core' : 'closure-edge'
  const layer = closureLayers(palette, theme, null).shapes?.find((one) => one.id === id)
  if (layer?.type !== 'line') throw new Error(`No line layer ${id}`)
  const evaluated = (name: 'line-color' | 'line-opacity') => evaluatedOf(layer.paint?.[name], name, properties)
  return { colour: String(evaluated('line-color')), opacity: Number(evaluated('line-opacity')) }
}

/** The opacity of the sign or disc that a layer draws for what is filtered out. */
function paleOpacityOf(layerId: string, properties: object, theme: Theme, palette: Palette): number {
  const layer = closureLayers(palette, theme, null).icons?.find(({ id }) => id === layerId)
  if (layer?.type !== 'symbol') throw new Error(`No symbol layer ${layerId}`)
  return Number(evaluatedOf(layer.paint?.['icon-opacity'], 'icon-opacity', { ...properties }))
}

/** The colours of a sign but paper, which is there to be written on. */
function coloursOf(displayStatus: DisplayStatus, palette: Palette): readonly string[] {
  const tokens = SIGNS[displayStatus].shapes.flatMap(({ fill, stroke }) => [fill, stroke])
  return tokens.flatMap((token) => (token === undefined || token === 'paper' ? [] : [palette[token]]))
}

/** Woods, as a background of more detail has them. */
const WOOD: Readonly<Record<Theme, string>> = { light: '#d7e2cd', dark: '#1b2a22', sunlight: '#d9ead0' }

describe.each(THEMES)('what the filters leave out in %s', (theme, palette) => {
  const grounds = [palette.ground, WOOD[theme], palette.water]
  const contrastOf = (colours: readonly string[], opacity: number, under: string) =>
    Math.max(...colours.map((colour) => contrast(mix(under, colour, opacity), under)))

  it.each(DISPLAY_STATUSES)('is pale, and its edge still to be seen on land, wood and water: %s', (displayStatus) => {
    const { colour, opacity } = paleEdgeOf(displayStatus, theme, palette)
    expect(opacity).toBeLessThan(0.7)
    for (const under of grounds) expect(contrastOf([colour], opacity, under)).toBeGreaterThanOrEqual(2)
  })

  it.each(DISPLAY_STATUSES)('is pale, and its sign still to be seen on land, wood and water: %s', (displayStatus) => {
    const icon = paleOpacityOf('closure-icon', { displayStatus, faded: true }, theme, palette)
    const disc = paleOpacityOf('closure-cluster', { worst: FADED_RANK + rankOf(displayStatus) }, theme, palette)
    expect(Math.max(icon, disc)).toBeLessThan(0.7)
    const ring = [palette[PAINTS[displayStatus].colour]]
    for (const under of grounds) {
      expect(contrastOf(coloursOf(displayStatus, palette), icon, under)).toBeGreaterThanOrEqual(2)
      expect(contrastOf(ring, disc, under)).toBeGreaterThanOrEqual(2)
    }
  })
})

describe('the icon of a closure', () => {
  it.each(DISPLAY_STATUSES)('is drawn for %s', (displayStatus) => {
    const id = iconOf('closure-icon', { displayStatus, rank: 0, faded: false })
    expect(drawings).toHaveProperty(id)
    expect(id.endsWith(`-${displayStatus}`)).toBe(true)
  })
})

describe.each(THEMES)('the name of a closure on the map in %s', (theme, palette) => {
  it.each(DISPLAY_STATUSES)('can be read: %s', (displayStatus) => {
    const layer = closureLayers(palette, theme, null).icons?.find(({ id }) => id === 'closure-name')
    if (layer?.type !== 'symbol') throw new Error('There is no layer of names.')
    const colour = String(evaluatedOf(layer.paint?.['text-color'], 'text-color', { displayStatus }))
    expect(contrast(colour, palette.casing)).toBeGreaterThanOrEqual(4.5)
  })
})

describe('the disc of a cluster', () => {
  const rank = (status: (typeof DISPLAY_STATUSES)[number], place: number) => place * RANK_STEP + rankOf(status)

  it.each(DISPLAY_STATUSES)('has the sign of %s', (status) => {
    const id = iconOf('closure-cluster', { cluster: true, worst: rank(status, 7) })
    expect(drawings).toHaveProperty(id)
    expect(id.endsWith(`-${status}`)).toBe(true)
  })

  it('is of the worst that matches; filtered ones count only when there is nothing else', () => {
    const faded = rank('closed-now', 0) + FADED_RANK
    expect(iconOf('closure-cluster', { cluster: true, worst: Math.min(faded, rank('notice', 1)) })).toContain('notice')
    expect(iconOf('closure-cluster', { cluster: true, worst: faded })).toContain('closed-now')
  })
})

describe('points of closures', () => {
  const layoutOf = (id: string) => {
    const layer = closureLayers(palettes.light, 'light', null).icons?.find((one) => one.id === id)
    if (layer?.type !== 'symbol') throw new Error(`No symbol layer ${id}`)
    return layer.layout
  }

  it('take at most one draw call for each status, the worst last', () => {
    const key = layoutOf('closure-icon')?.['symbol-sort-key']
    const keyOf = (rank: number) => evaluatedOf(key, 'symbol-sort-key', { rank })
    for (const place of [0, 1, 2000]) {
      const keys = DISPLAY_STATUSES.map((_status, rank) => keyOf(place * RANK_STEP + rank))
      expect(keys).toEqual(DISPLAY_STATUSES.map((_status, rank) => 0 - rank))
    }
  })

  it('take one draw call where they are clusters, which never overlap', () => {
    expect(layoutOf('closure-cluster')).toMatchObject({ 'symbol-z-order': 'source' })
    expect(layoutOf('closure-cluster')).not.toHaveProperty('symbol-sort-key')
  })
})
