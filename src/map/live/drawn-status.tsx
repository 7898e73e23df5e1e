import { useEffect, useId, useState } from 'react'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { useTimer } from '#core/ui/hooks/use-timer.ts'
import { useMapEvent, useMapInstance } from './map-instance.ts'
import type { MapLayer } from '../map-layer.ts'
import { isCluster } from './hits.ts'
import { useMapMessages } from '../messages.ts'

/** The shortest time between two counts, in ms. */
const PAUSE_MS = 300

/** Says in words how much the map shows, for those who don't see it. It describes the map, and is read as it changes. */
export function DrawnStatus({ layers }: { readonly layers: readonly MapLayer[] }) {
  const map = useMapInstance()
  const words = useMapMessages()
  const id = useId()
  const [counts, setCounts] = useState<readonly number[] | null>(null)
  const timer = useTimer()
  useMapEvent('idle', () => {
    if (timer.isSet()) return
    timer.start(() => setCounts(layers.map((layer) => countDrawn(map, layer))), PAUSE_MS)
  })
  useEffect(
    function describeCanvas() {
      map.getCanvas().setAttribute('aria-describedby', id)
    },
    [map, id],
  )
  const parts = layers.map((layer, index) => layer.drawn(words, counts?.[index] ?? 0))
  return (
    <output id={id} className="visually-hidden">
      {counts !== null && words.drawn(parts.join(', '))}
    </output>
  )
}

/** How many things of a layer are on the map; a cluster is as many as it stands for. */
function countDrawn(map: MapLibreMap, { counted }: MapLayer): number {
  const layers = counted.filter((id) => map.getLayer(id) !== undefined)
  const counts = new Map(
    map
      .queryRenderedFeatures({ layers })
      .map((feature) => [`${feature.id}`, isCluster(feature) ? Number(feature.properties.point_count) : 1]),
  )
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}
