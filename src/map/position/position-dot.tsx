import { useMemo } from 'react'
import type { FeatureCollection, Point } from 'geojson'
import { metresPerPixel } from '#contract/geo/mercator.ts'
import { palettes, type Palette } from '#contract/palette/palette.ts'
import { useTheme } from '#core/ui/theme/theme-state.ts'
import type { LayersBySlot } from '../map-layer.ts'
import type { MeasuredPlace } from './position.ts'
import { StyleContent } from '../style/style-content.ts'

const SOURCE = 'position'

/** A dot, and a disc as wide as the position is uncertain. */
export function PositionDot({ position }: { readonly position: MeasuredPlace }) {
  const theme = useTheme()
  const sources = useMemo(() => ({ [SOURCE]: { type: 'geojson', data: collection(position) } as const }), [position])
  const layers = useMemo(() => positionLayers(palettes[theme]), [theme])
  return <StyleContent sources={sources} layers={layers} />
}

function collection({ lng, lat, accuracy }: MeasuredPlace): FeatureCollection<Point> {
  const geometry: Point = { type: 'Point', coordinates: [lng, lat] }
  // In px at zoom 0, so that the style only has to double it.
  const radius = accuracy / metresPerPixel({ zoom: 0, lat })
  return { type: 'FeatureCollection', features: [{ type: 'Feature', properties: { radius }, geometry }] }
}

/** The style layers of the position. */
export function positionLayers(palette: Palette): LayersBySlot {
  return {
    places: [
      {
        id: 'position-accuracy',
        type: 'circle',
        source: SOURCE,
        paint: {
          'circle-radius': [
            'interpolate',
            ['exponential', 2],
            ['zoom'],
            0,
            ['get', 'radius'],
            20,
            ['*', ['get', 'radius'], 2 ** 20],
          ],
          'circle-color': palette.accent,
          'circle-opacity': 0.12,
        },
      },
      {
        id: 'position-dot',
        type: 'circle',
        source: SOURCE,
        paint: {
          'circle-radius': 6.5,
          'circle-color': palette.accent,
          'circle-stroke-color': palette.casing,
          'circle-stroke-width': 2.5,
        },
      },
    ],
  }
}
