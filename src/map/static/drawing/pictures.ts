import type { Drawing } from '../../style/drawing.ts'

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
export function pictureOf({ size, paint, grows }: Drawing, ratio: number): Picture {
  const edge = Math.round(size * ratio)
  const image = document.createElement('canvas')
  image.width = edge
  image.height = edge
  const context = image.getContext('2d')
  if (context === null) throw new Error('This browser cannot draw on a canvas.')
  context.scale(edge / size, edge / size)
  paint(context)
  return { image, width: edge / ratio, height: edge / ratio, kept: grows?.kept ?? 0 }
}
