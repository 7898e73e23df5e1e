import { useHere } from '#features/here/here-address.ts'
import { useHikeOpen } from '#features/hike/hike-open.ts'
import { pointDrawn, useIsDrawing } from '#features/hike/hike-stage.ts'
import type { MapViewProps } from '#map/map-view-props.ts'
import type { LatLng } from '#core/viewport/coordinates.ts'
import { Anchor } from '#map/anchor.tsx'
import { MapView } from '#map/map-view.tsx'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { useHikeMessages } from '#features/hike/messages.ts'
import { layers } from './layers.ts'

/** Comes with the first check of a hike. */
const HikeOnMap = lazyComponent(() => import('#features/hike/map/hike-on-map.tsx'), 'HikeOnMap', {
  messages: [useHikeMessages],
})
/** Comes with the first place that is asked about. */
const HereOnMap = lazyComponent(() => import('#features/here/map/here-on-map.tsx'), 'HereOnMap')

const CONTROLS = { locate: true, legend: true }

/** What a map in a page of another site has otherwise. */
export interface MapSetting extends Pick<MapViewProps, 'gestures' | 'controls' | 'legendAtStart'> {
  /** Where what is opened has its place. */
  readonly anchor: LatLng | null
}

type Props = Omit<MapViewProps, 'layers' | 'children' | keyof MapSetting> & Partial<MapSetting>

/** The map with this app's layers, and a hike or a place while one is asked about. */
function LayeredMap({ anchor = null, ...props }: Props) {
  const { isOpen } = useHikeOpen()
  const isDrawing = useIsDrawing()
  const [here] = useHere()
  return (
    <MapView
      layers={layers}
      gestures="greedy"
      controls={CONTROLS}
      legendAtStart
      onTap={isOpen && isDrawing ? drawPoint : null}
      {...props}
    >
      {isOpen && <HikeOnMap />}
      {anchor !== null && <Anchor place={anchor} />}
      {here !== null && <HereOnMap />}
    </MapView>
  )
}

function drawPoint({ lng, lat }: LatLng) {
  pointDrawn([lng, lat])
}

// `lazy` takes a module's default.
export default LayeredMap
