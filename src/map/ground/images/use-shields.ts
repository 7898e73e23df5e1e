import { useLayoutEffect } from 'react'
import type { StyleImageMetadata } from 'maplibre-gl'
import { keysOf } from '#contract/keys.ts'
import { useMapInstance } from '../../live/map-instance.ts'
import { pixelsOf } from '../../style/drawing.ts'
import type { GroundLook } from '../ground-setting.ts'
import { SHIELD_EDGE, shields } from './shields.ts'

/** Puts the frames of road numbers and route signs on the map; unlike other pictures they grow with their words. */
export function useShields(look: GroundLook): void {
  const map = useMapInstance()
  useLayoutEffect(
    function lendShields() {
      const own = shields(look)
      const pixelRatio = map.getPixelRatio()
      for (const name of keysOf(own)) {
        if (map.hasImage(name)) map.removeImage(name)
        map.addImage(name, pixelsOf(own[name], pixelRatio), { pixelRatio, ...growing(pixelRatio) })
      }
    },
    [map, look],
  )
}

/** What of a frame grows, and where its words are, in device px. */
function growing(ratio: number): Partial<StyleImageMetadata> {
  const middle: [number, number][] = [[(SHIELD_EDGE / 2 - 2) * ratio, (SHIELD_EDGE / 2 + 2) * ratio]]
  const content: [number, number, number, number] = [3, 2, SHIELD_EDGE - 3, SHIELD_EDGE - 2]
  return {
    stretchX: middle,
    stretchY: middle,
    content: [content[0] * ratio, content[1] * ratio, content[2] * ratio, content[3] * ratio],
  }
}
