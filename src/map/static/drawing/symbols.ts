import type { Pixel } from '../../camera/world.ts'
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

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
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
  const shapes = groups.flatMap((group) =>
    // A point in the margin of a tile is the neighbour's too.
    group.shapes.filter((shape) => isWithin(group, shape) && style.matches(shape)),
  )
  const keys = new Map(shapes.map((shape) => [shape, style.number('symbol-sort-key', shape)]))
  const sorted = shapes.toSorted((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0))
  return sorted.flatMap((shape) => {
    const placed = place(context, shape, style, pictures, taken)
    if (placed === null) return []
    taken.push(...placed.boxes)
    return [placed]
  })
}

function isWithin({ clip }: ShapeGroup, { parts }: Shape): boolean {
  const point = parts[0]?.[0]
  if (clip === null || point === undefined) return point !== undefined
  const { x, y, edge } = clip
  return point.x >= x && point.x < x + edge && point.y >= y && point.y < y + edge
}

function place(
  context: CanvasRenderingContext2D,
  shape: Shape,
  style: LayerStyle,
  pictures: ReadonlyMap<string, Picture>,
  taken: readonly Box[],
): PlacedSymbol | null {
  const at = shape.parts[0]?.[0]
  if (at === undefined) return null
  const picture = pictures.get(style.text('icon-image', shape))
  const icon = picture && iconBox(at, picture, style.numbers('icon-padding', shape))
  if (icon && !style.flag('icon-allow-overlap', shape) && isTaken(icon, taken)) return null
  const block = textBlock(context, style, shape)
  const words = block && roomFor(block, at, style.flag('text-allow-overlap', shape) ? [] : taken)
  if (words === null) return null
  return {
    shape,
    boxes: [...(icon ? [icon] : []), ...(words ? [words.box] : [])],
    paint(target) {
      if (picture && icon) {
        target.globalAlpha = style.number('icon-opacity', shape)
        target.drawImage(
          picture.image,
          at.x - picture.width / 2,
          at.y - picture.height / 2,
          picture.width,
          picture.height,
        )
      }
      if (words) {
        target.globalAlpha = style.number('text-opacity', shape)
        block?.paint(target, words.corner)
      }
    },
  }
}

function iconBox({ x, y }: Pixel, { width, height }: Picture, padding: readonly number[]): Box {
  const [top = 0, right = 0, bottom = 0, left = 0] = padding
  return {
    left: x - width / 2 - left,
    top: y - height / 2 - top,
    right: x + width / 2 + right,
    bottom: y + height / 2 + bottom,
  }
}

/** The first of the places around a point where the words fit; null for none. */
function roomFor(block: TextBlock, { x, y }: Pixel, taken: readonly Box[]) {
  const { width, height, padding } = block
  for (const { dx, dy } of block.offsets) {
    const corner = { x: x + dx, y: y + dy }
    const box = {
      left: corner.x - padding,
      top: corner.y - padding,
      right: corner.x + width + padding,
      bottom: corner.y + height + padding,
    }
    if (!isTaken(box, taken)) return { corner, box }
  }
  return null
}

function isTaken(box: Box, taken: readonly Box[]): boolean {
  return taken.some(
    (other) => box.left < other.right && box.right > other.left && box.top < other.bottom && box.bottom > other.top,
  )
}
