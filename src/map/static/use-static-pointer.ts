import { meantBy, type Click } from '#core/selection/choice.ts'
import type { LeftToPage } from '../controls/gesture-hint.tsx'
import type { MapViewProps } from '../view/map-view-props.ts'
import type { LatLng } from '#core/viewport/coordinates.ts'
import { wrapLng } from '#contract/geo/box.ts'
import type { Pixel } from '../camera/world.ts'
import { cameraBeside, placeAt, type Frame } from './frame.ts'
import { hitsAt, type Drawn } from './hits.ts'
import { zoomed } from './static-overlay.tsx'
import { useDrag, type PointedAt } from './use-drag.ts'
import { useStaticKeys } from './use-static-keys.ts'
import { thingsOf, useAsking, type Pointed } from '../view/things.ts'
import { useWheel } from './use-wheel.ts'

type Asked = 'layers' | 'camera' | 'onCameraChange' | 'onClick' | 'onTap' | 'onAsk' | 'gestures'

interface View extends Pick<MapViewProps, Asked> {
  readonly frame: Frame
  readonly drawn: readonly Drawn[]
  readonly onLeft: (left: LeftToPage) => void
}

/** What pointing and keys do on the still picture: drag, click, move, zoom, and ask about a place. */
export function useStaticPointer({
  layers,
  frame,
  drawn,
  camera,
  gestures,
  onCameraChange,
  onClick,
  onTap = null,
  onAsk,
  onLeft,
}: View) {
  const asking = useAsking()
  const place = (at: Pixel): LatLng => {
    const [lng, lat] = placeAt(frame, at)
    return { lng: wrapLng(lng), lat }
  }
  const tell = async (pointed: readonly Pointed[], clicked: Omit<Click, 'hits' | 'meant'>) => {
    const hits = await thingsOf(pointed, asking)
    onClick({ ...clicked, hits, meant: meantBy(hits) })
  }
  const click = (at: Pixel, { clientX: x, clientY: y }: { readonly clientX: number; readonly clientY: number }) => {
    if (onTap !== null) return onTap(place(at))
    const found = hitsAt(drawn, layers, at)
    if (found[0]?.shape.properties.cluster === true) return onCameraChange(zoomed({ ...camera, ...place(at) }, 2))
    const clickedAt = performance.now()
    const pointed = found.map(({ features, shape }) => ({ features, feature: shape }))
    return void tell(pointed, { place: place(at), x, y, at: clickedAt })
  }
  const drag = useDrag({
    gestures,
    onDragged: ({ x, y }) => onCameraChange(cameraBeside(camera, { x: -x, y: -y })),
    onClick: (event) => click(pixelIn(event), event),
    onAsk: (event) => onAsk(place(pixelIn(event))),
    onLeft: () => onLeft('touch'),
  })
  useWheel(
    drag.ref,
    (step) => onCameraChange(zoomed(camera, step)),
    () => gestures === 'cooperative' && onLeft('wheel'),
  )
  const onKeyDown = useStaticKeys(drag.ref, { camera, gestures, onCameraChange, onAsk })
  return { ...drag, onKeyDown }
}

/** Where on the picture an event is. */
function pixelIn({ currentTarget, clientX, clientY }: PointedAt): Pixel {
  const { left, top } = currentTarget.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}
