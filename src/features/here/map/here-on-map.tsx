import { use, useMemo } from 'react'
import type { FeatureCollection } from 'geojson'
import { MapContext } from '#map/live/map-instance.ts'
import type { LatLng } from '#core/viewport/coordinates.ts'
import { StyleContent } from '#map/style/style-content.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { palettes } from '#contract/palette/palette.ts'
import { useTheme } from '#core/ui/theme/theme-state.ts'
import { useHere } from '../here-address.ts'

/** Needs MapLibre, which a device without WebGL does not load. */
const PinAt = lazyComponent(() => import('./pin-at.tsx'), 'PinAt')

/** The place that the card is about, on the map; on a still picture as a dot. */
export function HereOnMap() {
  const map = use(MapContext)
  const [here] = useHere()
  if (here === null || here === 'position') return null
  const { lng, lat } = here
  if (map === null) return <Dot lng={lng} lat={lat} />
  return <PinAt {...here} />
}

const SOURCE = 'here'

function Dot({ lng, lat }: LatLng) {
  const palette = palettes[useTheme()]
  const sources = useMemo(() => {
    const geometry = { type: 'Point' as const, coordinates: [lng, lat] }
    const data: FeatureCollection = {
      type: 'FeatureCollection',
      features: [{ type: 'Feature', properties: {}, geometry }],
    }
    return { [SOURCE]: { type: 'geojson', data } as const }
  }, [lng, lat])
  const layers = useMemo(() => {
    const paint = {
      'circle-radius': 8,
      'circle-color': palette.text,
      'circle-stroke-color': palette.casing,
      'circle-stroke-width': 3,
    }
    return { places: [{ id: 'here-dot', type: 'circle', source: SOURCE, paint } as const] }
  }, [palette])
  return <StyleContent sources={sources} layers={layers} />
}
