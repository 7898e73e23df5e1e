import type { StyleImageMetadata } from 'maplibre-gl'

/** A picture in a square: its edge in px, and how it is painted on a canvas that is scaled to px. */
export interface Drawing {
  readonly size: number
  readonly paint: (canvas: CanvasRenderingContext2D) => void
  /** How it grows with the words that it frames; without it, it is always as it is painted. */
  readonly grows?: Growth
}

export interface Growth {
  /** How much of it never grows, in px from each edge. */
  readonly kept: number
  /** What MapLibre is told of it, at so many device px to the px. */
  readonly told: (ratio: number) => Partial<StyleImageMetadata>
}

/** Pictures by the names that style layers have for them. */
export type Drawings = Readonly<Record<string, Drawing>>

/**
 * A canvas with a drawing at `pixelRatio` device px to the px, rounded to whole ones so that patterns wrap without a seam.
 * Throws where the browser cannot draw on a canvas.
 */
export function painted(
  { size, paint }: Drawing,
  pixelRatio: number,
  settings?: CanvasRenderingContext2DSettings,
): CanvasRenderingContext2D {
  const edge = Math.round(size * pixelRatio)
  const canvas = document.createElement('canvas')
  canvas.width = edge
  canvas.height = edge
  const context = canvas.getContext('2d', settings)
  if (context === null) throw new Error('This browser cannot draw on a canvas.')
  context.scale(edge / size, edge / size)
  paint(context)
  return context
}

/** The pixels of a drawing at `pixelRatio`, painted by the processor, so that reading them waits for no GPU. */
export function pixelsOf(drawing: Drawing, pixelRatio: number): ImageData {
  const context = painted(drawing, pixelRatio, { willReadFrequently: true })
  return context.getImageData(0, 0, context.canvas.width, context.canvas.height)
}

/** A disc around a place, filled. */
export function disc(canvas: CanvasRenderingContext2D, x: number, y: number, radius: number, colour: string): void {
  canvas.fillStyle = colour
  canvas.beginPath()
  canvas.arc(x, y, radius, 0, 2 * Math.PI)
  canvas.fill()
}
