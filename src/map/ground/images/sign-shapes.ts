import type { SignKind } from '../schemas/ground-table.ts'
import { along, type Canvas } from './canvas.ts'

/** What a sign is painted with. */
export type Ink = 'pale' | 'sign' | 'water' | 'lift'

/** A sign without letters: its outline, and whether that is filled. */
export interface SignShape {
  readonly ink: Ink
  readonly isFilled: boolean
  /** Its outline, within 6 px of the middle. */
  readonly outline: (canvas: Canvas) => void
  /** What is cut out of it. */
  readonly hole?: (canvas: Canvas) => void
}

type Lettered = 'parking' | 'stop' | 'toilets'

/** Signs by their kind; those with letters stand in {@link SIGN_LETTERS}. */
export const SIGN_SHAPES: Readonly<Record<Exclude<SignKind, Lettered>, SignShape>> = {
  peak: filled('pale', (canvas) => closed(canvas, [0, -3.8], [4, 3], [-4, 3])),
  pass: drawn('pale', (canvas) => {
    canvas.beginPath()
    for (const side of [-1, 1]) {
      canvas.moveTo(side * 4.2, -4)
      canvas.quadraticCurveTo(side * 0.6, 0, side * 4.2, 4)
    }
  }),
  hut: {
    ...filled('sign', (canvas) => closed(canvas, [-6, 0], [0, -5.6], [6, 0], [4.4, 0], [4.4, 5], [-4.4, 5], [-4.4, 0])),
    hole: (canvas) => closed(canvas, [-1.2, 1.4], [1.2, 1.4], [1.2, 5], [-1.2, 5]),
  },
  shelter: drawn('sign', (canvas) =>
    along(
      canvas,
      [
        [-5, 0.2],
        [0, -4.4],
        [5, 0.2],
      ],
      [
        [-3.4, -0.4],
        [-3.4, 4.2],
      ],
      [
        [3.4, -0.4],
        [3.4, 4.2],
      ],
    ),
  ),
  camp: drawn('sign', (canvas) => {
    closed(canvas, [0, -4.4], [5, 4], [-5, 4])
    canvas.moveTo(0, -0.4)
    canvas.lineTo(1.8, 4)
  }),
  viewpoint: drawn('sign', (canvas) => {
    canvas.beginPath()
    for (const degrees of [-150, -115, -65, -30, 0, 180]) {
      const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
      canvas.moveTo(x * 2.4, y * 2.4 + 1.4)
      canvas.lineTo(x * 5, y * 5 + 1.4)
    }
  }),
  spring: filled('water', (canvas) => {
    canvas.beginPath()
    canvas.moveTo(0, -4.4)
    canvas.bezierCurveTo(3, -0.6, 3.4, 0.8, 3.4, 1.4)
    canvas.arc(0, 1.2, 3.4, 0, Math.PI)
    canvas.bezierCurveTo(-3.4, 0.8, -3, -0.6, 0, -4.4)
  }),
  waterfall: drawn('water', (canvas) => along(canvas, ...[-3, 0, 3].map((x) => upright(x, -4, 3.6)))),
  cave: filled('sign', (canvas) => {
    canvas.beginPath()
    canvas.arc(0, 1.6, 4.2, Math.PI, 0)
    canvas.lineTo(4.2, 3.4)
    canvas.lineTo(-4.2, 3.4)
    canvas.closePath()
  }),
  guidepost: drawn('sign', (canvas) => along(canvas, upright(0, -5, 5), level(0, 4.6, -3.4), level(0, -4.4, -0.6))),
  board: drawn('sign', (canvas) => {
    along(canvas, upright(-2.6, 1, 4.6), upright(2.6, 1, 4.6))
    canvas.rect(-4, -4.4, 8, 5.4)
  }),
  picnic: drawn('sign', (canvas) =>
    along(
      canvas,
      level(-4, 4, -2.6),
      level(-5, 5, 0.6),
      [
        [-2, -2.6],
        [-3.4, 4],
      ],
      [
        [2, -2.6],
        [3.4, 4],
      ],
    ),
  ),
  lift: filled('lift', (canvas) => closed(canvas, [-3, -3], [3, -3], [3, 3], [-3, 3])),
  water: filled('water', (canvas) => {
    canvas.beginPath()
    canvas.arc(0, 0, 2.6, 0, 2 * Math.PI)
  }),
}

export const SIGN_LETTERS: Readonly<Record<Lettered, string>> = { parking: 'P', stop: 'H', toilets: 'WC' }

function filled(ink: Ink, outline: SignShape['outline']): SignShape {
  return { ink, isFilled: true, outline }
}

function drawn(ink: Ink, outline: SignShape['outline']): SignShape {
  return { ink, isFilled: false, outline }
}

function closed(canvas: Canvas, ...points: readonly (readonly [number, number])[]): void {
  along(canvas, points)
  canvas.closePath()
}

function upright(x: number, from: number, to: number): readonly (readonly [number, number])[] {
  return [
    [x, from],
    [x, to],
  ]
}

function level(from: number, to: number, y: number): readonly (readonly [number, number])[] {
  return [
    [from, y],
    [to, y],
  ]
}
