import { useMemo } from 'react'
import type { FeatureCollection } from 'geojson'
import { countText } from '#contract/messages/plural.ts'
import { parseUuid } from '#contract/ids.ts'
import { palettes } from '#contract/palette/palette.ts'
import { DISPLAY_STATUSES, type DisplayStatus } from '#contract/standing/display-status.ts'
import { displayStatusLabel } from '#contract/standing/sentence.ts'
import { useWhen } from '#core/clock/moment.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { useHoveredFeature } from '#map/style/hovered-feature.ts'
import { LegendPart } from '#map/controls/legend-part.tsx'
import type { MapLayer } from '#map/map-layer.ts'
import { StyleContent } from '#map/style/style-content.ts'
import { useHovered } from '#core/selection/hover.ts'
import { useSelection } from '#core/selection/selection-state.ts'
import { Swatch } from '#core/signs/swatch.tsx'
import { useTheme } from '#core/ui/theme/theme-state.ts'
import { closureDrawings } from './closure-layer-images.ts'
import { closureSources, CLOSURE_SOURCES } from './closure-layer-sources.ts'
import { closureLayers } from './closure-style.ts'
import { useClosuresInView } from '../closures-in-view.ts'
import { closureFeatures, type ClosureFeatures } from './features.ts'

const SHAPES = [{ source: CLOSURE_SOURCES.shapes }]

/** Closures and notices: shapes with the pattern of their status, and an icon each. */
export const closureLayer: MapLayer = {
  name: 'closures',
  Layers: ClosureLayers,
  features: {
    clickable: [
      'closure-focus-icon',
      'closure-cluster',
      'closure-icon',
      'closure-edge',
      'closure-edge-dashed',
      'closure-fill',
    ],
    counted: ['closure-icon', 'closure-cluster'],
    select({ properties }) {
      const uuid = parseUuid(String(properties.uuid))
      return uuid && { kind: 'closure', uuid }
    },
    Count: ClosureCount,
  },
  Legend: ClosureLegend,
}

function ClosureLayers() {
  const theme = useTheme()
  const { data } = useClosuresInView()
  const features = useMemo(() => data && closureFeatures(data), [data])
  const [selection] = useSelection()
  const hovered = useHovered()
  const selectedUuid = selection?.kind === 'closure' ? selection.uuid : null
  const hoveredUuid = hovered?.kind === 'closure' ? hovered.uuid : null
  const layers = useMemo(() => closureLayers(palettes[theme], theme, selectedUuid), [theme, selectedUuid])
  const drawings = useMemo(() => closureDrawings(palettes[theme], theme), [theme])
  const focused = useMemo(
    () => features && pointsOf(features, [selectedUuid, hoveredUuid]),
    [features, selectedUuid, hoveredUuid],
  )
  useHoveredFeature(SHAPES, hoveredUuid)
  const sources = useMemo(
    () => features && focused && closureSources(features.shapes, features.points, focused),
    [features, focused],
  )
  // Not before there is something to draw: all of it would be made twice.
  return sources && <StyleContent sources={sources} layers={layers} drawings={drawings} />
}

/** The points of some closures, in full colour whether the filters leave them out or not. */
function pointsOf({ points }: ClosureFeatures, uuids: readonly (string | null)[]): FeatureCollection {
  const features = points.features.filter(({ properties }) => uuids.includes(properties.uuid))
  return {
    type: 'FeatureCollection',
    features: features.map((feature) => ({ ...feature, properties: { ...feature.properties, faded: false } })),
  }
}

function ClosureCount({ count }: { readonly count: number }) {
  return countText(useLanguage(), count, useMessages().closures.count)
}

/** Signs that most views have none of: the legend, which covers a part of the map, explains them where there are some. */
const RARE: ReadonlySet<DisplayStatus> = new Set([
  'zone-unknown',
  'advice-other-hours',
  'upcoming-advice',
  'upcoming-notice',
])

function ClosureLegend() {
  const { closures, standing } = useMessages()
  const [when] = useWhen()
  const { data } = useClosuresInView()
  const met = new Set([...(data?.matching ?? []), ...(data?.others ?? [])].map(({ displayStatus }) => displayStatus))
  const entries = DISPLAY_STATUSES.filter((status) => !RARE.has(status) || met.has(status)).map((status) => ({
    key: status,
    sample: <Swatch status={status} />,
    words: displayStatusLabel(status, when === 'now', standing),
  }))
  return <LegendPart title={closures.title} entries={entries} />
}
