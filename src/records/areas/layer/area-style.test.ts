import { groupByLayout } from '@maplibre/maplibre-gl-style-spec'
import type { SourceSpecification } from 'maplibre-gl'
import { describe, expect, it } from 'vitest'
import { parseUuid } from '#contract/ids.ts'
import { AREA_FAMILIES, type AreaFamily } from '#contract/records/lookups.ts'
import { SHARED_PROGRAMS, styleErrors, symbolPrograms, THEMES } from '#map/testing/style-testing.ts'
import { palettes } from '#contract/palette/palette.ts'
import { SLOTS } from '#map/map-layer.ts'
import { markLayers } from './area-marks.ts'
import { areaLayers } from './area-style.ts'
import { bandsOnGround } from './bands-on-ground.ts'
import { byFamily, familiesIn, familiesOf } from './families.ts'

const none = { category_id: [], country_id: [] }
const families = familiesOf([
  { id: 1, name: 'National park', family: 'park' },
  { id: 2, name: 'Wilderness', family: 'park' },
  { id: 7, name: 'Marine protected area', family: 'marine' },
  { id: 9, name: 'A kind of its own' },
])

const TILES = { tilejson: '3.0.0', tiles: [], minzoom: 0, maxzoom: 14 }
const geojson: SourceSpecification = { type: 'geojson', data: { type: 'FeatureCollection', features: [] } }
const fromTiles = {
  kind: 'tiles',
  sources: { areas: { type: 'vector', tiles: ['http://localhost/{z}/{x}/{y}'] } satisfies SourceSpecification },
  refs: {
    shapes: { source: 'areas', 'source-layer': 'areas' },
    bands: { source: 'areas', 'source-layer': 'areas' },
    points: { source: 'areas', 'source-layer': 'area_points' },
    names: { source: 'areas', 'source-layer': 'area_points' },
  },
}
const fromGeoJson = {
  kind: 'geojson',
  sources: { shapes: geojson, bands: geojson, points: geojson },
  refs: { shapes: { source: 'shapes' }, bands: { source: 'bands' }, points: { source: 'points' } },
}

describe.each(THEMES)('the style of areas in %s', (theme, palette) => {
  it.each([fromTiles, fromGeoJson])('is valid on $kind, with a ground and without', ({ sources, refs }) => {
    const setting = { palette, theme, families, shown: { category_id: [2], country_id: [276] }, sources: refs }
    for (const onGround of [undefined, bandsOnGround])
      expect(styleErrors(sources, areaLayers(setting, onGround))).toEqual([])
  })

  it('draws names by the program of all others on the map', () => {
    const setting = { palette, theme, families, shown: none, sources: fromTiles.refs }
    expect(symbolPrograms(areaLayers(setting)).texts).toEqual(SHARED_PROGRAMS.texts)
  })

  it.each([fromTiles, fromGeoJson])('is valid of areas that stand out, on $kind', ({ sources, refs }) => {
    const setting = { palette, theme, families, shown: none, sources: refs }
    expect(styleErrors(sources, markLayers(setting, { hovered: null, selected: null }))).toEqual([])
  })

  it('has layers for the categories that the tiles have, and one kind for all others', () => {
    const drawn = familiesIn({ ...TILES, category_ids: [1, 9, 40] }, families)
    const fills = areaLayers({ palette, theme, families: drawn, shown: none, sources: fromTiles.refs })['ground-cover']
    const filters = fills?.map((layer) => 'filter' in layer && layer.filter)
    const own = [1, 9].map((id) => ['==', ['get', 'category_id'], id])
    expect(filters).toEqual([...own, ['!', ['in', ['get', 'category_id'], ['literal', [1, 9]]]]])
    expect(familiesIn(TILES, families)).toEqual(families)
  })

  it('is valid for a service that names no families', () => {
    const layers = areaLayers({ palette, theme, families: new Map(), shown: none, sources: fromGeoJson.refs })
    expect(styleErrors(fromGeoJson.sources, layers)).toEqual([])
  })
})

it('the band of areas is one with the ground, from the zoom on that this is drawn at', () => {
  const setting = { palette: palettes.light, theme: 'light', families, shown: none, sources: fromTiles.refs } as const
  const drawn = areaLayers(setting, bandsOnGround)['under-water'] ?? []
  for (const zoom of [6, 12]) {
    const shown = drawn.filter(({ minzoom = 0, maxzoom = 24 }) => minzoom <= zoom && zoom < maxzoom)
    const isClear = shown.map(({ paint }) => paint !== undefined && 'line-layer-opacity' in paint)
    expect([zoom, new Set(isClear)]).toEqual([zoom, new Set([zoom === 12])])
  }
})

it('marks of areas lie under the edges of all, though they come later', () => {
  const setting = { palette: palettes.light, theme: 'light', families, shown: none, sources: fromTiles.refs } as const
  const marks = markLayers(setting, { hovered: null, selected: null })
  const higher = SLOTS.filter((slot) => slot in marks && SLOTS.indexOf(slot) >= SLOTS.indexOf('outlines'))
  expect(higher).toEqual([])
})

it.each([
  ['a park', 1, 'park'],
  ['a marine area', 7, 'marine'],
  ['of a category that is not known', null, 'other'],
] as const)('a hovered area, %s, is drawn by the shaders of all areas, in its own colour', (_, category, family) => {
  const setting = { palette: palettes.light, theme: 'light', families, shown: none, sources: fromTiles.refs } as const
  const uuid = parseUuid('00000000-0000-4000-8000-000000000001')
  const marks = markLayers(setting, { hovered: uuid && { uuid, number: 5, category }, selected: null })
  const colour = palettes.light[family]
  const paintOf = (name: string) =>
    Object.values(marks)
      .flat()
      .find(({ id }) => id === name)?.paint
  expect(paintOf('area-hovered-fill')).toMatchObject({ 'fill-color': colour, 'fill-antialias': false })
  expect(paintOf('area-hovered-edge')).toMatchObject({ 'line-color': colour })
})

describe('the colour of an area', () => {
  const { park, marine, other } = palettes.light
  const full = (family: AreaFamily) => palettes.light[family]
  const faded = (family: AreaFamily) => palettes.dark[family]

  it('is that of its family', () => {
    const expected = ['match', ['get', 'category_id'], 1, park, 2, park, 7, marine, 9, other, other]
    expect(byFamily(families, none, full, faded)).toEqual(expected)
  })

  it('is that of other areas where no family is known', () => {
    expect(byFamily(new Map(), none, full, faded)).toBe(other)
  })

  it('is pale where a filter leaves the category or the country out', () => {
    const all = byFamily(families, none, full, faded)
    const pale = byFamily(families, none, faded, faded)
    const isShown = ['in', ['get', 'category_id'], ['literal', [7]]]
    expect(byFamily(families, { ...none, category_id: [7] }, full, faded)).toEqual(['case', isShown, all, pale])
    const isInCountry = ['in', ['get', 'country_id'], ['literal', [276]]]
    expect(byFamily(families, { ...none, country_id: [276] }, full, faded)).toEqual(['case', isInCountry, all, pale])
    const isBoth = ['all', isShown, isInCountry]
    expect(byFamily(families, { category_id: [7], country_id: [276] }, full, faded)).toEqual([
      'case',
      isBoth,
      all,
      pale,
    ])
  })
})

it('no two families have the same line around them', () => {
  const all = familiesOf(AREA_FAMILIES.map((family, id) => ({ id, name: family, family })))
  const setting = {
    palette: palettes.light,
    theme: 'light',
    families: all,
    shown: none,
    sources: fromTiles.refs,
  } as const
  const edges = areaLayers(setting).outlines?.flatMap((layer) => (layer.type === 'line' ? [layer] : [])) ?? []
  const dashes = new Map<string | undefined, Set<string>>()
  for (const { id, paint } of edges.filter((edge) => /-\d$/.test(edge.id))) {
    const family = id.split('-').at(-1)
    dashes.set(family, (dashes.get(family) ?? new Set()).add(JSON.stringify(paint?.['line-dasharray'])))
  }
  const ofFamilies = [...dashes.values()]
  expect(ofFamilies.map((own) => own.size)).toEqual(AREA_FAMILIES.map(() => 1))
  expect(new Set(ofFamilies.flatMap((own) => [...own])).size).toBe(AREA_FAMILIES.length)
})

it('every band shares its vertices with the edge of the same kind and size', () => {
  const setting = { palette: palettes.light, theme: 'light', families, shown: none, sources: fromTiles.refs } as const
  const layers = Object.values(areaLayers(setting)).flat()
  const namesOf = (group: readonly { id: string }[]) => group.map(({ id }) => id.split('/')[0])
  const groups = groupByLayout(layers).map(namesOf)
  const withBand = groups.filter((names) => names.includes('area-band'))
  expect(withBand).not.toEqual([])
  for (const names of withBand) expect(names).toContain('area-edge')
})
