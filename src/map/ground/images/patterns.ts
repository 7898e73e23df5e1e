import { mix } from '#core/ui/theme/mix.ts'
import type { Drawing } from '../../style/drawing.ts'
import type { GroundLook } from '../ground-setting.ts'

/** Short strokes: where they are, and how they lie (in radians). */
const STONES = [
  [5, 6, 0.4],
  [17, 4, 2.2],
  [28, 9, 1],
  [10, 17, 2.7],
  [22, 19, 0.1],
  [31, 25, 1.9],
  [4, 28, 1.3],
  [16, 30, 0.7],
] as const
/** Level strokes: where they begin, and how long they are. */
const REEDS = [
  [3, 4, 6],
  [10, 11, 5],
  [1, 12, 3],
] as const

/** Scattered strokes on rock and scree. */
export function stones({ theme, ground }: GroundLook): Drawing {
  const colour = theme === 'dark' ? mix(ground.scree, '#aab0b0', 0.17) : mix(ground.scree, '#6f6a62', 0.2)
  return strokes(34, colour, (canvas) => {
    for (const [x, y, angle] of STONES) {
      const [across, down] = [Math.cos(angle) * 1.7, Math.sin(angle) * 1.7]
      canvas.moveTo(x - across, y - down)
      canvas.lineTo(x, y - 1.1)
      canvas.lineTo(x + across, y + down)
    }
  })
}

/** Level strokes on wetland. */
export function reeds({ ground }: GroundLook): Drawing {
  return strokes(16, mix(ground.wetland, ground.stream, 0.65), (canvas) => {
    for (const [x, y, length] of REEDS) {
      canvas.moveTo(x, y)
      canvas.lineTo(x + length, y)
    }
  })
}

function strokes(size: number, colour: string, outline: (canvas: CanvasRenderingContext2D) => void): Drawing {
  return {
    size,
    paint(canvas) {
      canvas.strokeStyle = colour
      canvas.lineWidth = 0.9
      canvas.lineCap = 'round'
      canvas.beginPath()
      outline(canvas)
      canvas.stroke()
    },
  }
}
