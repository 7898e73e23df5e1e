import { createParser, throttle } from 'nuqs'
import { useParameter } from '#core/address/use-parameter.ts'
import { bbox as bboxParam } from '#contract/query/bbox.ts'
import { parseCamera, serializeCamera, type Camera } from './camera.ts'
import { fitCamera } from './fit.ts'

/** The camera of the address: `map`, else the start box `bbox`, else null. */
export function useCamera(): readonly [Camera | null, (camera: Camera) => void] {
  const [camera, setCamera] = useParameter('map', parseAsCamera)
  const [box, clearBox] = useParameter('bbox', parseAsStartBox)
  return [
    camera ?? box,
    (next) => {
      if (box !== null) void clearBox(null)
      void setCamera(next)
    },
  ]
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
