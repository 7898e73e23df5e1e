import type { Drawing } from '../../style/drawing.ts'

export type Canvas = CanvasRenderingContext2D
/** Points of an outline, in px from the middle. */
export type Points = readonly (readonly [x: number, y: number])[]

/** A square picture whose middle is 0, 0, painted in units of `scale` px. */
export function centred(edge: number, scale: number, paint: (canvas: Canvas) => void): Drawing {
  const size = Math.round(edge * scale)
  return {
    size,
    paint(canvas) {
      canvas.translate(size / 2, size / 2)
      canvas.scale(scale, scale)
      canvas.lineCap = 'round'
      canvas.lineJoin = 'round'
      paint(canvas)
    },
  }
}

/** Goes along points, as many lines as there are lists of them. */
export function along(canvas: Canvas, ...outlines: readonly Points[]): void {
  canvas.beginPath()
  for (const points of outlines) {
    points.forEach(([x, y], index) => (index === 0 ? canvas.moveTo(x, y) : canvas.lineTo(x, y)))
  }
}

/** A rectangle with round corners around the middle, filled. */
export function plate(canvas: Canvas, width: number, height: number, radius: number, colour: string): void {
  canvas.fillStyle = colour
  canvas.beginPath()
  canvas.roundRect(-width / 2, -height / 2, width, height, radius)
  canvas.fill()
}
