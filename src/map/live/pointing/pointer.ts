import type { MapMouseEvent } from 'maplibre-gl'
import { useRef } from 'react'
import { meantBy, type Click } from '#core/selection/choice.ts'
import { hoverMoved } from '#core/selection/hover.ts'
import type { Selection } from '#core/selection/selection.ts'
import { useTimer } from '#core/ui/hooks/use-timer.ts'
import { isCluster, selectedBy, thingOf, thingsOf, useAsking, type Pointed } from '../../view/things.ts'
import { hitsAt, zoomIntoCluster } from './hits.ts'
import { useNextFrame } from '#core/ui/hooks/use-next-frame.ts'
import { useMapEvent } from '../map-instance.ts'
import type { MapLayer } from '../../map-layer.ts'
import type { LatLng } from '#core/viewport/coordinates.ts'
import { usePress } from './press.ts'
import { wrapLng } from '#contract/geo/box.ts'

/** How long a pointer rests, in ms, before the service is asked what it points at. */
const REST_MS = 100

interface Props {
  readonly layers: readonly MapLayer[]
  readonly onClick: (click: Click) => void
  /** The visitor wants to know about a place. */
  readonly onAsk: (place: LatLng) => void
}

/** What pointing at the map does: clicks select, or zoom into a cluster; hovering lights; a long press asks about the place. */
export function Pointer({ layers, onClick, onAsk }: Props) {
  const hits = ({ target: map, point }: MapMouseEvent) => hitsAt(map, layers, point, tolerance())
  const pointed = useRef<Pointed | null>(null)
  const point = (map: MapMouseEvent['target'], cursor: 'pointer' | '', hovered: Selection | null) => {
    pointed.current = null
    map.getCanvas().style.cursor = cursor
    hoverMoved(hovered)
  }
  const wasPress = usePress(onAsk)
  const asking = useAsking()
  const lastClick = useRef(0)
  const tell = async (found: readonly Pointed[], click: Omit<Click, 'hits' | 'meant'>) => {
    lastClick.current = click.at
    const things = await thingsOf(found, asking)
    if (lastClick.current === click.at) onClick({ ...click, hits: things, meant: meantBy(things) })
  }
  useMapEvent('click', (event) => {
    if (wasPress()) return
    const found = hits(event)
    const [top] = found
    if (top !== undefined && isCluster(top.feature)) return zoomIntoCluster(event.target, top.feature)
    const { clientX: x, clientY: y } = event.originalEvent
    const place = { lng: wrapLng(event.lngLat.lng), lat: event.lngLat.lat }
    const at = performance.now()
    void tell(found, { place, x, y, at })
  })
  const frame = useNextFrame()
  const rest = useTimer()
  const light = (event: MapMouseEvent) => {
    rest.stop()
    if (event.target.isMoving()) return
    const [top] = hits(event)
    if (top === undefined) return point(event.target, '', null)
    const selection = selectedBy(top)
    point(event.target, 'pointer', selection)
    if (selection === null) rest.start(() => void lightAsked(top), REST_MS)
  }
  const lightAsked = async (top: Pointed) => {
    pointed.current = top
    const selection = await thingOf(top, asking)
    if (pointed.current === top && selection !== null) hoverMoved(selection)
  }
  // A pointer may tell of more moves than frames are drawn.
  useMapEvent('mousemove', (event) => frame.ask(() => light(event)))
  useMapEvent('mouseout', ({ target }) => {
    frame.cancel()
    rest.stop()
    point(target, '', null)
  })
  return null
}

/** How far beside a sign a pointer still hits it, in px. */
function tolerance(): number {
  return matchMedia('(pointer: coarse)').matches ? 12 : 3
}
