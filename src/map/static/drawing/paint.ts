import { disc } from '../../style/drawing.ts'
import type { LayerStyle } from './layer-style.ts'
import type { Picture } from './pictures.ts'
import { pathOf, type Shape, type ShapeGroup } from './shape.ts'

type Context = CanvasRenderingContext2D

/** Paints each shape that the style takes, as far as its tile goes, by ascending sort key. */
export function paintShapes(
  context: Context,
  groups: readonly ShapeGroup[],
  style: LayerStyle,
  sortKey: string,
  paint: (shape: Shape, path: Path2D) => void,
): void {
  for (const { clip, shapes } of groups) {
    context.save()
    if (clip !== null) {
      clipTo(context, clip)
    }
    const own = shapes.filter((shape) => style.matches(shape))
    const keys = new Map(own.map((shape) => [shape, style.number(sortKey, shape)]))
    for (const shape of own.toSorted((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0))) paint(shape, pathOf(shape))
    context.restore()
  }
}

/** On whole px: between two soft edges what lies below would shine through. */
function clipTo(context: Context, { x, y, edge }: NonNullable<ShapeGroup['clip']>): void {
  const [left, top] = [Math.round(x), Math.round(y)]
  context.beginPath()
  context.rect(left, top, Math.round(x + edge) - left, Math.round(y + edge) - top)
  context.clip()
}

export function paintFill(
  context: Context,
  style: LayerStyle,
  shape: Shape,
  path: Path2D,
  pictures: ReadonlyMap<string, Picture>,
): void {
  if (shape.type !== 'Polygon') return
  const pattern = pictures.get(style.text('fill-pattern', shape))
  context.globalAlpha = style.number('fill-opacity', shape)
  context.fillStyle = pattern === undefined ? style.text('fill-color', shape) : patternOf(context, pattern)
  context.fill(path, 'evenodd')
  const outline = style.text('fill-outline-color', shape)
  if (outline === '' || pattern !== undefined) return
  context.strokeStyle = outline
  context.lineWidth = 1
  context.stroke(path)
}

function patternOf(context: Context, { image, width }: Picture): CanvasPattern | string {
  const pattern = context.createPattern(image, 'repeat')
  pattern?.setTransform(new DOMMatrix().scale(width / image.width))
  return pattern ?? 'transparent'
}

export function paintLine(context: Context, style: LayerStyle, shape: Shape, path: Path2D): void {
  if (shape.type === 'Point') return
  const width = style.number('line-width', shape)
  const offset = style.number('line-offset', shape)
  const [gap, blur] = [style.number('line-gap-width', shape), style.number('line-blur', shape)]
  context.save()
  context.globalAlpha = style.number('line-opacity', shape) * style.number('line-layer-opacity', shape)
  context.strokeStyle = style.text('line-color', shape)
  context.lineJoin = joinOf(style.text('line-join', shape))
  context.lineCap = capOf(style.text('line-cap', shape))
  context.setLineDash(style.numbers('line-dasharray', shape).map((length) => length * width))
  context.lineWidth = width
  if (width > 0 && shape.type === 'Polygon' && offset > 0) strokeInside(context, path, offset, width)
  else if (width > 0 && gap > 0) strokeBeside(context, path, gap + 2 * width, gap)
  else if (width > 0 && blur > 0) strokeSoftly(context, path, width, blur)
  else if (width > 0) context.stroke(path)
  context.restore()
}

/**
 * A line along the inside of a border, `offset` px from it to its middle: what the polygon leaves of a stroke twice as
 * wide, without that of the strip between border and line.
 */
function strokeInside(context: Context, path: Path2D, offset: number, width: number): void {
  context.clip(path, 'evenodd')
  const gap = offset - width / 2
  strokeBeside(context, path, 2 * (offset + width / 2), 2 * gap)
}

/** Two lines beside a path: what is left of a stroke without a narrower one. */
function strokeBeside(context: Context, path: Path2D, outer: number, inner: number): void {
  context.lineWidth = outer
  if (inner <= 0) return context.stroke(path)
  const { width: across, height: down } = context.canvas
  const own = Object.assign(document.createElement('canvas'), { width: across, height: down }).getContext('2d')
  if (own === null) return
  own.setTransform(context.getTransform())
  own.strokeStyle = context.strokeStyle
  own.lineJoin = context.lineJoin
  own.lineCap = context.lineCap
  own.setLineDash(context.getLineDash())
  own.lineWidth = context.lineWidth
  own.stroke(path)
  own.globalCompositeOperation = 'destination-out'
  own.setLineDash([])
  own.lineCap = 'butt'
  own.lineWidth = inner
  own.stroke(path)
  context.resetTransform()
  context.drawImage(own.canvas, 0, 0)
}

/** How many strokes a soft edge is made of. */
const SOFT_STEPS = 8

/** A line that fades towards its edges, over so many px: one stroke over another, each narrower and thicker. */
function strokeSoftly(context: Context, path: Path2D, width: number, blur: number): void {
  const whole = context.globalAlpha
  let reached = 0
  for (let step = 1; step <= SOFT_STEPS; step += 1) {
    const wanted = (whole * step) / SOFT_STEPS
    context.globalAlpha = (wanted - reached) / (1 - reached)
    context.lineWidth = Math.max(0.5, width - (2 * blur * (step - 1)) / SOFT_STEPS)
    context.stroke(path)
    reached = wanted
  }
}

export function paintCircle(context: Context, style: LayerStyle, shape: Shape): void {
  const radius = style.number('circle-radius', shape)
  const stroke = style.number('circle-stroke-width', shape)
  context.globalAlpha = style.number('circle-opacity', shape)
  const colour = style.text('circle-color', shape)
  for (const { x, y } of shape.parts.flat()) {
    if (stroke > 0) disc(context, x, y, radius + stroke, style.text('circle-stroke-color', shape))
    disc(context, x, y, radius, colour)
  }
}

function joinOf(name: string): CanvasLineJoin {
  return name === 'round' || name === 'bevel' ? name : 'miter'
}

function capOf(name: string): CanvasLineCap {
  return name === 'round' || name === 'square' ? name : 'butt'
}
