import { describe, expect, it } from 'vitest'
import { areaDraft, borderDraft, lineDrafts, pointDraft, waterLabelDraft } from './drafts.ts'
import { AERIALWAYS, BARRIERS, FERRIES, RIDGES } from './lines.ts'
import { LAND } from './land.ts'
import { MAX_ZOOM, MIN_ZOOM } from './layers.ts'
import { PLACES, POIS } from './points.ts'
import { routeOf, routeProperties, type Route } from './routes.ts'
import { STREETS } from './streets.ts'
import { WATER, WATERWAYS } from './water.ts'

const TABLES = { AERIALWAYS, BARRIERS, FERRIES, LAND, PLACES, POIS, RIDGES, STREETS, WATER, WATERWAYS }

describe.each(Object.entries(TABLES))('the table %s', (_, rows) => {
  it('has each tag once, and zooms that there are', () => {
    expect(new Set(rows.map(([key, value]) => `${key}=${value}`)).size).toBe(rows.length)
    for (const [, , , from] of rows) expect(from).toSatisfy((zoom: number) => zoom >= MIN_ZOOM && zoom <= MAX_ZOOM)
  })
})

describe('areas', () => {
  it.each([
    [{ natural: 'wood' }, 'land', 'forest'],
    [{ landuse: 'forest', natural: 'scrub' }, 'land', 'forest'],
    [{ natural: 'water', water: 'river' }, 'water_polygons', 'river'],
    [{ natural: 'glacier' }, 'water_polygons', 'glacier'],
    [{ landuse: 'reservoir' }, 'water_polygons', 'reservoir'],
    [{ building: 'yes', tourism: 'alpine_hut' }, 'buildings', undefined],
  ])('%o are %s: %s', (tags, layer, kind) => {
    const draft = areaDraft(tags)
    expect([draft?.layer, draft?.properties['kind']]).toEqual([layer, kind])
  })

  it.each([
    { natural: 'wood', area: 'no' },
    { building: 'no' },
    { natural: 'water', tunnel: 'culvert' },
    { highway: 'path' },
  ])('%o are none', (tags) => {
    expect(areaDraft(tags)).toBeNull()
  })

  it('of water have a label from the zoom on at which there is room for it', () => {
    const label = (area: number) => waterLabelDraft({ name: 'Estany' }, 'water', area)
    expect([6e6, 3e5, 100].map((area) => label(area)?.from)).toEqual([8, 11, 13])
    expect(waterLabelDraft({}, 'water', 6e6)).toBeNull()
  })
})

describe('ways', () => {
  const way = (tags: Record<string, string>, routes: readonly Route[] = []) =>
    lineDrafts(tags, routeProperties(routes))[0]

  it('say what walkers need', () => {
    const tags = {
      highway: 'path',
      sac_scale: 'alpine_hiking',
      trail_visibility: 'bad',
      informal: 'yes',
      access: 'private',
      surface: 'rock',
      bridge: 'yes',
      tunnel: 'no',
      via_ferrata_scale: 'C',
      name: 'Camí',
      'name:de': 'Weg',
      'name:fr': 'Camí',
    }
    expect(way(tags)).toEqual({
      layer: 'streets',
      from: 10,
      properties: {
        kind: 'path',
        name: 'Camí',
        name_de: 'Weg',
        sac: 4,
        visibility: 'bad',
        informal: true,
        access: 'private',
        surface: 'rock',
        bridge: true,
        via_ferrata: 3,
      },
    })
  })

  it.each([
    [{ highway: 'track', tracktype: 'grade4' }, { kind: 'track', tracktype: 'grade4', grade: 4 }, 11],
    [{ highway: 'motorway_link', ref: 'A 1' }, { kind: 'motorway', link: true, ref: 'A 1' }, 9],
    [{ highway: 'footway', footway: 'sidewalk' }, { kind: 'footway' }, 14],
    [{ highway: 'primary', ref: 'FIXME', name: 'fixme: which?' }, { kind: 'primary' }, 6],
    [{ railway: 'funicular' }, { kind: 'funicular' }, 11],
  ])('%o are %o from zoom %i', (tags, properties, from) => {
    expect(way(tags)).toEqual({ layer: 'streets', from, properties })
  })

  it('that are areas, or unknown, are no lines', () => {
    expect([way({ highway: 'pedestrian', area: 'yes' }), way({ highway: 'proposed' })]).toEqual([undefined, undefined])
  })

  it('are of several layers where they are several things', () => {
    expect(lineDrafts({ natural: 'cliff', barrier: 'fence' }, null).map(({ layer }) => layer)).toEqual([
      'ridges',
      'barriers',
    ])
  })

  it('are borders of the levels that are drawn', () => {
    expect(borderDraft({ maritime: 'yes' }, 2)?.properties).toEqual({ admin_level: 2, maritime: true })
    expect(borderDraft({}, 0)).toBeNull()
  })
})

describe('points', () => {
  it.each([
    [{ natural: 'peak', ele: '2942.4' }, { kind: 'peak', ele: 2942 }, 8],
    [{ natural: 'saddle', mountain_pass: 'yes', ele: '8000 ft' }, { kind: 'pass', ele: 2438 }, 10],
    [{ natural: 'peak', ele: '2,942' }, { kind: 'peak', ele: 2942 }, 8],
    [{ natural: 'peak', ele: '2.942 m' }, { kind: 'peak', ele: 2942 }, 8],
    [{ natural: 'peak', ele: '8,000 ft' }, { kind: 'peak', ele: 2438 }, 8],
    [{ natural: 'peak', ele: '14,692 ft' }, { kind: 'peak', ele: 4478 }, 8],
    [{ natural: 'peak', ele: '12.345' }, { kind: 'peak', ele: 12 }, 8],
    [{ natural: 'peak', ele: '523,125' }, { kind: 'peak', ele: 523 }, 8],
    [{ natural: 'peak', ele: '0.400' }, { kind: 'peak', ele: 0 }, 8],
    [{ tourism: 'alpine_hut', amenity: 'restaurant', ele: 'high' }, { kind: 'hut' }, 10],
    [{ tourism: 'information', information: 'guidepost' }, { kind: 'guidepost' }, 14],
    [
      { place: 'city', name: 'A', population: '23.500', capital: 'yes' },
      { kind: 'city', name: 'A', capital: true, population: 23_500 },
      6,
    ],
    // No tile can hold that number: one such place in a region stopped all of it.
    [{ place: 'town', name: 'A', population: '9'.repeat(25) }, { kind: 'town', name: 'A' }, 7],
    [{ place: 'town', name: 'A', population: '-5' }, { kind: 'town', name: 'A' }, 7],
  ])('%o are %o from zoom %i', (tags, properties, from) => {
    expect(pointDraft(tags)).toMatchObject({ from, properties })
    expect(pointDraft(tags)?.properties).toEqual(properties)
  })

  it('are no places without a name', () => {
    expect(pointDraft({ place: 'village' })).toBeNull()
  })
})

describe('routes', () => {
  const route = (tags: Record<string, string>) => routeOf({ type: 'route', ...tags })

  it('are those of walkers and cyclists', () => {
    expect(route({ route: 'foot', network: 'rwn', ref: '7' })).toEqual({
      mode: 'walking',
      network: 'rwn',
      ref: '7',
      name: null,
    })
    expect(route({ route: 'mtb', network: 'strange' })).toMatchObject({ mode: 'cycling', network: 'lcn' })
    expect([route({ route: 'bus' }), route({ route: 'hiking', state: 'proposed' })]).toEqual([null, null])
  })

  it('of walkers come first on the sign, then those that reach farther', () => {
    const told = [
      { mode: 'cycling', network: 'icn', ref: 'EV1', name: null },
      { mode: 'walking', network: 'lwn', ref: 'L', name: 'Round' },
      { mode: 'walking', network: 'nwn', ref: 'GR 7', name: null },
    ] as const
    expect(routeProperties(told)).toEqual({
      route: 'nwn',
      route_ref: 'GR 7',
      route_refs: 'EV1;GR 7;L',
      cycling: 'icn',
      cycling_ref: 'EV1',
    })
    expect(routeProperties([])).toBeNull()
  })
})
