import { useMemo } from 'react'
import type { Camera } from '#core/viewport/camera.ts'
import type { Size } from '#core/viewport/size.ts'
import { isOn } from '#map/camera/world.ts'
import { frameOf, nearestPixelOf } from '#map/static/frame.ts'
import type { ClosureState } from '#records/closures/closure-state.ts'
import { iconPoint } from '#records/closures/layer/features.ts'
import { NOTHING_OVER } from '../drawing.tsx'
import { numbering, type Numbering } from './numbering.ts'

/** The picture of a map on paper. */
export interface PaperMap {
  readonly camera: Camera
  readonly size: Size
}

/** Numbers for closures, the worst first, of which the first `listed` have rows; without a map none has. */
export function useNumbering(
  states: readonly ClosureState[],
  listed: number,
  map: PaperMap | null,
): Numbering<ClosureState> {
  return useMemo(() => {
    const frame = map && frameOf(map.camera, map.size, NOTHING_OVER)
    return numbering(states, listed, ({ record: { geometry } }) => {
      const [lng, lat] = (geometry && iconPoint(geometry)) ?? []
      if (frame === null || lng === undefined || lat === undefined) return null
      const pixel = nearestPixelOf(frame, { lng, lat })
      return isOn(pixel, frame) ? pixel : null
    })
  }, [states, listed, map])
}
