import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BBox, LngLat } from '../src/contract/geometry.ts'
import { palettes } from '../src/contract/palette/palette.ts'
import { groundColours } from '../src/map/ground/ground-colours.ts'
import { holdsColour } from './drivers/map-page.ts'
import { writeArchive, type Feature } from './services/ground.ts'
import { startService, type RunningService } from './services/process.ts'
import { expect, test } from './test.ts'

type Tagged = Pick<Feature, 'layer' | 'tags'>

/** The same things as each schema has them. */
const SCHEMAS: Readonly<Record<string, Readonly<Record<'wood' | 'water' | 'path' | 'road', Tagged>>>> = {
  own: {
    wood: { layer: 'land', tags: { kind: 'forest' } },
    water: { layer: 'water_polygons', tags: { kind: 'water' } },
    path: { layer: 'streets', tags: { kind: 'path' } },
    road: { layer: 'streets', tags: { kind: 'primary' } },
  },
  shortbread: {
    wood: { layer: 'land', tags: { kind: 'forest' } },
    water: { layer: 'water_polygons', tags: { kind: 'water' } },
    path: { layer: 'streets', tags: { kind: 'path' } },
    road: { layer: 'streets', tags: { kind: 'primary' } },
  },
  protomaps: {
    wood: { layer: 'landuse', tags: { kind: 'forest' } },
    water: { layer: 'water', tags: { kind: 'lake' } },
    path: { layer: 'roads', tags: { kind: 'path', kind_detail: 'path' } },
    road: { layer: 'roads', tags: { kind: 'major_road', kind_detail: 'primary' } },
  },
  openmaptiles: {
    wood: { layer: 'landcover', tags: { class: 'wood', subclass: 'wood' } },
    water: { layer: 'water', tags: { class: 'lake' } },
    path: { layer: 'transportation', tags: { class: 'path', subclass: 'path' } },
    road: { layer: 'transportation', tags: { class: 'primary' } },
  },
}
/** By which a schema is told. */
const SIGNS: Readonly<Record<string, readonly string[]>> = { own: ['ridges'], protomaps: ['earth'] }
const NAMES = Object.keys(SCHEMAS)

const WIDTH = 0.005
const [WEST, SOUTH, NORTH] = [20.5, 48.1, 48.105]
const CAMERA = { map: `15/${(SOUTH + NORTH) / 2}/${WEST + (WIDTH * NAMES.length) / 2}` }

/** The strip of a schema. */
function boxOf(name: string): BBox {
  const west = WEST + NAMES.indexOf(name) * WIDTH
  return [west, SOUTH, west + WIDTH, NORTH]
}

/** A place in it, by shares of its width and height. */
function placeIn(name: string, [across, up]: readonly [across: number, up: number]): LngLat {
  const [west, south, east, north] = boxOf(name)
  return [west + across * (east - west), south + up * (north - south)]
}

function featuresOf(name: string): readonly Feature[] {
  const kinds = SCHEMAS[name]
  if (kinds === undefined) return []
  const ring = (west: number, south: number, east: number, north: number) => [
    placeIn(name, [west, south]),
    placeIn(name, [west, north]),
    placeIn(name, [east, north]),
    placeIn(name, [east, south]),
    placeIn(name, [west, south]),
  ]
  const level = (up: number) => [placeIn(name, [0.1, up]), placeIn(name, [0.9, up])]
  return [
    { ...kinds.wood, line: ring(0.1, 0.1, 0.9, 0.9), isArea: true },
    { ...kinds.water, line: ring(0.4, 0.6, 0.6, 0.8), isArea: true },
    { ...kinds.path, line: level(0.45) },
    { ...kinds.road, line: level(0.25) },
  ]
}

test.describe('the ground', () => {
  let service: RunningService
  let data: string

  test.beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'fieldgate-schemas-'))
    for (const name of NAMES) {
      const features = featuresOf(name)
      const layers = [...new Set([...features.map(({ layer }) => layer), ...(SIGNS[name] ?? [])])]
      await writeArchive(data, {
        name,
        bounds: boxOf(name),
        layers,
        attribution: name === 'own' ? '© Us' : '',
        features,
      })
    }
    service = await startService({ data, features: {} })
  })

  test.afterAll(async () => {
    await service.stop()
    await rm(data, { recursive: true, force: true })
  })

  for (const [renderer, tags] of [
    ['as a still picture', ['@still']],
    ['on the moving map', ['@map', '@lines', '@long']],
  ] as const) {
    test(`is drawn the same of every schema, ${renderer}`, { tag: [...tags] }, async ({ app, page }) => {
      await app.open(service.url, CAMERA)
      const { wood, path } = groundColours.light
      const seen = { wood, water: palettes.light.water, path, road: groundColours.light['road-main'] }
      for (const name of NAMES) {
        const at = { wood: [0.35, 0.7], water: [0.5, 0.7], path: [0.4, 0.45], road: [0.4, 0.25] } as const
        for (const kind of ['wood', 'water', 'path', 'road'] as const) {
          const place = placeIn(name, at[kind])
          const has = async () => holdsColour(await app.coloursAround(place, 5), seen[kind], 12)
          await expect.poll(has, `${kind} of ${name}`).toBe(true)
        }
      }
      await expect(page.getByText('Base:')).toContainText(
        'Natural Earth, GeoNames, © OpenMapTiles, © OpenStreetMap contributors, © Us',
      )
      expect(app.problems).toEqual([])
      expect(app.foreignRequests).toEqual([])
    })
  }
})
