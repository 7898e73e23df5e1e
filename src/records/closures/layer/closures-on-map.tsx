import { useMemo } from 'react'
import type { FeatureCollection } from 'geojson'
import { palettes } from '#contract/palette/palette.ts'
import { useHovered } from '#core/selection/hover.ts'
import { useSelection } from '#core/selection/selection-state.ts'
import { useTheme } from '#core/ui/theme/theme-state.ts'
import { useHoveredFeature } from '#map/style/hovered-feature.ts'
import { StyleContent } from '#map/style/style-content.ts'
import type { ClosuresInView } from '../closures-in-view.ts'
import { closureDrawings } from './closure-layer-images.ts'
import { closureSources, CLOSURE_SOURCES } from './closure-layer-sources.ts'
import { closureLayers } from './closure-style.ts'
import { closureFeatures, type ClosureFeatures } from './features.ts'

const SHAPES = [{ source: CLOSURE_SOURCES.shapes }, { source: CLOSURE_SOURCES.soft }]

/** Shapes with the pattern of their status, and an icon each; what is selected or pointed at stands out. */
export function ClosuresOnMap({ closures }: { readonly closures: ClosuresInView }) {
  const theme = useTheme()
  const features = useMemo(() => closureFeatures(closures), [closures])
  const [selection] = useSelection()
  const hovered = useHovered()
  const selectedUuid = selection?.kind === 'closure' ? selection.uuid : null
  const hoveredUuid = hovered?.kind === 'closure' ? hovered.uuid : null
  const layers = useMemo(() => closureLayers(palettes[theme], theme, selectedUuid), [theme, selectedUuid])
  const drawings = useMemo(() => closureDrawings(palettes[theme], theme), [theme])
  const focused = useMemo(() => pointsOf(features, [selectedUuid, hoveredUuid]), [features, selectedUuid, hoveredUuid])
  useHoveredFeature(SHAPES, hoveredUuid)
  const sources = useMemo(() => closureSources(features.shapes, features.points, focused), [features, focused])
  return <StyleContent sources={sources} layers={layers} drawings={drawings} />
}

/** The points of some closures, in full colour whether the filters leave them out or not. */
function pointsOf({ points }: ClosureFeatures, uuids: readonly (string | null)[]): FeatureCollection {
  const features = points.features.filter(({ properties }) => uuids.includes(properties.uuid))
  return {
    type: 'FeatureCollection',
    features: features.map((feature) => ({ ...feature, properties: { ...feature.properties, faded: false } })),
  }
}
