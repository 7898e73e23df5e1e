import type { ExpressionSpecification, LayerSpecification, LineLayerSpecification } from 'maplibre-gl'
import type { AreaFamily } from '#contract/records/lookups.ts'
import { byZoom } from '#map/style/expressions.ts'
import { familyColour, R0, RADIUS, type AreaSetting } from './area-style-setting.ts'
import { byFamily } from './families.ts'

/** From this zoom on, a ground shows through the band. */
const SEEN_THROUGH_FROM = 8
/** Areas with less, in px from border to middle, have no band. */
const LEAST_RADIUS = 2.6
/** How much of that the band takes at most. */
const MOST_OF_RADIUS = 0.45

interface Strip {
  readonly id: string
  readonly opacity: number
  /** Widths in px at the zooms 8, 10, 12 and 14. */
  readonly widths: readonly [number, number, number, number]
}

const OUTER = { id: 'area-band-clear-outer', widths: [6, 8, 10, 12] } as const
const INNER = { id: 'area-band-clear', widths: [3, 4, 5, 6] } as const

export type BandsOnGround = typeof bandsOnGround

/**
 * The band along the inside of the border: from afar as anywhere, and closer so that woods, slopes and waters are seen
 * through it. Then all areas are in one layer, whose opacity is laid on the whole at once: a pass over the picture for each.
 */
export function bandsOnGround(setting: AreaSetting, far: readonly LayerSpecification[]): LayerSpecification[] {
  return [...far.map((one) => ({ ...one, maxzoom: SEEN_THROUGH_FROM })), ...clearBands(setting)]
}

function clearBands(setting: AreaSetting): LineLayerSpecification[] {
  const { palette, families, shown } = setting
  const colour = (isFaded: boolean) => (family: AreaFamily) => familyColour(palette, family, 1, isFaded)
  return stripsOf(setting).map((strip) => ({
    id: strip.id,
    type: 'line',
    ...setting.sources.bands,
    minzoom: SEEN_THROUGH_FROM,
    filter: ['>=', RADIUS, LEAST_RADIUS],
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': byFamily(families, shown, colour(false), colour(true)),
      'line-width': width(strip, 1),
      'line-offset': width(strip, 0.5),
      'line-layer-opacity': strip.opacity,
    },
  }))
}

function stripsOf({ theme }: AreaSetting): readonly Strip[] {
  if (theme === 'sunlight') return [{ ...INNER, opacity: 0.45, widths: [4, 6, 8, 9] }]
  const isDark = theme === 'dark'
  return [
    { ...OUTER, opacity: isDark ? 0.2 : 0.15 },
    { ...INNER, opacity: isDark ? 0.3 : 0.24 },
  ]
}

function width({ widths }: Strip, share: number): ExpressionSpecification {
  const stops = widths.flatMap((full, index): [number, ExpressionSpecification] => {
    const zoom = SEEN_THROUGH_FROM + 2 * index
    return [zoom, ['*', share, ['min', full, ['*', R0, MOST_OF_RADIUS * 2 ** zoom]]]]
  })
  return byZoom(...stops)
}
