import type { Drawing } from '../../style/drawing.ts'
import type { GroundLook } from '../ground-setting.ts'
import { SIGN } from './image-names.ts'

/** The edge of a frame that has not grown, in px, and how that grows. */
const SHIELD_EDGE = 16
const GROWS = { kept: 6, across: 3, down: 2 } as const

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
