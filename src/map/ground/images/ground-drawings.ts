import { keysOf } from '#contract/keys.ts'
import { disc, type Drawing, type Drawings } from '../../style/drawing.ts'
import type { GroundLook } from '../ground-setting.ts'
import { along, centred, plate } from './canvas.ts'
import { SIGN, signOf } from './image-names.ts'
import { reeds, stones } from './patterns.ts'
import { shields } from './shields.ts'
import { SIGN_LETTERS, SIGN_SHAPES, type Ink, type SignShape } from './sign-shapes.ts'

const EDGE = 20
/** The paper around a sign that keeps it to be read on whatever lies below. */
const HALO = 3.4
const STROKE = 1.5

/** Every picture that the ground's layers name. */
export function groundDrawings(look: GroundLook): Drawings {
  const shapes = keysOf(SIGN_SHAPES).map((kind) => [signOf(kind), sign(SIGN_SHAPES[kind], look)] as const)
  const letters = keysOf(SIGN_LETTERS).map((kind) => [signOf(kind), lettered(SIGN_LETTERS[kind], look)] as const)
  return {
    ...Object.fromEntries([...shapes, ...letters]),
    [SIGN.stones]: stones(look),
    [SIGN.reeds]: reeds(look),
    [SIGN.tick]: tick(look),
    [SIGN.town]: town(look),
    [SIGN.village]: village(look),
    ...shields(look),
  }
}

function scaleOf({ theme }: GroundLook): number {
  return theme === 'sunlight' ? 1.25 : 1
}

function inkOf({ palette, ground }: GroundLook, ink: Ink): string {
  switch (ink) {
    case 'pale':
      return palette['place-2']
    case 'sign':
      return ground.sign
    case 'water':
      return palette['water-text']
    case 'lift':
      return ground.lift
  }
}

function sign({ ink, isFilled, outline, hole }: SignShape, look: GroundLook): Drawing {
  const { halo } = look.palette
  return centred(EDGE, scaleOf(look), (canvas) => {
    outline(canvas)
    canvas.strokeStyle = halo
    canvas.lineWidth = HALO
    canvas.stroke()
    canvas.strokeStyle = inkOf(look, ink)
    canvas.fillStyle = inkOf(look, ink)
    canvas.lineWidth = STROKE
    if (isFilled) canvas.fill()
    else canvas.stroke()
    if (hole === undefined) return
    hole(canvas)
    canvas.fillStyle = halo
    canvas.fill()
  })
}

function lettered(letters: string, look: GroundLook): Drawing {
  return centred(EDGE, scaleOf(look), (canvas) => {
    plate(canvas, 14.4, 14.4, 3.4, look.palette.halo)
    plate(canvas, 12, 12, 2.6, look.ground['sign-parking'])
    canvas.fillStyle = look.palette.halo
    canvas.font = `600 ${letters.length > 1 ? 7 : 9.5}px ${getComputedStyle(document.body).fontFamily}`
    canvas.textAlign = 'center'
    canvas.fillText(letters, 0, letters.length > 1 ? 2.4 : 3.3)
  })
}

function tick(look: GroundLook): Drawing {
  return centred(EDGE / 2, scaleOf(look), (canvas) => {
    canvas.strokeStyle = look.ground.lift
    canvas.lineWidth = 1
    along(canvas, [
      [0, -3.2],
      [0, 3.2],
    ])
    canvas.stroke()
  })
}

function town(look: GroundLook): Drawing {
  const { halo, place, ground } = look.palette
  return centred(8, scaleOf(look), (canvas) => {
    disc(canvas, 0, 0, 3.6, halo)
    disc(canvas, 0, 0, 2.7, place)
    disc(canvas, 0, 0, 1.35, ground)
  })
}

function village(look: GroundLook): Drawing {
  return centred(6, scaleOf(look), (canvas) => {
    disc(canvas, 0, 0, 2.5, look.palette.halo)
    disc(canvas, 0, 0, 1.6, look.palette['place-2'])
  })
}
