import { painted, type Drawing } from '../../style/drawing.ts'

/** A picture that style layers name, with its size in px. */
export interface Picture {
  readonly image: HTMLCanvasElement
  readonly width: number
  readonly height: number
  /** Of one that grows with words: how much of it never does, in px from each edge. */
  readonly kept: number
}

/**
 * Paints a drawing for so many device px to the px, without reading a pixel, which not every browser lets a page do.
 * Throws where the browser cannot draw on a canvas.
 */
export function pictureOf(drawing: Drawing, ratio: number): Picture {
  const image = painted(drawing, ratio).canvas
  return { image, width: image.width / ratio, height: image.height / ratio, kept: drawing.grows?.kept ?? 0 }
}
