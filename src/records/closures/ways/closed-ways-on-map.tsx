import { useMemo } from 'react'
import type { SourceSpecification } from 'maplibre-gl'
import { palettes } from '#contract/palette/palette.ts'
import { useTheme } from '#core/ui/theme/theme-state.ts'
import { FeatureContent } from '#map/style/feature-content.tsx'
import type { DrawnClosures } from '../closures-in-view.ts'
import { useClosedWays } from './use-closed-ways.ts'
import { wayFeatures } from './way-features.ts'
import { WAY_SOURCES, wayDrawings, wayLayers } from './way-style.ts'

/** Paths, tracks and small roads of the ground within closures: those that are closed, and those that stay open. */
export function ClosedWaysOnMap({ closures }: { readonly closures: DrawnClosures }) {
  const theme = useTheme()
  const marked = useClosedWays(closures)
  const layers = useMemo(() => wayLayers(palettes[theme], theme), [theme])
  const drawings = useMemo(() => wayDrawings(palettes[theme], theme), [theme])
  const sources = useMemo((): Record<string, SourceSpecification> => {
    const { lines, entries } = wayFeatures(marked)
    return {
      [WAY_SOURCES.lines]: { type: 'geojson', data: lines, tolerance: 0.2 },
      [WAY_SOURCES.entries]: { type: 'geojson', data: entries },
    }
  }, [marked])
  return <FeatureContent sources={sources} layers={layers} drawings={drawings} />
}
