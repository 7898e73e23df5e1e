import { useEffect, useId, useState } from 'react'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { useTimer } from '#core/ui/hooks/use-timer.ts'
import { useMapEvent, useMapInstance } from './map-instance.ts'
import { DrawnCounts } from '../controls/drawn-counts.tsx'
import { featuresOf, matchingIn, type LayerFeatures, type MapLayer } from '../map-layer.ts'

/** The shortest time between two counts, in ms. */
const PAUSE_MS = 300

/** Says in words how much the map shows, for those who don't see it. It describes the map, and is read with it. */
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
    <p id={id} className="visually-hidden">
      {counts !== null && <DrawnCounts layers={layers} countOf={(features) => counts.get(features) ?? 0} />}
    </p>
  )
}

/** How many things of a layer are on the map that the filters leave; a cluster is as many as it stands for. */
function countDrawn(map: MapLibreMap, { counted }: LayerFeatures): number {
  const layers = counted.filter((id) => map.getLayer(id) !== undefined)
  const counts = new Map(
    map.queryRenderedFeatures({ layers }).map(({ id, properties }) => [`${id}`, matchingIn(properties)]),
  )
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}
