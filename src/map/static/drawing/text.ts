import type { Pixel } from '../../camera/world.ts'
import type { LayerStyle, TextPlace } from './layer-style.ts'
import type { Shape } from './shape.ts'

/** Words as they will stand on the picture, in px. */
export interface TextBlock {
  readonly width: number
  readonly height: number
  /** What must stay free around them. */
  readonly padding: number
  /** Where the upper left corner may be, seen from the point that they name; the best first. */
  readonly offsets: readonly { readonly dx: number; readonly dy: number }[]
  readonly paint: (context: CanvasRenderingContext2D, corner: Pixel) => void
}

/** The words of a symbol; undefined for one without. */
export function textBlock(context: CanvasRenderingContext2D, style: LayerStyle, shape: Shape): TextBlock | undefined {
  const field = style.text('text-field', shape)
  if (field === '') return undefined
  const size = style.number('text-size', shape)
  const text = style.text('text-transform', shape) === 'uppercase' ? field.toLocaleUpperCase() : field
  const setFont = (target: CanvasRenderingContext2D) => {
    target.font = fontOf(style.texts('text-font', shape)[0] ?? '', size)
    target.letterSpacing = `${style.number('text-letter-spacing', shape) * size}px`
  }
  setFont(context)
  const isAlong = style.text('symbol-placement', shape) !== 'point'
  const lines = wrapped(context, text, isAlong ? Infinity : style.number('text-max-width', shape) * size)
  const step = style.number('text-line-height', shape) * size
  const width = Math.max(...lines.map((line) => context.measureText(line).width))
  const height = lines.length * step
  return {
    width,
    height,
    padding: style.number('text-padding', shape),
    offsets: placesOf(style, shape).map(({ anchor, x, y }) => ({
      dx: x * size - width * (SHARE_BEFORE[anchor.split('-').at(-1) ?? ''] ?? 0.5),
      dy: y * size - height * (SHARE_ABOVE[anchor.split('-')[0] ?? ''] ?? 0.5),
    })),
    paint(target, { x, y }) {
      setFont(target)
      target.textAlign = 'center'
      target.textBaseline = 'middle'
      target.lineJoin = 'round'
      target.lineWidth = 2 * style.number('text-halo-width', shape)
      target.strokeStyle = style.text('text-halo-color', shape)
      target.fillStyle = style.text('text-color', shape)
      lines.forEach((line, index) => {
        const middle = [x + width / 2, y + (index + 0.5) * step] as const
        if (target.lineWidth > 0) target.strokeText(line, ...middle)
        target.fillText(line, ...middle)
      })
    },
  }
}

/** A typeface as the style layers name it, as CSS has it. */
function fontOf(name: string, size: number): string {
  const weight = name.endsWith('Semibold') ? '600 ' : ''
  const slant = name.endsWith('Italic') ? 'italic ' : ''
  return `${slant}${weight}${size}px ${getComputedStyle(document.body).fontFamily}`
}

function wrapped(context: CanvasRenderingContext2D, text: string, limit: number): readonly string[] {
  return text.split('\n').flatMap((line) => wrappedLine(context, line, limit))
}

function wrappedLine(context: CanvasRenderingContext2D, text: string, limit: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && context.measureText(longer).width > limit) lines.push(word)
    else lines.splice(-1, 1, longer)
  }
  return lines
}

/** How much of the words lies left of the side that is put at a place, and above it. */
const SHARE_BEFORE: Readonly<Record<string, number>> = { left: 0, right: 1 }
const SHARE_ABOVE: Readonly<Record<string, number>> = { top: 0, bottom: 1 }

function placesOf(style: LayerStyle, shape: Shape): readonly TextPlace[] {
  const given = style.places('text-variable-anchor-offset', shape)
  if (given.length > 0) return given
  const anchors = style.texts('text-variable-anchor', shape)
  const gap = style.number('text-radial-offset', shape)
  const [x = 0, y = 0] = style.numbers('text-offset', shape)
  if (anchors.length === 0) return [{ anchor: style.text('text-anchor', shape), x, y }]
  return anchors.map((anchor) => ({ anchor, ...awayFrom(anchor, gap) }))
}

function awayFrom(anchor: string, gap: number): Pixel {
  switch (anchor) {
    case 'left':
      return { x: gap, y: 0 }
    case 'right':
      return { x: -gap, y: 0 }
    case 'top':
      return { x: 0, y: gap }
    case 'bottom':
      return { x: 0, y: -gap }
    default:
      return { x: 0, y: 0 }
  }
}
