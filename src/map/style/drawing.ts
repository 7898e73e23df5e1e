/** A picture: its size in px, and how it is painted on a canvas that is scaled to px. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly paint: (canvas: CanvasRenderingContext2D) => void
}

/** Pictures by the names that style layers have for them. */
export type Drawings = Readonly<Record<string, Drawing>>

/** Pixels at `pixelRatio` device px to the px, rounded to whole ones so that patterns wrap without a seam. */
export function pixelsOf({ width, height, paint }: Drawing, pixelRatio: number): ImageData {
  const context = canvasToRead(Math.round(width * pixelRatio), Math.round(height * pixelRatio))
  const { canvas } = context
  context.scale(canvas.width / width, canvas.height / height)
  paint(context)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/** A canvas of a size in device px whose pixels are read: it is painted by the processor, so that reading waits for no GPU. */
function canvasToRead(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('This browser cannot draw on a canvas.')
  return context
}
