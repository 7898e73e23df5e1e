import type { FilterSpecification, LayerSpecification } from 'maplibre-gl'
import { FAMILY_DASHES } from '#contract/palette/family-dashes.ts'
import type { LayersBySlot } from '#map/map-layer.ts'
import { byZoom, THIN_JOIN } from '#map/style/expressions.ts'
import { areaKinds, kindColour, type AreaKind } from './area-kinds.ts'
import { dots, labels } from './area-style-points.ts'
import { RADIUS, type AreaSetting } from './area-style-setting.ts'
import type { BandsOnGround } from './bands-on-ground.ts'

/** The style layers of the areas; `onGround`: what their bands are where the map draws woods and waters under them. */
export function areaLayers(setting: AreaSetting, onGround?: BandsOnGround): LayersBySlot {
  const kinds = areaKinds(setting)
  const all = bands(setting, kinds)
  return {
    'ground-cover': kinds.map((kind) => fill(setting, kind)),
    'under-water': onGround?.(setting, all) ?? all,
    outlines: [...edges(setting, kinds, onGround ? [ANY_SIZE] : ALL_SIZES), ...dots(setting, kinds)],
    names: labels(setting),
  }
}

function fill(setting: AreaSetting, kind: AreaKind): LayerSpecification {
  const { theme, sources } = setting
  const dark = theme === 'dark'
  return {
    id: `area-fill/${kind.name}`,
    type: 'fill',
    ...sources.shapes,
    filter: kind.filter,
    paint: {
      'fill-color': kindColour(setting, kind, 1),
      // Smoothed edges cost a second draw call for each tile, and the border's line covers them.
      'fill-antialias': false,
      'fill-opacity': theme === 'sunlight' ? 0 : byZoom(6, dark ? 0.16 : 0.12, 9, dark ? 0.08 : 0.05, 13, 0.02),
    },
  }
}

/** Zooms, each with the width of the band there, in px. */
const BAND = [6, 3, 7, 4.5, 8, 6, 9, 7.5, 10, 8, 12, 10, 14, 12]

interface Size {
  /** The least radius, and that of the next larger size, in px. */
  readonly from: number
  readonly until: number
}

interface BandSize extends Size {
  /** How wide the band is at most, in px. */
  readonly most: number
}

/** Sizes of areas, the largest first, and how wide the band is; smaller ones have none, and none is as large as 1e9. */
const SIZES: readonly BandSize[] = [
  { from: 14, until: 1e9, most: Infinity },
  { from: 6, until: 14, most: 4 },
  { from: 2.6, until: 6, most: 1.8 },
]

const ANY_SIZE: Size = { from: 0, until: 1e9 }
const ALL_SIZES: readonly Size[] = [...SIZES, { from: 0, until: 2.6 }]

function isOf({ from, until }: Size, kind: AreaKind): FilterSpecification {
  return ['all', kind.filter, ['>=', RADIUS, from], ['<', RADIUS, until]]
}

/**
 * Two lines along the inside of the border, the half over the full width; of small areas one of their mean strength, as
 * nobody tells apart two of less than a pixel. They are opaque mixes with the ground, because translucent offset lines
 * darken where they overlap; and about as wide at most as the area lets them be. Small areas lie on top of large ones.
 */
function bands(setting: AreaSetting, kinds: readonly AreaKind[]): LayerSpecification[] {
  const { theme } = setting
  const dark = theme === 'dark'
  const outer = { id: 'area-band-outer', share: 1, strength: dark ? 0.24 : 0.17 }
  const inner = { id: 'area-band', share: 0.5, strength: dark ? 0.42 : 0.33 }
  const one = { ...outer, strength: dark ? 0.33 : 0.25 }
  const partsOf = (size: BandSize) => {
    if (theme === 'sunlight') return [{ ...inner, strength: 0.45 }]
    return size === SIZES.at(-1) ? [one] : [outer, inner]
  }
  return SIZES.flatMap((size) => partsOf(size).flatMap((part) => kinds.map((kind) => band(setting, kind, size, part))))
}

interface Part {
  readonly id: string
  readonly share: number
  readonly strength: number
}

function band(setting: AreaSetting, kind: AreaKind, size: BandSize, part: Part): LayerSpecification {
  const { from, most } = size
  const { id, share, strength } = part
  const width = (of: number) => byZoom(...BAND.map((value, index) => (index % 2 ? of * Math.min(value, most) : value)))
  return {
    id: `${id}/${from}-${kind.name}`,
    type: 'line',
    ...setting.sources.bands,
    filter: isOf(size, kind),
    layout: { 'line-join': THIN_JOIN },
    paint: {
      'line-color': kindColour(setting, kind, strength),
      'line-width': width(share),
      'line-offset': width(share / 2),
    },
  }
}

/**
 * Lines along the borders, divided by size as the bands are: an edge and the bands of the same kind and size differ in
 * their paint alone, so the map keeps one set of vertices for them.
 */
function edges(setting: AreaSetting, kinds: readonly AreaKind[], sizes: readonly Size[]): LayerSpecification[] {
  return sizes.flatMap((size) => kinds.map((kind) => edge(setting, kind, size)))
}

function edge(setting: AreaSetting, kind: AreaKind, size: Size): LayerSpecification {
  const { theme, sources } = setting
  const dash = FAMILY_DASHES[kind.family]
  return {
    id: `area-edge/${size.from}-${kind.name}`,
    type: 'line',
    ...sources.shapes,
    filter: isOf(size, kind),
    layout: { 'line-join': THIN_JOIN },
    paint: {
      'line-color': kindColour(setting, kind, 1),
      'line-width': theme === 'sunlight' ? byZoom(6, 1, 10, 2) : byZoom(6, 0.6, 10, 1.25, 13, 1.6),
      ...(dash.length > 0 && { 'line-dasharray': [...dash] }),
    },
  }
}
