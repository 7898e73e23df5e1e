import type { Drawing, Growth } from '../../style/drawing.ts'
import type { GroundLook } from '../ground-setting.ts'
import { SIGN } from './image-names.ts'

/** The edge of a frame that has not grown, how much of it never grows, and where words in it begin, in px. */
const SHIELD_EDGE = 16
const KEPT = 6
const [ACROSS, DOWN] = [3, 2]

const GROWS: Growth = {
  kept: KEPT,
  told(ratio) {
    const middle: [number, number][] = [[KEPT * ratio, (SHIELD_EDGE - KEPT) * ratio]]
    const [right, bottom] = [SHIELD_EDGE - ACROSS, SHIELD_EDGE - DOWN]
    return {
      stretchX: middle,
      stretchY: middle,
      content: [ACROSS * ratio, DOWN * ratio, right * ratio, bottom * ratio],
    }
  },
}

/** The frames of words along ways: of a road's number white with an edge, of a marked route's sign brown as its path. */
export function shields({ ground, palette }: GroundLook) {
  return {
    [SIGN.roadShield]: shield(ground['sign-paper'], ground['road-main-line']),
    [SIGN.routeShield]: shield(ground.path, palette.halo),
  }
}

function shield(fill: string, edge: string): Drawing {
  return {
    size: SHIELD_EDGE,
    grows: GROWS,
    paint(canvas) {
      canvas.fillStyle = fill
      canvas.strokeStyle = edge
      canvas.lineWidth = 1
      canvas.beginPath()
      canvas.roundRect(0.75, 0.75, SHIELD_EDGE - 1.5, SHIELD_EDGE - 1.5, 3)
      canvas.fill()
      canvas.stroke()
    },
  }
}
