import { disc, type Drawing, type Drawings } from '#map/style/drawing.ts'
import type { Palette, Theme } from '#contract/palette/palette.ts'
import { DISPLAY_STATUSES, type DisplayStatus } from '#contract/standing/display-status.ts'
import { PAINTS } from '#contract/standing/paint.ts'
import { SIGN_UNITS, SIGNS, type Shape, type Sign } from '#contract/standing/signs.ts'

/** Before a display status: its icon, and the disc of a cluster in which it is the worst. */
export const ICON = 'closure-icon-'
export const CLUSTER = 'closure-cluster-'
/** Patterns of insides; the sparse ones are for whole areas, whose own colours stay to be seen. */
export const HATCH = 'closure-hatch'
export const DOTS = 'closure-dots'
export const SPARSE_HATCH = 'closure-hatch-sparse'
export const SPARSE_DOTS = 'closure-dots-sparse'
const SPARSE = 2
/** A picture in which nothing is to be seen. */
export const NOTHING = 'closure-nothing'

/** Every picture that the closures' style layers name. */
export function closureDrawings(palette: Palette, theme: Theme): Drawings {
  return {
    ...Object.fromEntries(
      DISPLAY_STATUSES.flatMap((status) => [
        [ICON + status, statusIcon(SIGNS[status], palette, theme)],
        [CLUSTER + status, clusterDisc(status, palette)],
      ]),
    ),
    [HATCH]: hatch(palette, theme),
    [DOTS]: dots(palette, theme),
    [SPARSE_HATCH]: hatch(palette, theme, SPARSE),
    [SPARSE_DOTS]: dots(palette, theme, SPARSE),
    [NOTHING]: { size: 1, paint: () => undefined },
  }
}

const CASING = 1.5

/** 22 px wide with its casing, 28 in sunlight. */
function statusIcon(sign: Sign, palette: Palette, theme: Theme): Drawing {
  const size = theme === 'sunlight' ? 30 : 24
  return {
    size,
    paint: (canvas) => paintSign(canvas, sign, palette, { x: size / 2, y: size / 2, radius: size / 2 - 1 - CASING }),
  }
}

interface Circle {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** A sign in a circle, and its casing around that. */
function paintSign(canvas: CanvasRenderingContext2D, { outline, shapes }: Sign, palette: Palette, place: Circle): void {
  const scale = place.radius / 10
  const colour = (token: Shape['fill']) => palette[token === 'paper' || token === undefined ? 'casing' : token]
  canvas.save()
  canvas.translate(place.x, place.y)
  canvas.scale(scale, scale)
  canvas.translate(-SIGN_UNITS / 2, -SIGN_UNITS / 2)
  canvas.lineJoin = 'round'
  const paint = (shape: Shape) => paintPath(canvas, new Path2D(shape.d), shape, colour)
  paint({ d: outline, fill: 'paper', stroke: 'paper', width: (2 * CASING) / scale })
  shapes.forEach(paint)
  canvas.restore()
}

function paintPath(
  canvas: CanvasRenderingContext2D,
  path: Path2D,
  shape: Shape,
  colour: (token: Shape['fill']) => string,
): void {
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

/** A paper disc of 27 px with a ring of 2.5 and a casing around, and at its upper right the sign of the worst. */
function clusterDisc(worst: DisplayStatus, palette: Palette): Drawing {
  const size = 44
  const middle = size / 2
  return {
    size,
    paint(canvas) {
      disc(canvas, middle, middle, 15, palette.casing)
      disc(canvas, middle, middle, 13.5, palette[PAINTS[worst].colour])
      disc(canvas, middle, middle, 11, palette.casing)
      paintSign(canvas, SIGNS[worst], palette, { x: middle + 12, y: middle - 12, radius: 7 })
    },
  }
}

/** `spread`: how much farther apart the lines are than in the closures' own shapes. */
function hatch(palette: Palette, theme: Theme, spread = 1): Drawing {
  const bold = theme === 'sunlight'
  const [gap, width] = bold ? [9, 2] : [6.5, 1]
  const tile = gap * spread
  return {
    size: tile,
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

function dots(palette: Palette, theme: Theme, spread = 1): Drawing {
  const bold = theme === 'sunlight'
  const [gap, radius] = bold ? [10, 1.5] : [8, 0.95]
  const tile = gap * spread
  return {
    size: tile,
    paint(canvas) {
      canvas.globalAlpha = bold ? 1 : 0.85
      for (const at of [tile / 4, (tile * 3) / 4]) disc(canvas, at, at, radius, palette.upcoming)
    },
  }
}
