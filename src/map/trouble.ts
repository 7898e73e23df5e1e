import { useEffect, useRef, useState } from 'react'
import type { ErrorEvent } from '@vis.gl/react-maplibre'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { BASEMAP } from './basemap/source.ts'

/** What of the map cannot be shown: all of it, what lies under the data, or tiles of the data. */
export type MapTrouble = 'map' | 'basemap' | 'tiles'

const RETRY_MS = 10_000

/** Tells of what fails, tries failed tiles again, and tells (null) when all is well again. */
export function useMapTrouble(report: (trouble: MapTrouble | null) => void) {
  const [broken, setBroken] = useState(false)
  const failing = useRef(new Set<string>())
  const reported = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const retry = (map: MapLibreMap) => {
    timer.current = undefined
    const sources = [...failing.current].filter((id) => map.getSource(id) !== undefined)
    failing.current.clear()
    for (const id of sources) map.refreshTiles(id)
  }
  return {
    broken,
    onError(event: ErrorEvent) {
      const source = sourceOf(event)
      if (event.target == null) {
        setBroken(true)
        report('map')
      } else if (source === null) {
        reportError(event.error)
      } else {
        const map = event.target
        failing.current.add(source)
        reported.current = true
        timer.current ??= setTimeout(() => retry(map), RETRY_MS)
        report(source === BASEMAP ? 'basemap' : 'tiles')
      }
    },
    onIdle() {
      if (!reported.current || failing.current.size > 0) return
      reported.current = false
      report(null)
    },
  }
}

function sourceOf(event: ErrorEvent): string | null {
  return 'sourceId' in event && typeof event.sourceId === 'string' ? event.sourceId : null
}
