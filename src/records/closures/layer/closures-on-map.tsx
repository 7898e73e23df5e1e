import { use, useMemo, useState } from 'react'
import type { Feature, FeatureCollection, Point } from 'geojson'
import type { ClosureCell } from '#contract/records/closure-summary.ts'
import { palettes } from '#contract/palette/palette.ts'
import { useHovered } from '#core/selection/hover.ts'
import { useSelection } from '#core/selection/selection-state.ts'
import { useView, type View } from '#core/viewport/bounds.ts'
import { useTheme } from '#core/ui/theme/theme-state.ts'
import { useDrawnGround } from '#map/basemap/drawn-ground.ts'
import { useHoveredFeature } from '#map/style/hovered-feature.ts'
import { FeatureContent } from '#map/style/feature-content.tsx'
import type { ClosureState } from '../closure-state.ts'
import type { ClosuresInView, DrawnClosures } from '../closures-in-view.ts'
import type { StatusFilter } from '../filters/status-filter.ts'
import { useClosureFilter } from '../filters/closure-filter.ts'
import { cellPoints } from './cells.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { useAppConfig } from '#core/api/app-config.ts'
import { useShownName } from '#core/api/shown-name.ts'
import type { PointProperties } from './cluster-properties.ts'
import { clusteredClosures } from './clusters.ts'
import { closureDrawings } from './closure-layer-images.ts'
import { closureSources, CLOSURE_SOURCES } from './closure-layer-sources.ts'
import { closureLayers } from './closure-style.ts'
import { coverOf, serves } from './cover.ts'
import { NotLoadedGround } from './not-loaded-ground.tsx'
import { SignsDrawn } from './signs-drawn.ts'
import { closureFeatures, type ClosureFeatures } from './features.ts'

/** Comes where there is a ground to have ways. */
const ClosedWaysOnMap = lazyComponent(() => import('../ways/closed-ways-on-map.tsx'), 'ClosedWaysOnMap')

const NOTHING: StatusFilter = { status: [], type: [] }
const NO_COVER: FeatureCollection = { type: 'FeatureCollection', features: [] }
const SHAPES = [{ source: CLOSURE_SOURCES.shapes }, { source: CLOSURE_SOURCES.soft }]

/** The closures that were read, and where none were; null: nothing could be read. */
export function ClosuresOnMap({ closures }: { readonly closures: ClosuresInView | null }) {
  return (
    <>
      <NotLoadedGround closures={closures} />
      {closures !== null && <Closures closures={closures} />}
    </>
  )
}

/** Shapes with the pattern of their status, and an icon each; what is selected or pointed at stands out. */
function Closures({ closures }: { readonly closures: ClosuresInView }) {
  const theme = useTheme()
  const { filter } = useClosureFilter()
  const { cells, found, isAtLeast } = closures
  const drawn = useSteady(closures.drawn)
  const nameOf = useShownName()
  const features = useMemo(() => closureFeatures(drawn, nameOf), [drawn, nameOf])
  const counted = found === null ? filter : null
  const points = useMemo(() => {
    const alone = cells === null ? features.points.features : countedPoints(cells, counted, features)
    return clusteredClosures(alone, cells !== null)
  }, [cells, counted, features])
  const [selection] = useSelection()
  const hovered = useHovered()
  const selectedUuid = selection?.kind === 'closure' ? selection.uuid : null
  const hoveredUuid = hovered?.kind === 'closure' ? hovered.uuid : null
  const hasWays = useDrawnGround() !== null
  const hasSigns = use(SignsDrawn)
  const layers = useMemo(() => {
    const all = closureLayers(palettes[theme], theme, selectedUuid, isAtLeast, hasWays)
    return hasSigns ? all : { ...all, icons: [], focus: [] }
  }, [theme, selectedUuid, isAtLeast, hasWays, hasSigns])
  const drawings = useMemo(() => closureDrawings(palettes[theme], theme), [theme])
  const focused = useMemo(() => pointsOf(features, [selectedUuid, hoveredUuid]), [features, selectedUuid, hoveredUuid])
  useHoveredFeature(SHAPES, hoveredUuid)
  const view = useCoveredView()
  const cover = useMemo(() => (view === null ? NO_COVER : coverOf(features.shapes.features, view)), [features, view])
  const sources = useMemo(
    () => closureSources({ ...features, points, focus: focused, cover }),
    [features, points, focused, cover],
  )
  const { grounds } = useAppConfig()
  return (
    <>
      <FeatureContent sources={sources} layers={layers} drawings={drawings} />
      {grounds.length > 0 && <ClosedWaysOnMap closures={drawn} />}
    </>
  )
}

/** The same object while the same records are drawn in the same way: most minutes change none. */
function useSteady(drawn: DrawnClosures): DrawnClosures {
  const [shown, show] = useState(drawn)
  if (areAlike(shown.matching, drawn.matching) && areAlike(shown.others, drawn.others)) return shown
  show(drawn)
  return drawn
}

/** The view, or one before that serves as well: small moves lay nothing out. */
function useCoveredView(): View | null {
  const view = useView()
  const [covered, cover] = useState(view)
  if (covered === view || (covered !== null && view !== null && serves(covered, view))) return covered
  cover(view)
  return view
}

function areAlike(some: readonly ClosureState[], others: readonly ClosureState[]): boolean {
  const isAlike = ({ record, displayStatus }: ClosureState, index: number) =>
    record === others[index]?.record && displayStatus === others[index].displayStatus
  return some.length === others.length && some.every(isAlike)
}

/** The points of cells; with a text (no filter), what holds it stands out of them, which are pale. */
function countedPoints(
  cells: readonly ClosureCell[],
  filter: StatusFilter | null,
  { points }: ClosureFeatures,
): readonly Feature<Point, PointProperties>[] {
  const held = filter === null ? points.features.filter(({ properties }) => !properties.faded) : []
  return [...cellPoints(cells, filter ?? NOTHING), ...held]
}

/** The points of some closures, in full colour whether the filters leave them out or not. */
function pointsOf({ points }: ClosureFeatures, uuids: readonly (string | null)[]): FeatureCollection {
  const features = points.features.filter(({ properties }) => uuids.includes(properties.uuid))
  return {
    type: 'FeatureCollection',
    features: features.map((feature) => ({ ...feature, properties: { ...feature.properties, faded: false } })),
  }
}
