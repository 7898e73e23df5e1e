import { useEffect, useId, useState } from 'react'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { useTimer } from '#core/ui/hooks/use-timer.ts'
import { useMapEvent, useMapInstance } from './map-instance.ts'
import { DrawnCounts } from '../controls/drawn-counts.tsx'
import { featuresOf, type LayerFeatures, type MapLayer } from '../map-layer.ts'
import { isCluster } from './pointing/hits.ts'

/** The shortest time between two counts, in ms. */
const PAUSE_MS = 300

/** Says in words how much the map shows, for those who don't see it. It describes the map, and is read as it changes. */
export function DrawnStatus({ layers }: { readonly layers: readonly MapLayer[] }) {
  const map = useMapInstance()
  const id = useId()
  const [counts, setCounts] = useState<ReadonlyMap<LayerFeatures, number> | null>(null)
  const timer = useTimer()
  useMapEvent('idle', () => {
    if (timer.isSet()) return
    const count = () => new Map(featuresOf(layers).map((features) => [features, countDrawn(map, features)]))
    timer.start(() => setCounts(count()), PAUSE_MS)
  })
  useEffect(
    function describeCanvas() {
      map.getCanvas().setAttribute('aria-describedby', id)
    },
    [map, id],
  )
  return (
    <output id={id} className="visually-hidden">
      {counts !== null && <DrawnCounts layers={layers} countOf={(features) => counts.get(features) ?? 0} />}
    </output>
  )
}

/** How many things of a layer are on the map; a cluster is as many as it stands for. */
function countDrawn(map: MapLibreMap, { counted }: LayerFeatures): number {
  const layers = counted.filter((id) => map.getLayer(id) !== undefined)
  const counts = new Map(
    map
      .queryRenderedFeatures({ layers })
      .map((feature) => [`${feature.id}`, isCluster(feature) ? Number(feature.properties.point_count) : 1]),
  )
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}
