import type { KeyboardEvent } from 'react'
import { eachOnce, meantBy } from '#selection/choice.ts'
import type { Camera } from '#viewport/camera.ts'
import type { MapLayer } from '../map-layer.ts'
import type { Click, PointedPlace } from '../pointing.ts'
import { useTapTaker } from '../taps.ts'
import { wrapLng } from '../world.ts'
import { cameraBeside, placeAt, type Frame, type Pixel } from './frame.ts'
import { hitsAt, type Drawn } from './hits.ts'
import { zoomed } from './still-overlay.tsx'
import { useDrag, type PointedAt } from './use-drag.ts'

interface View {
  readonly layers: readonly MapLayer[]
  readonly frame: Frame
  readonly drawn: readonly Drawn[]
  readonly camera: Camera
  readonly onCameraChange: (camera: Camera) => void
  readonly onClick: (click: Click) => void
  readonly onAsk: (place: PointedPlace) => void
}

/** How far an arrow key moves the picture, in px. */
const STEP = 100
const ARROWS: Readonly<Record<string, Pixel>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

/** What pointing and keys do on the still picture: drag, click, move, zoom, and ask about a place. */
export function useStillPointer({ layers, frame, drawn, camera, onCameraChange, onClick, onAsk }: View) {
  const taker = useTapTaker()
  const moveBy = (way: Pixel) => onCameraChange(cameraBeside(camera, way))
  const place = (at: Pixel): PointedPlace => {
    const [lng, lat] = placeAt(frame, at)
    return { lng: wrapLng(lng), lat }
  }
  const click = (at: Pixel, { clientX: x, clientY: y }: { readonly clientX: number; readonly clientY: number }) => {
    if (taker !== null) return taker(place(at))
    const found = hitsAt(drawn, layers, at)
    if (found[0]?.shape.properties.cluster === true) return onCameraChange(zoomed({ ...camera, ...place(at) }, 2))
    const all = found.flatMap(({ layer, shape }) => {
      const selection = shape.properties.cluster === true ? null : layer.select(shape)
      return selection === null ? [] : [{ selection, properties: shape.properties }]
    })
    const hits = eachOnce(all)
    return onClick({ hits, meant: meantBy(hits), place: place(at), x, y })
  }
  const drag = useDrag(
    ({ x, y }) => moveBy({ x: -x, y: -y }),
    (event) => click(pixelIn(event), event),
    (event) => onAsk(place(pixelIn(event))),
  )
  return {
    ...drag,
    onKeyDown(event: KeyboardEvent) {
      const way = ARROWS[event.key]
      if (way !== undefined) moveBy(way)
      else if (event.key === '+' || event.key === '=') onCameraChange(zoomed(camera, 1))
      else if (event.key === '-') onCameraChange(zoomed(camera, -1))
      else if (event.key === 'Enter') onAsk({ lng: wrapLng(camera.lng), lat: camera.lat })
      else return
      event.preventDefault()
    },
  }
}

/** Where on the picture an event is. */
function pixelIn({ currentTarget, clientX, clientY }: PointedAt): Pixel {
  const { left, top } = currentTarget.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}
