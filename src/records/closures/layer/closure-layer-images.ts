import type { Drawing, Drawings } from '#map/drawing.ts'
import { ICON_UNITS, statusShapes, type Shape, type StatusShapes } from '#core/ui/signs/status-shapes.ts'
import type { ColourToken, Palette, Theme } from '#core/ui/theme/palette.ts'
import { LOOKS, type Look } from '../looks.ts'

/** Colours of a cluster's ring, by the worst look in it. */
const RING: Readonly<Record<Look, ColourToken>> = {
  'in-force': 'current',
  voluntary: 'current',
  'other-hours': 'current',
  upcoming: 'upcoming',
  notice: 'notice',
  expired: 'expired',
}

/** Before a look's name: its icon, and the disc of a cluster in which it is the worst. */
export const ICON = 'closure-icon-'
export const CLUSTER = 'closure-cluster-'
export const HATCH = 'closure-hatch'
export const DOTS = 'closure-dots'

/** Every picture that the closures' style layers name. */
export const closureDrawings: Drawings = (palette, theme) => ({
  ...Object.fromEntries(LOOKS.map((look) => [ICON + look, statusIcon(statusShapes[look], palette, theme)])),
  ...Object.fromEntries(LOOKS.map((look) => [CLUSTER + look, clusterDisc(palette[RING[look]], palette.casing)])),
  [HATCH]: hatch(palette, theme),
  [DOTS]: dots(palette, theme),
})

/** 22 px wide with its casing, 28 in sunlight. */
function statusIcon({ outline, shapes }: StatusShapes, palette: Palette, theme: Theme): Drawing {
  const [size, casing] = theme === 'sunlight' ? [30, 1.5] : [24, 1.5]
  const scale = (size / 2 - 1 - casing) / 10
  const colour = (token: Shape['fill']) => palette[token === 'paper' || token === undefined ? 'casing' : token]
  return {
    width: size,
    height: size,
    paint(canvas) {
      canvas.translate(size / 2, size / 2)
      canvas.scale(scale, scale)
      canvas.translate(-ICON_UNITS / 2, -ICON_UNITS / 2)
      canvas.lineJoin = 'round'
      paintShape(canvas, { d: outline, fill: 'paper', stroke: 'paper', width: (2 * casing) / scale }, colour)
      for (const shape of shapes) paintShape(canvas, shape, colour)
    },
  }
}

type Colour = (token: Shape['fill']) => string

function paintShape(canvas: CanvasRenderingContext2D, shape: Shape, colour: Colour): void {
  paintPath(canvas, new Path2D(shape.d), shape, colour)
}

function paintPath(canvas: CanvasRenderingContext2D, path: Path2D, shape: Shape, colour: Colour): void {
  if (shape.fill) {
    canvas.fillStyle = colour(shape.fill)
    canvas.fill(path)
  }
  if (shape.stroke) {
    canvas.strokeStyle = colour(shape.stroke)
    canvas.lineWidth = shape.width ?? 1
    canvas.lineCap = shape.dash ? 'butt' : 'round'
    canvas.setLineDash([...(shape.dash ?? [])])
    canvas.stroke(path)
  }
}

/** A paper disc of 27 px with a ring of 2.5, and a casing around. */
function clusterDisc(ring: string, paper: string): Drawing {
  const size = 32
  const disc = (canvas: CanvasRenderingContext2D, radius: number, colour: string) => {
    canvas.beginPath()
    canvas.arc(size / 2, size / 2, radius, 0, 2 * Math.PI)
    canvas.fillStyle = colour
    canvas.fill()
  }
  return {
    width: size,
    height: size,
    paint(canvas) {
      disc(canvas, 15, paper)
      disc(canvas, 13.5, ring)
      disc(canvas, 11, paper)
    },
  }
}

function hatch(palette: Palette, theme: Theme): Drawing {
  const bold = theme === 'sunlight'
  const [tile, width] = bold ? [9, 2] : [6.5, 1]
  return {
    width: tile,
    height: tile,
    paint(canvas) {
      canvas.strokeStyle = palette.current
      canvas.globalAlpha = bold ? 1 : 0.75
      canvas.lineWidth = width
      canvas.lineCap = 'square'
      // Three lines a tile: those beside the diagonal fill its corners, so that the tile wraps.
      for (const x of [-tile, 0, tile]) {
        canvas.beginPath()
        canvas.moveTo(x - 2, tile + 2)
        canvas.lineTo(x + tile + 2, -2)
        canvas.stroke()
      }
    },
  }
}

function dots(palette: Palette, theme: Theme): Drawing {
  const bold = theme === 'sunlight'
  const [tile, radius] = bold ? [10, 1.5] : [8, 0.95]
  return {
    width: tile,
    height: tile,
    paint(canvas) {
      canvas.fillStyle = palette.upcoming
      canvas.globalAlpha = bold ? 1 : 0.85
      for (const at of [tile / 4, (tile * 3) / 4]) {
        canvas.beginPath()
        canvas.arc(at, at, radius, 0, 2 * Math.PI)
        canvas.fill()
      }
    },
  }
}
