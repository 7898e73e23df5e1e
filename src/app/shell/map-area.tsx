import { lazy, Suspense, useEffect } from 'react'
import { useMessages } from '#core/i18n/messages.tsx'
import { useIsPicking } from '#core/panels/click-state.ts'
import type { MapTrouble } from '#map/view/trouble.ts'
import { preloadLiveMap } from '#map/view/preload-live-map.ts'
import { hasWebGl } from '#map/view/web-gl.ts'
import { ErrorBoundary } from '#core/ui/error-boundary.tsx'
import { useHereMessages } from '#features/here/messages.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { loadAgain } from '#core/ui/load-again.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { viewMeasured } from '#core/viewport/bounds.ts'
import { moveTo } from '#core/viewport/camera-state.ts'
import { useAreaTilesPreload } from '#records/areas/layer/first-tiles.ts'
import { useClosuresOnMapPreload } from '#records/closures/layer/lazy-closures-on-map.ts'
import type { MapSetting } from '../layered-map.tsx'
import { useMapPadding } from '../panels/map-room.ts'
import { useClickMap, useOpenHere } from '../panels/open.ts'
import { useRoom, type Room } from '../panels/room.ts'
import { useMapCamera } from './start-view.tsx'
import styles from './map-area.module.css'

/** The map and its layers are a chunk of their own, asked for when the shell has been painted. */
const LayeredMap = lazy(async () => {
  await nextPaint()
  const [layeredMap] = await Promise.all([
    loadAgain(() => import('../layered-map.tsx')),
    hasWebGl() && import('#map/live/live-view.tsx').catch(() => null),
  ])
  return layeredMap
})

/** Where the map stands in the page. */
export const MAP_ID = 'map'

/** Comes with the first click on several things. */
const Picker = lazyComponent(() => import('#features/here/picker/picker.tsx'), 'Picker', {
  messages: [useHereMessages, useCardMessages],
})

function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

interface Props {
  readonly onTrouble: (trouble: MapTrouble | null) => void
  /** What panels cover of a map that is not the whole page. */
  readonly paddingOf?: Room['paddingOf']
  readonly setting?: MapSetting
}

/** The map under the panels; what it cannot show, the list does. */
export function MapArea({ onTrouble, paddingOf, setting }: Props) {
  const { map } = useMessages()
  // Read where the camera is: a step of the history changes both, and one after the other they would move the map twice.
  const camera = useMapCamera()
  const padding = useMapPadding(paddingOf)
  const { panels } = useRoom()
  const isPicking = useIsPicking()
  const clickMap = useClickMap()
  const openHere = useOpenHere()
  useEffect(preloadLiveMap, [])
  useAreaTilesPreload()
  useClosuresOnMapPreload()
  return (
    <div id={MAP_ID} className={styles.map}>
      <ErrorBoundary fallback={<p className={styles.words}>{map.failed}</p>}>
        <Suspense fallback={<p className={styles.words}>{map.loading}</p>}>
          <LayeredMap
            camera={camera}
            padding={padding}
            onCameraChange={moveTo}
            onBoundsChange={(bounds, zoom) => viewMeasured({ bounds, zoom })}
            onError={onTrouble}
            onClick={clickMap}
            onAsk={openHere}
            {...setting}
          />
        </Suspense>
      </ErrorBoundary>
      {isPicking && panels === 'sides' && <Picker beside onAsk={openHere} />}
    </div>
  )
}
