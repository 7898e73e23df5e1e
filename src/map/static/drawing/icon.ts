import type { Pixel } from '../../camera/world.ts'
import type { Box } from './box.ts'
import type { LayerStyle } from './layer-style.ts'
import type { Picture } from './pictures.ts'
import type { Shape } from './shape.ts'

/** A sign as it will stand on the picture. */
export interface Icon {
  readonly box: Box
  readonly paint: (context: CanvasRenderingContext2D) => void
}

const DEGREE = Math.PI / 180

/** The sign of a shape around a point, turned by so many radians. */
export function iconAt(at: Pixel, angle: number, picture: Picture, style: LayerStyle, shape: Shape): Icon {
  const [top = 0, right = 0, bottom = 0, left = 0] = style.numbers('icon-padding', shape)
  const { width, height } = picture
  return {
    box: {
      left: at.x - width / 2 - left,
      top: at.y - height / 2 - top,
      right: at.x + width / 2 + right,
      bottom: at.y + height / 2 + bottom,
    },
    paint(context) {
      context.save()
      context.globalAlpha = style.number('icon-opacity', shape)
      context.translate(at.x, at.y)
      context.rotate(angle + style.number('icon-rotate', shape) * DEGREE)
      context.drawImage(picture.image, -width / 2, -height / 2, width, height)
      context.restore()
    },
  }
}

/** A sign that frames words: it grows to the box of these and its padding. */
export function frameAround(words: Box, picture: Picture, style: LayerStyle, shape: Shape): Icon {
  const [top = 0, right = 0, bottom = 0, left = 0] = style.numbers('icon-text-fit-padding', shape)
  const box = {
    left: words.left - left,
    top: words.top - top,
    right: words.right + right,
    bottom: words.bottom + bottom,
  }
  return {
    box,
    paint(context) {
      context.globalAlpha = style.number('icon-opacity', shape)
      stretch(context, picture, box)
    },
  }
}

/** Draws a picture in nine parts: its corners as they are, what lies between them as long as it takes. */
function stretch(context: CanvasRenderingContext2D, { image, width, height, kept }: Picture, box: Box): void {
  const scale = image.width / width
  const from = { across: parts(0, width, kept), down: parts(0, height, kept) }
  const to = { across: parts(box.left, box.right, kept), down: parts(box.top, box.bottom, kept) }
  from.down.forEach(([y, tall], row) => {
    from.across.forEach(([x, wide], column) => {
      const [left = 0, across = 0] = to.across[column] ?? []
      const [top = 0, down = 0] = to.down[row] ?? []
      context.drawImage(image, x * scale, y * scale, wide * scale, tall * scale, left, top, across, down)
    })
  })
}

/** Two ends of a length and what lies between them: where each begins, and how long it is. */
function parts(from: number, to: number, kept: number): readonly (readonly [from: number, length: number])[] {
  return [
    [from, kept],
    [from + kept, to - from - 2 * kept],
    [to - kept, kept],
  ]
}
