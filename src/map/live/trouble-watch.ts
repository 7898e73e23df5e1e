import { useRef } from 'react'
import * as z from 'zod/mini'
import { useTimer } from '#core/ui/hooks/use-timer.ts'
import { FOREIGN } from '../basemap/foreign/foreign-content.ts'
import { BASEMAP } from '../basemap/source.ts'
import { RETRY_MS } from '../basemap/retry.ts'
import { useMapEvent, useMapInstance } from './map-instance.ts'
import type { MapTrouble } from '../view/trouble.ts'

/** What MapLibre says of a source that fails; where it is a tile, which one. */
const SourceError = z.object({
  sourceId: z.string(),
  tile: z.optional(
    z.object({ tileID: z.object({ canonical: z.object({ x: z.number(), y: z.number(), z: z.number() }) }) }),
  ),
})
type TileId = NonNullable<z.infer<typeof SourceError>['tile']>['tileID']['canonical']

/** Tells of sources that fail, tries failed tiles again, and tells (null) when all is well again. */
export function TroubleWatch({ onError }: { readonly onError: (trouble: MapTrouble | null) => void }) {
  const map = useMapInstance()
  const failing = useRef(new Map<string, TileId[]>())
  const timer = useTimer()

  /** Those that the map still has: trouble goes with its source. */
  const failingOnMap = () => [...failing.current].filter(([source]) => map.getSource(source) !== undefined)
  const retry = () => {
    const again = failingOnMap()
    failing.current.clear()
    for (const [source, tiles] of again) map.refreshTiles(source, tiles)
    // Tiles that are no longer shown are not loaded again: another frame makes the map say that it is idle.
    map.triggerRepaint()
  }
  useMapEvent('error', (event) => {
    const read = SourceError.safeParse(event)
    if (!read.success) return reportError(event.error)
    const { sourceId, tile } = read.data
    const tiles = failing.current.get(sourceId) ?? []
    failing.current.set(sourceId, tile === undefined ? tiles : [...tiles, tile.tileID.canonical])
    if (!timer.isSet()) timer.start(retry, RETRY_MS)
    // Another background that fails gives way to the built-in one, and says so itself.
    if (!sourceId.startsWith(FOREIGN)) onError(sourceId.startsWith(BASEMAP) ? 'basemap' : 'tiles')
  })
  useMapEvent('idle', () => {
    if (failingOnMap().length === 0) onError(null)
  })
  return null
}
