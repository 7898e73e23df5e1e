import { useHikeOpen } from '#features/hike/hike-open.ts'
import { pointDrawn, useIsDrawing } from '#features/hike/hike-stage.ts'
import type { MapViewProps } from '#map/view/map-view-props.ts'
import type { LatLng } from '#core/viewport/coordinates.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { MapView } from '#map/view/map-view.tsx'
import { layers } from './layers.ts'
import { useMatchText } from './match-text.ts'

/** Only a map in another page has it. */
const Anchor = lazyComponent(() => import('#map/style/anchor.tsx'), 'Anchor', { quiet: true })

const CONTROLS = { locate: true, legend: true }

/** What a map in a page of another site has otherwise. */
export interface MapSetting extends Pick<MapViewProps, 'gestures' | 'controls'> {
  /** Where what is opened has its place. */
  readonly anchor: LatLng | null
}

type Props = Omit<MapViewProps, 'layers' | 'description' | 'children' | keyof MapSetting> & Partial<MapSetting>

/** The map with this app's layers; while a hike is drawn, taps set its points. */
function LayeredMap({ anchor = null, ...props }: Props) {
  const { isOpen } = useHikeOpen()
  const isDrawing = useIsDrawing()
  return (
    <MapView
      layers={layers}
      description={useMatchText() ?? ''}
      gestures="greedy"
      controls={CONTROLS}
      onTap={isOpen && isDrawing ? drawPoint : null}
      {...props}
    >
      {anchor !== null && <Anchor place={anchor} />}
    </MapView>
  )
}

function drawPoint({ lng, lat }: LatLng) {
  pointDrawn([lng, lat])
}

// `lazy` takes a module's default.
export default LayeredMap
