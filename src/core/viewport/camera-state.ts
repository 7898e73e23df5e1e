import { useLayoutEffect } from 'react'
import { createParser, throttle } from 'nuqs'
import { useParameter } from '#core/address/use-parameter.ts'
import { bbox as bboxParam } from '#contract/query/bbox.ts'
import { parseCamera, serializeCamera, type Camera } from './camera.ts'
import { fitCamera } from './fit.ts'

type CameraState = readonly [Camera | null, (camera: Camera) => void]

/** As {@link useCamera} last gave it: a page has one address. */
let latest: CameraState = [null, () => {}]

/** The camera of the address now, for handlers: their components need not follow every move, as with {@link useCamera}. */
export function cameraNow(): Camera | null {
  return latest[0]
}

/** Moves the map of the page. */
export function moveTo(camera: Camera): void {
  latest[1](camera)
}

/** The camera of the address: `map`, else the start box `bbox`, else null. */
export function useCamera(): CameraState {
  const [camera, setCamera] = useParameter('map', parseAsCamera)
  const [box, clearBox] = useParameter('bbox', parseAsStartBox)
  const state: CameraState = [
    camera ?? box,
    (next) => {
      if (box !== null) void clearBox(null)
      void setCamera(next)
    },
  ]
  useLayoutEffect(function keepLatest() {
    latest = state
  })
  return state
}

const parseAsCamera = createParser<Camera>({ parse: parseCamera, serialize: serializeCamera }).withOptions({
  history: 'replace',
  limitUrlUpdates: throttle(300),
})

const parseAsStartBox = createParser<Camera>({
  parse(text) {
    const box = bboxParam.read([text])
    return box.ok ? fitCamera(box.value, { width: window.innerWidth, height: window.innerHeight }) : null
  },
  serialize: serializeCamera,
}).withOptions({ history: 'replace' })
