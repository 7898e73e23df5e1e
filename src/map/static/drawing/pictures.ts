import { pixelsOf, type Drawing } from '../../style/drawing.ts'

/** A picture that style layers name, with its size in px. */
export interface Picture {
  readonly image: HTMLCanvasElement
  readonly width: number
  readonly height: number
  /** Of one that grows with words: how much of it never does, in px from each edge. */
  readonly kept: number
}

/** Paints a drawing for so many device px to the px. Throws where the browser cannot draw on a canvas. */
export function pictureOf(drawing: Drawing, ratio: number): Picture {
  const data = pixelsOf(drawing, ratio)
  const image = document.createElement('canvas')
  image.width = data.width
  image.height = data.height
  image.getContext('2d')?.putImageData(data, 0, 0)
  return { image, width: data.width / ratio, height: data.height / ratio, kept: drawing.grows?.kept ?? 0 }
}
