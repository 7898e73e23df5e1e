import { createRequire } from 'node:module'
import type { Geometry } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { describe, expect, test } from 'vitest'
import { ProtectedArea } from '#contract/records/area.ts'
import type { LngLat } from '#contract/geometry.ts'
import { isTimeZone } from '#contract/status/zone.ts'
import { categories } from '#contract/vocabulary/categories.ts'
import { polygonContains } from '#contract/geo/ring.ts'
import type { Rings } from '../../geometry/ring.ts'
import { countryIds } from '../../store/domain/countries.ts'
import { demoAreas } from './areas.ts'
import { areaFacts } from './facts.ts'
import { outlineRings } from './outline.ts'
import { distanceToLine, toLngLat, toPlane } from './plane.ts'

type Atlas = Topology<{ countries: GeometryCollection }>
const atlas = createRequire(import.meta.url)('world-atlas/countries-10m.json') as Atlas
const landOf = new Map(
  feature(atlas, atlas.objects.countries).features.map(({ id, geometry }) => [Number(id), polygonsOf(geometry)]),
)
const factsAndLand = areaFacts.map((fact) => ({ fact, land: landOf.get(countryIds.get(fact.country) ?? 0) ?? [] }))
const areas = demoAreas()

function polygonsOf(geometry: Geometry): Rings[] {
  if (geometry.type === 'Polygon') return [geometry.coordinates as Rings]
  return geometry.type === 'MultiPolygon' ? (geometry.coordinates as Rings[]) : []
}

/** Kilometres from an area's centre to the shore or border of its country, 0 inside. */
function distanceToLand(centre: LngLat, land: readonly Rings[]): number {
  if (land.some((polygon) => polygonContains(polygon, centre))) return 0
  const near = land.map(([outer = []]) => outer.slice(1).map((point) => toPlane(centre, point)))
  return Math.min(...near.map((ring) => distanceToLine([0, 0], ring)))
}

describe('the facts', () => {
  test('name some 150 places, each once', () => {
    expect(areaFacts.length).toBeGreaterThan(140)
    expect(areaFacts.length).toBeLessThan(180)
    expect(new Set(areas.map(({ uuid }) => uuid)).size).toBe(areaFacts.length)
  })

  test('have every category, and places from all over Europe', () => {
    const used = new Set(areaFacts.map(({ category }) => category))
    expect(categories.filter(({ key }) => !used.has(key))).toEqual([])
    expect(new Set(areaFacts.map(({ country }) => country)).size).toBeGreaterThan(25)
  })

  test.each(factsAndLand)('$fact.name lies in $fact.country, on land unless marine', ({ fact, land }) => {
    expect(land).not.toEqual([])
    expect(distanceToLand(fact.centre, land)).toBeLessThan(fact.marine ? 30 : 1)
  })

  test('no two places are the same by a slip, nor one inside another but as in nature', () => {
    const inside = areaFacts.flatMap((outer) => {
      const rings = outlineRings(outer.name, outer.km2, outer.form ?? {})
      const shapes = rings.map((ring) => [ring.map((point) => toLngLat(outer.centre, point))])
      return areaFacts
        .filter((inner) => inner !== outer && shapes.some((shape) => polygonContains(shape, inner.centre)))
        .map((inner) => `${inner.name} in ${outer.name}`)
    })
    expect(inside).toEqual(['Nationaal Park De Hoge Veluwe in Natura 2000-gebied Veluwe'])
  })
})

describe('the areas', () => {
  test.each(areas)('$name keeps to the contract', (area) => {
    const stored = { ...area, id: 1, created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' }
    expect(ProtectedArea.parse(stored)).toEqual(stored)
    expect(isTimeZone(area.time_zone)).toBe(true)
    expect(area.time_zone).not.toMatch(/^Etc/)
    expect(area.description).toMatch(/^Schematic outline/)
  })

  test('lie in many zones, the islands in their own', () => {
    const zones = new Set(areas.map(({ time_zone }) => time_zone))
    for (const zone of ['Berlin', 'London', 'Dublin', 'Helsinki', 'Athens', 'Lisbon'])
      expect(zones).toContain(`Europe/${zone}`)
    for (const zone of ['Azores', 'Canary', 'Madeira', 'Reykjavik']) expect(zones).toContain(`Atlantic/${zone}`)
  })

  test('keep their identity from one version to the next', () => {
    expect(areas.find(({ name }) => name === 'Národní park Šumava')?.uuid).toBe('d8ab62dd-39d8-5f78-abe7-859e194ad3ae')
  })

  test.each(factsAndLand.filter(({ fact }) => !fact.marine))(
    '$fact.name is drawn mainly on its own ground',
    ({ fact, land }) => {
      const [outline = []] = outlineRings(fact.name, fact.km2, fact.form ?? {})
      const points = outline.flatMap(([x, y]) =>
        [0.35, 0.7, 1].map((part) => toLngLat(fact.centre, [x * part, y * part])),
      )
      const dry = points.filter((point) => land.some((polygon) => polygonContains(polygon, point)))
      expect(dry.length / points.length).toBeGreaterThan(0.6)
    },
  )
})
