import type { Pixel } from '../../camera/world.ts'
import { spotsAlong, type Spot } from './along-line.ts'
import { isTaken, type Box } from './box.ts'
import { frameAround, iconAt, type Icon } from './icon.ts'
import type { LayerStyle } from './layer-style.ts'
import type { Picture } from './pictures.ts'
import type { Shape, ShapeGroup } from './shape.ts'
import { textBlock, type TextBlock } from './text.ts'

/** A sign with or without words, where there was room for it. */
export interface PlacedSymbol {
  readonly shape: Shape
  /** What it covers, in px. */
  readonly boxes: readonly Box[]
  readonly paint: (context: CanvasRenderingContext2D) => void
}

/**
 * Finds room for the symbols of one layer, those first whose sort key is least.
 *
 * @param taken is what is covered already; what is placed is added to it.
 */
export function placeSymbols(
  context: CanvasRenderingContext2D,
  groups: readonly ShapeGroup[],
  style: LayerStyle,
  pictures: ReadonlyMap<string, Picture>,
  taken: Box[],
): readonly PlacedSymbol[] {
  const symbols = groups.flatMap(({ clip, shapes }) =>
    shapes.filter((shape) => style.matches(shape)).map((shape) => ({ clip, shape })),
  )
  const keys = new Map(symbols.map(({ shape }) => [shape, style.number('symbol-sort-key', shape)]))
  const sorted = symbols.toSorted((a, b) => (keys.get(a.shape) ?? 0) - (keys.get(b.shape) ?? 0))
  return sorted.flatMap(({ clip, shape }) => {
    const parts = {
      shape,
      block: textBlock(context, style, shape),
      picture: pictures.get(style.text('icon-image', shape)),
    }
    // A point in the margin of a tile is the neighbour's too.
    const spots = spotsOf(parts, style).filter(({ at }) => isWithin(clip, at))
    return spots.flatMap((spot) => {
      const placed = place(parts, spot, style, taken)
      if (placed === null) return []
      taken.push(...placed.boxes)
      return [placed]
    })
  })
}

/** What of a shape is to be drawn. */
interface SymbolParts {
  readonly shape: Shape
  readonly block: TextBlock | undefined
  readonly picture: Picture | undefined
}

function spotsOf({ shape, block, picture }: SymbolParts, style: LayerStyle): readonly Spot[] {
  if (block === undefined && picture === undefined) return []
  if (style.text('symbol-placement', shape) === 'point') {
    const at = shape.parts[0]?.[0]
    return at === undefined ? [] : [{ at, angle: 0 }]
  }
  const spacing = style.number('symbol-spacing', shape)
  const length = block?.width ?? picture?.width ?? 0
  return shape.parts.flatMap((line) => spotsAlong(line, spacing, length))
}

function isWithin(clip: ShapeGroup['clip'], at: Pixel): boolean {
  if (clip === null) return true
  const { x, y, edge } = clip
  return at.x >= x && at.x < x + edge && at.y >= y && at.y < y + edge
}

function place(
  { shape, block, picture }: SymbolParts,
  { at, angle }: Spot,
  style: LayerStyle,
  taken: readonly Box[],
): PlacedSymbol | null {
  const turned = (of: string) => (style.text(`${of}-rotation-alignment`, shape) === 'viewport' ? 0 : angle)
  const frames = style.text('icon-text-fit', shape) !== 'none'
  const icon = picture && !frames ? iconAt(at, turned('icon'), picture, style, shape) : undefined
  if (icon && !style.flag('icon-allow-overlap', shape) && isTaken(icon.box, taken)) return null
  const room = style.flag('text-allow-overlap', shape) ? [] : taken
  const words = block && roomFor(block, at, turned('text'), room)
  if (words === null && !(icon && style.flag('text-optional', shape))) return null
  const frame = words && picture && frames ? frameAround(words.tight, picture, style, shape) : undefined
  return {
    shape,
    boxes: [icon, frame ?? words].flatMap((part) => (part ? [part.box] : [])),
    paint(context) {
      const sign: Icon | undefined = icon ?? frame
      sign?.paint(context)
      if (!words) return
      context.globalAlpha = style.number('text-opacity', shape)
      words.paint(context)
    },
  }
}

/** Words that found room. */
interface Words extends Icon {
  /** What they cover, without what must stay free around them. */
  readonly tight: Box
}

/** The first of the places around a point where the words fit, turned by so many radians; null for none. */
function roomFor(block: TextBlock, { x, y }: Pixel, angle: number, taken: readonly Box[]): Words | null {
  const { width, height, padding } = block
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [across, down] = [
    Math.abs(width * cos) + Math.abs(height * sin),
    Math.abs(width * sin) + Math.abs(height * cos),
  ]
  for (const { dx, dy } of block.offsets) {
    const [right, below] = [dx + width / 2, dy + height / 2]
    const middle = { x: x + right * cos - below * sin, y: y + right * sin + below * cos }
    const box = around(middle, across, down, padding)
    if (!isTaken(box, taken))
      return { box, tight: around(middle, across, down, 0), paint: painter(block, middle, angle) }
  }
  return null
}

function around({ x, y }: Pixel, width: number, height: number, padding: number): Box {
  const [across, down] = [width / 2 + padding, height / 2 + padding]
  return { left: x - across, top: y - down, right: x + across, bottom: y + down }
}

function painter({ paint, width, height }: TextBlock, { x, y }: Pixel, angle: number): Icon['paint'] {
  return (context) => {
    context.save()
    context.translate(x, y)
    context.rotate(angle)
    paint(context, { x: -width / 2, y: -height / 2 })
    context.restore()
  }
}
