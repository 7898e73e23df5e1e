import { describe, expect, it } from 'vitest'
import { palettes } from '#contract/palette/palette.ts'
import type { GroundConfig } from '#contract/ground/ground-config.ts'
import type { LayersBySlot } from '../map-layer.ts'
import { styleOf } from '../static/drawing/layer-style.ts'
import { frameOf } from '../static/frame.ts'
import { coarseBasemap } from './coarse-basemap.ts'
import { edgeFeatures } from './ground-edge.ts'
import { regionLayers } from './ground-parts.ts'
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
  const layers = regionLayers(grounds, groundLook('light', 'en'))
  return edgeFeatures(grounds).features.some(({ geometry, properties }) =>
    isDrawn(layers, 'basemap:edge/paper', zoom, { kind: geometry.type, properties }),
  )
}

/** Whether the coarse background names a place in the middle of the region at a zoom. */
function isNamed(grounds: readonly GroundConfig[], zoom: number): boolean {
  const layers = coarseBasemap(palettes.light, 'light', grounds)
  return isDrawn(layers, 'basemap-places', zoom, { kind: 'Point', properties: { rank: 3 } })
}

interface Thing {
  readonly kind: 'Point' | 'LineString' | 'Polygon'
  readonly properties: Readonly<Record<string, unknown>> | null
}

/** Whether a layer draws a thing in the middle of the region. */
function isDrawn(layers: LayersBySlot, id: string, zoom: number, { kind, properties }: Thing): boolean {
  const layer = Object.values(layers)
    .flat()
    .find((one) => one.id === id)
  if (layer === undefined) throw new Error(`There is no layer ${id}.`)
  const none = { left: 0, right: 0, top: 0, bottom: 0 }
  const frame = frameOf({ zoom, lat: 45, lng: 5 }, { width: 100, height: 100 }, none)
  const parts = [[{ x: 50, y: 50 }]]
  return styleOf(layer, frame, () => false).matches({ type: kind, id: undefined, properties: properties ?? {}, parts })
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
