import { useFromDevice } from '#core/offline/from-device.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import type { MapLayer } from '#map/map-layer.ts'

/** Needed where there is no network alone. */
const BeyondPacks = lazyComponent(() => import('./beyond-packs.tsx'), 'BeyondPacks', { quiet: true })

/** Where packs end while there is no network: nothing is known there, and it is drawn so. */
export const packLayer: MapLayer = { name: 'packs', Layers: PackLayers }

function PackLayers() {
  return useFromDevice() !== null && <BeyondPacks />
}
