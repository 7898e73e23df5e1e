import { expression } from '@maplibre/maplibre-gl-style-spec'
import type { FeatureCollection } from 'geojson'
import { describe, expect, it } from 'vitest'
import { parseUuid } from '#contract/ids.ts'
import { SEVERITIES, type Severity } from '#contract/status/severity.ts'
import { namedImages, styleErrors, THEMES } from '#map/testing/style-testing.ts'
import { palettes } from '#core/ui/theme/palette.ts'
import { closureDrawings } from './closure-layer-images.ts'
import { closureSources } from './closure-layer-sources.ts'
import { closureLayers } from './closure-style.ts'
import { LOOKS, type Look } from '../looks.ts'

const none: FeatureCollection = { type: 'FeatureCollection', features: [] }
const sources = closureSources(none, none, none)
const drawings = closureDrawings(palettes.light, 'light')
const uuid = parseUuid('6f9619ff-8b86-4d01-b42d-00cf4fc964ff')

/** What an icon layer would draw for a point, in light. */
function iconOf(layerId: string, properties: Record<string, unknown>): string {
  const layer = closureLayers(palettes.light, 'light', null)['closure-icon']?.find(({ id }) => id === layerId)
  if (layer?.type !== 'symbol') throw new Error(`No symbol layer ${layerId}`)
  const compiled = expression.createExpression(layer.layout?.['icon-image'], 'icon-image')
  if (compiled.result === 'error') throw new Error(compiled.value.map(String).join())
  return String(
    compiled.value.evaluate({ zoom: 9 }, { type: 'Point', properties }, {}, undefined, undefined, undefined),
  )
}

describe.each(THEMES)('the style of closures in %s', (theme, palette) => {
  const layers = closureLayers(palette, theme, uuid)

  it('is valid', () => {
    expect(styleErrors(sources, layers)).toEqual([])
  })

  it('names only pictures that are drawn', () => {
    const ids = namedImages(layers)
    expect(ids).toHaveLength(2)
    expect(Object.keys(closureDrawings(palette, theme))).toEqual(expect.arrayContaining([...ids]))
  })
})

describe('the icon of a closure', () => {
  it.each(LOOKS)('is drawn for %s', (look) => {
    const id = iconOf('closure-icon', { look, rank: 0, faded: false })
    expect(drawings).toHaveProperty(id)
    expect(id).toContain(look)
  })
})

describe('the disc of a cluster', () => {
  it.each(LOOKS.map((look, rank) => [look, rank] as const))('has the ring of %s', (look, rank) => {
    const id = iconOf('closure-cluster', { point_count: 3, worst: rank })
    expect(drawings).toHaveProperty(id)
    expect(id).toContain(look)
  })

  it('is of the worst that matches; filtered ones count only when there is nothing else', () => {
    const faded = LOOKS.indexOf('in-force') + 10
    expect(iconOf('closure-cluster', { point_count: 2, worst: Math.min(faded, LOOKS.indexOf('notice')) })).toContain(
      'notice',
    )
    expect(iconOf('closure-cluster', { point_count: 2, worst: faded })).toContain('in-force')
  })
})

it('orders the looks as the contract orders what they show', () => {
  const shown: Record<Severity, Look> = {
    binding_in_force: 'in-force',
    voluntary_in_force: 'voluntary',
    binding_current: 'other-hours',
    voluntary_current: 'voluntary',
    upcoming: 'upcoming',
    notice: 'notice',
    expired: 'expired',
  }
  expect([...new Set(SEVERITIES.map((severity) => shown[severity]))]).toEqual(LOOKS)
})
