import { useEffect, useRef } from 'react'
import type { ErrorEvent } from 'maplibre-gl'
import { BASEMAP } from './basemap/source.ts'
import { useMapEvent, useMapInstance } from './map-instance.ts'

/** What cannot be shown: the whole map, what lies under the data, or tiles of the data. */
export type MapTrouble = 'map' | 'basemap' | 'tiles'

const RETRY_MS = 10_000

/** Tells of tiles that fail, tries them again, and tells (null) when all is well again. */
export function TroubleWatch({ onError }: { readonly onError: (trouble: MapTrouble | null) => void }) {
  const map = useMapInstance()
  const failing = useRef(new Set<string>())
  const told = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const retry = () => {
    timer.current = undefined
    const sources = [...failing.current].filter((id) => map.getSource(id) !== undefined)
    failing.current.clear()
    for (const id of sources) map.refreshTiles(id)
  }
  useMapEvent('error', (event) => {
    const source = sourceOf(event)
    if (source === null) return reportError(event.error)
    failing.current.add(source)
    told.current = true
    timer.current ??= setTimeout(retry, RETRY_MS)
    onError(source === BASEMAP ? 'basemap' : 'tiles')
  })
  useMapEvent('idle', () => {
    if (!told.current || failing.current.size > 0) return
    told.current = false
    onError(null)
  })
  return null
}

function sourceOf(event: ErrorEvent): string | null {
  return 'sourceId' in event && typeof event.sourceId === 'string' ? event.sourceId : null
}
