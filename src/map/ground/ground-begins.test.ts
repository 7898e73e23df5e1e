import { featureFilter, type FilterSpecification } from '@maplibre/maplibre-gl-style-spec'
import { describe, expect, it } from 'vitest'
import { palettes } from '#contract/palette/palette.ts'
import type { GroundConfig } from '#contract/ground/ground-config.ts'
import { coarseBasemap } from './coarse-basemap.ts'
import { groundSources, regionLayers } from './ground-parts.ts'
import { groundLook } from './ground-setting.ts'

const common = { bounds: [0, 40, 10, 50], maxZoom: 14, tiles: '/maps/a/1/{z}/{x}/{y}', attribution: '' } as const
const vector = (minZoom: number): GroundConfig => ({
  ...common,
  bounds: [...common.bounds],
  name: 'a',
  kind: 'vector',
  schema: 'openmaptiles',
  minZoom,
})
const relief: GroundConfig = { ...common, bounds: [...common.bounds], name: 'r', kind: 'relief', minZoom: 6 }

/** Whether there is paper over the coarse background at a zoom. */
function hasPaper(grounds: readonly GroundConfig[], zoom: number): boolean {
  const edge = Object.values(groundSources(grounds, 'https://a.example/')).find(({ type }) => type === 'geojson')
  const { features } = (edge?.type === 'geojson' && typeof edge.data === 'object' ? edge.data : {}) as {
    features: readonly { properties: Record<string, unknown> }[]
  }
  const [paper] = regionLayers(grounds, groundLook('light', 'en')).surfaces ?? []
  const filter = filterOf(paper)
  return features.some(({ properties }) =>
    featureFilter(filter, 'filter').filter({ zoom }, { type: 'Polygon', properties }),
  )
}

/** Whether the coarse background names a place in the middle of the region at a zoom. */
function isNamed(grounds: readonly GroundConfig[], zoom: number): boolean {
  const layer = coarseBasemap(palettes.light, 'light', grounds).labels?.find(
    (one) => 'source-layer' in one && one['source-layer'] === 'places',
  )
  // Behind what the layer itself wants of a place.
  const [, , ...rest] = filterOf(layer) as unknown as unknown[]
  const middle = { type: 'Point', properties: {}, geometry: [[{ x: 4210, y: 2894 }]] } as const
  const { filter } = featureFilter(['all', ...rest] as FilterSpecification, 'filter')
  return filter({ zoom }, middle as unknown as Parameters<typeof filter>[1], { z: 0, x: 0, y: 0, key: '' } as never)
}

function filterOf(layer: object | undefined): FilterSpecification {
  return (layer as { filter: FilterSpecification }).filter
}

describe('a region whose tiles begin close by', () => {
  it('leaves the coarse background as it is until there', () => {
    expect([9, 11, 12, 14].map((zoom) => hasPaper([vector(12)], zoom))).toEqual([false, false, true, true])
    expect([7, 9, 11, 12].map((zoom) => isNamed([vector(12)], zoom))).toEqual([true, true, true, false])
  })

  it('has paper for the relief of the same box, and still the names of the coarse background', () => {
    expect([9, 12].map((zoom) => hasPaper([vector(12), relief], zoom))).toEqual([true, true])
    expect([9, 12].map((zoom) => isNamed([vector(12), relief], zoom))).toEqual([true, false])
  })
})

it('a region whose tiles begin far away names its places from where it draws them', () => {
  expect([7, 8, 12].map((zoom) => isNamed([vector(0)], zoom))).toEqual([true, false, false])
  expect(hasPaper([vector(0)], 9)).toBe(true)
})
