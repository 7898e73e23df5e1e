import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { LayersBySlot } from '#map/map-layer.ts'
import type { Palette, Theme } from '#contract/palette/palette.ts'
import { DISPLAY_STATUSES, type DisplayStatus } from '#contract/standing/display-status.ts'

export const HIKE = 'hike'

const kind = (name: string): ExpressionSpecification => ['==', ['get', 'kind'], name]
/** How a part is drawn that touches something of a display status. */
const LOOKS: Readonly<Record<DisplayStatus, Look>> = {
  'closed-now': 'in-force',
  'advice-now': 'current',
  'zone-unknown': 'unknown',
  'closed-other-hours': 'current',
  'advice-other-hours': 'current',
  'upcoming-closure': 'upcoming',
  'upcoming-advice': 'upcoming',
  notice: 'notice',
  'upcoming-notice': 'upcoming',
  expired: 'over',
}
type Look = 'over' | 'notice' | 'unknown' | 'upcoming' | 'current' | 'in-force'

const parts = (look: Look): ExpressionSpecification => [
  'all',
  kind('part'),
  ['in', ['get', 'displayStatus'], ['literal', DISPLAY_STATUSES.filter((status) => LOOKS[status] === look)]],
]

/** The style layers of a hike: a line of ink, and over it what touches something, told apart by more than colour. */
export function hikeLayers(palette: Palette, theme: Theme): LayersBySlot {
  const more = theme === 'sunlight' ? 1.5 : 0
  return {
    lines: [
      line('hike-casing', kind('way'), palette.casing, 7 + more),
      line('hike-way', kind('way'), palette.text, 3.2 + more),
      line('hike-over', parts('over'), palette.expired, 3.2 + more),
      line('hike-notice', parts('notice'), palette.notice, 7.5 + more),
      line('hike-notice-core', parts('notice'), palette['notice-fill'], 4.5 + more),
      line('hike-unknown', parts('unknown'), palette['text-2'], 5 + more),
      line('hike-upcoming', parts('upcoming'), palette.upcoming, 5 + more, [1.8, 1.1]),
      line('hike-current', parts('current'), palette.current, 5 + more, [3, 0.8]),
      line('hike-in-force', parts('in-force'), palette.current, 8 + more),
      ...points(palette),
    ],
  }
}

function line(
  id: string,
  filter: ExpressionSpecification,
  colour: string,
  width: number,
  dash?: [number, number],
): LayerSpecification {
  return {
    id,
    type: 'line',
    source: HIKE,
    filter,
    layout: { 'line-join': 'round', 'line-cap': dash === undefined ? 'round' : 'butt' },
    paint: { 'line-color': colour, 'line-width': width, ...(dash !== undefined && { 'line-dasharray': dash }) },
  }
}

function points(palette: Palette): LayerSpecification[] {
  const circle = (id: string, filter: ExpressionSpecification, radius: number, colour: string): LayerSpecification => ({
    id,
    type: 'circle',
    source: HIKE,
    filter,
    paint: {
      'circle-radius': radius,
      'circle-color': colour,
      'circle-stroke-color': palette.text,
      'circle-stroke-width': 2.5,
    },
  })
  return [circle('hike-end', kind('end'), 5, palette.casing), circle('hike-point', kind('point'), 5, palette.casing)]
}
