import { useMemo } from 'react'
import type { Camera } from '#core/viewport/camera.ts'
import type { Size } from '#core/viewport/size.ts'
import { isOn } from '#map/camera/world.ts'
import { frameOf, nearestPixelOf } from '#map/static/frame.ts'
import type { ClosureState } from '#records/closures/closure-state.ts'
import { iconPoint } from '#records/closures/layer/icon-point.ts'
import { NOTHING_OVER } from '../drawing.tsx'
import { numbering, signNumbering, type Numbering, type SignNumbering } from './numbering.ts'

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
  return useMemo(() => numbering(states, listed, pixelsOn(map)), [states, listed, map])
}

/** Numbers for the signs of closures that have a row on a card, in its order. */
export function useSignNumbering(
  states: readonly ClosureState[],
  rows: readonly ClosureState[],
  map: PaperMap | null,
): SignNumbering<ClosureState> {
  return useMemo(() => {
    const known = new Map(states.map((state) => [state.record.uuid, state]))
    const shown = rows.flatMap(({ record }) => known.get(record.uuid) ?? [])
    return signNumbering(states, shown, pixelsOn(map))
  }, [states, rows, map])
}

function pixelsOn(map: PaperMap | null) {
  const frame = map && frameOf(map.camera, map.size, NOTHING_OVER)
  return ({ record: { geometry } }: ClosureState) => {
    const [lng, lat] = (geometry && iconPoint(geometry)) ?? []
    if (frame === null || lng === undefined || lat === undefined) return null
    const pixel = nearestPixelOf(frame, { lng, lat })
    return isOn(pixel, frame) ? pixel : null
  }
}
