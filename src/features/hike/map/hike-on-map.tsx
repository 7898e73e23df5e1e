import { useMemo } from 'react'
import { StyleContent } from '#map/style/style-content.ts'
import { palettes } from '#contract/palette/palette.ts'
import { useTheme } from '#core/ui/theme/theme-state.ts'
import { useHikeStage } from '../hike-stage.ts'
import { useEncounters } from '../use-hike-answer.ts'
import { Drawing } from './drawing.tsx'
import { hikeFeatures } from './hike-features.ts'
import { HIKE, hikeLayers } from './hike-style.ts'

/** The hike on the map, and what it takes to draw one. */
export function HikeOnMap() {
  const theme = useTheme()
  const stage = useHikeStage()
  const found = useEncounters()
  const data = useMemo(() => hikeFeatures(stage, found?.encounters ?? []), [stage, found])
  const sources = useMemo(() => ({ [HIKE]: { type: 'geojson', data, tolerance: 0.2 } as const }), [data])
  const layers = useMemo(() => hikeLayers(palettes[theme], theme), [theme])
  return (
    <>
      <StyleContent sources={sources} layers={layers} />
      {stage.kind === 'drawing' && <Drawing points={stage.points} />}
    </>
  )
}
