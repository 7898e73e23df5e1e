import type { ExpressionSpecification, LayerSpecification, LineLayerSpecification } from 'maplibre-gl'
import type { Palette, Theme } from '#contract/palette/palette.ts'
import type { Drawing, Drawings } from '#map/style/drawing.ts'
import type { LayersBySlot } from '#map/map-layer.ts'
import { perFeature } from '#map/style/expressions.ts'
import { pale } from '../layer/closure-expressions.ts'
import { WAYS_FROM } from './ways-from.ts'
import type { WayPaint } from '#contract/ground/way-paint.ts'

type Expression = ExpressionSpecification

export const WAY_SOURCES = { lines: 'closed-ways', entries: 'closed-way-entries' } as const

const CROSS = 'closed-way-cross'
const BAR = 'closed-way-bar'
const CROSSES_FROM = 12.6
const BARS_FROM = 13
/** Dash and gap of ways that will be closed, in widths of the line. */
const DASH: [number, number] = [1.9, 1.2]

/** Widths in px at the zooms 12, 14 and 16; in sunlight those of look.md. */
interface Widths {
  readonly plain: readonly [number, number, number]
  readonly sunlight: readonly [number, number, number]
}

const WIDTHS = {
  strip: { plain: [4, 8, 11], sunlight: [5.8, 11.6, 16] },
  casing: { plain: [4, 6.4, 8.4], sunlight: [5.8, 9, 12] },
  line: { plain: [1.6, 2.6, 3.6], sunlight: [2.3, 3.8, 5.2] },
  dashedCasing: { plain: [3.2, 5, 6], sunlight: [4.6, 8, 10] },
  dashed: { plain: [1.4, 2.2, 3], sunlight: [2, 3.2, 4.4] },
  advice: { plain: [1, 1.4, 1.8], sunlight: [1.5, 2, 2.6] },
} as const satisfies Readonly<Record<string, Widths>>

/** A way that is closed is drawn as one: its line in the colour of its status, with crosses and a bar where one would enter. */
export function wayLayers(palette: Palette, theme: Theme): LayersBySlot {
  const setting = { palette, theme }
  return {
    strips: [line(setting, 'open-way', ['open'], { colour: palette.halo, widths: WIDTHS.strip, opacity: 0.92 })],
    'closed-ways': [
      line(setting, 'advised-way', ['advice'], { colour: palette.current, widths: WIDTHS.advice }),
      line(setting, 'upcoming-way-casing', ['upcoming'], {
        colour: palette.casing,
        widths: WIDTHS.dashedCasing,
        opacity: 0.95,
      }),
      line(setting, 'upcoming-way', ['upcoming'], { colour: palette.upcoming, widths: WIDTHS.dashed, dash: DASH }),
      line(setting, 'closed-way-casing', ['other-hours', 'closed'], {
        colour: palette.casing,
        widths: WIDTHS.casing,
        opacity: 0.95,
      }),
      line(setting, 'closed-way', ['other-hours', 'closed'], { colour: palette.current, widths: WIDTHS.line }),
      crosses(theme),
    ],
    entries: [bars()],
  }
}

interface Setting {
  readonly palette: Palette
  readonly theme: Theme
}

interface Stroke {
  readonly colour: string
  readonly widths: Widths
  readonly opacity?: number
  readonly dash?: [number, number]
}

const isPainted = (...paints: WayPaint[]): Expression => ['in', ['get', 'paint'], ['literal', paints]]

function line({ theme }: Setting, id: string, paints: WayPaint[], stroke: Stroke): LineLayerSpecification {
  const { colour, widths, opacity = 1, dash } = stroke
  const [far, middle, near] = theme === 'sunlight' ? widths.sunlight : widths.plain
  return {
    id,
    type: 'line',
    source: WAY_SOURCES.lines,
    minzoom: WAYS_FROM,
    filter: isPainted(...paints),
    layout: { 'line-join': 'round', 'line-cap': dash === undefined ? 'round' : 'butt' },
    paint: {
      'line-color': colour,
      'line-width': ['interpolate', ['linear'], ['zoom'], 12, far, 14, middle, 16, near],
      'line-opacity': pale(opacity),
      ...(dash !== undefined && { 'line-dasharray': perFeature(['literal', dash]) }),
    },
  }
}

const SHOWN_ALWAYS = {
  'icon-allow-overlap': true,
  'icon-ignore-placement': true,
  'icon-rotation-alignment': 'map',
} as const

function crosses(theme: Theme): LayerSpecification {
  const spacing = theme === 'sunlight' ? 39 : 34
  return {
    id: 'closed-way-crosses',
    type: 'symbol',
    source: WAY_SOURCES.lines,
    minzoom: CROSSES_FROM,
    filter: isPainted('closed'),
    layout: {
      ...SHOWN_ALWAYS,
      'symbol-placement': 'line',
      'symbol-spacing': ['interpolate', ['linear'], ['zoom'], CROSSES_FROM, 24, 14, spacing],
      'icon-image': CROSS,
      'icon-size': ['interpolate', ['linear'], ['zoom'], CROSSES_FROM, 0.8, 14, 1],
    },
    paint: { 'icon-opacity': pale(1) },
  }
}

function bars(): LayerSpecification {
  return {
    id: 'closed-way-bars',
    type: 'symbol',
    source: WAY_SOURCES.entries,
    minzoom: BARS_FROM,
    filter: isPainted('closed'),
    layout: {
      ...SHOWN_ALWAYS,
      'icon-image': BAR,
      // Across the way.
      'icon-rotate': ['+', 90, ['get', 'degrees']],
      'icon-size': ['interpolate', ['linear'], ['zoom'], BARS_FROM, 0.75, 14, 1],
    },
    paint: { 'icon-opacity': pale(1) },
  }
}

/** The pictures that the layers name. */
export function wayDrawings(palette: Palette, theme: Theme): Drawings {
  const scale = theme === 'sunlight' ? 1.25 : 1
  return {
    [CROSS]: drawing(20 * scale, scale, (canvas) => {
      for (const [colour, width] of [
        [palette.casing, 5],
        [palette.current, 2.3],
      ] as const) {
        stroke(canvas, colour, width, [
          [-4, -4, 4, 4],
          [-4, 4, 4, -4],
        ])
      }
    }),
    [BAR]: drawing(26 * scale, scale, (canvas) => {
      stroke(canvas, palette.casing, 8, [[-7.4, 0, 7.4, 0]])
      stroke(canvas, palette.current, 4.4, [[-7, 0, 7, 0]])
    }),
  }
}

function drawing(size: number, scale: number, paint: Drawing['paint']): Drawing {
  return {
    size,
    paint: (canvas) => {
      canvas.translate(size / 2, size / 2)
      canvas.scale(scale, scale)
      canvas.lineCap = 'round'
      paint(canvas)
    },
  }
}

type Segment = readonly [x1: number, y1: number, x2: number, y2: number]

function stroke(canvas: CanvasRenderingContext2D, colour: string, width: number, segments: readonly Segment[]): void {
  canvas.strokeStyle = colour
  canvas.lineWidth = width
  canvas.beginPath()
  for (const [x1, y1, x2, y2] of segments) {
    canvas.moveTo(x1, y1)
    canvas.lineTo(x2, y2)
  }
  canvas.stroke()
}
