import { useSyncExternalStore } from 'react'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import type { MapLayer } from '#map/map-layer.ts'

/** Needed where there is no network alone. */
const BeyondPacks = lazyComponent(() => import('./beyond-packs.tsx'), 'BeyondPacks', { quiet: true })

/** Where packs end while there is no network: nothing is known there, and it is drawn so. */
export const packLayer: MapLayer = { name: 'packs', Layers: PackLayers }

function PackLayers() {
  const hasLine = useSyncExternalStore(lineChanges, () => navigator.onLine)
  return !hasLine && <BeyondPacks />
}

function lineChanges(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
