import { useMemo, useState } from 'react'
import type { SourceSpecification } from 'maplibre-gl'
import { useQuery } from '@tanstack/react-query'
import type { TileJson } from '#contract/tile-json.ts'
import { useCategoriesOnceTold } from '#core/api/lookups.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { useDrawnGround } from '#map/basemap/drawn-ground.ts'
import type { MapLayer } from '#map/map-layer.ts'
import { StyleContent } from '#map/style/style-content.ts'
import { useHovered } from '#core/selection/hover.ts'
import { useSelection } from '#core/selection/selection-state.ts'
import { palettes } from '#contract/palette/palette.ts'
import { useTheme } from '#core/ui/theme/theme-state.ts'
import { areaOf, askForArea } from './area-of-feature.ts'
import type { AreaLook, AreaSources } from './area-style-setting.ts'
import { areaLayers } from './area-style.ts'
import { useAreaSource } from './area-source.ts'
import { familiesIn, familiesOf } from './families.ts'
import type { AreaFeatures } from './features.ts'
import { FROM_TILES, tileSources } from './tile-sources.ts'
import { useAreaFilter } from '../filters/area-filter.ts'

/** Come with the first area that is pointed at or selected; without the network, none stands out. */
const MarkedInTiles = lazyComponent(() => import('./marked-in-tiles.tsx'), 'MarkedInTiles', { quiet: true })
const MarkedInRecords = lazyComponent(() => import('./marked-in-records.tsx'), 'MarkedInRecords', { quiet: true })

/** Comes when it is opened. */
const AreaLegend = lazyComponent(() => import('./area-legend.tsx'), 'AreaLegend')

/** Protected areas: a soft band along the inside of the border, and a dot for those too small or without a shape. */
export const areaLayer: MapLayer = {
  name: 'areas',
  Layers: AreaLayers,
  features: {
    clickable: ['area-label', 'area-place-label', 'area-dot', 'area-fill'],
    select: areaOf,
    ask: askForArea,
  },
  Legend: AreaLegend,
  Credit: AreaCredit,
}

function AreaLayers() {
  const source = useAreaSource()
  const look = useLook()
  if (source.kind === 'none' || look === null) return null
  if (source.kind === 'tiles') return <TiledAreas key="tiles" look={look} tiles={source.tiles} />
  return <AreasInView key="geojson" look={look} features={source.features} />
}

interface TiledProps {
  readonly look: AreaLook
  readonly tiles: TileJson
}

/** A category costs a dozen style layers, so only those that have areas get them. */
function TiledAreas({ look, tiles: json }: TiledProps) {
  const isMarked = useWasMarked()
  const sources = useMemo(() => tileSources(json), [json])
  const drawn = useMemo(() => ({ ...look, families: familiesIn(json, look.families) }), [json, look])
  return (
    <>
      {isMarked && <MarkedInTiles look={look} tiles={json} />}
      <StyledAreas look={drawn} sources={sources} refs={FROM_TILES} />
    </>
  )
}

const FROM_RECORDS: AreaSources = {
  shapes: { source: 'area-shapes' },
  bands: { source: 'area-bands' },
  points: { source: 'area-points' },
}

interface InViewProps {
  readonly look: AreaLook
  readonly features: AreaFeatures
}

/** The band wants simpler shapes than the edge, and a margin around tiles that is wider than itself. */
function AreasInView({ look, features }: InViewProps) {
  const { shapes, points } = features
  const isMarked = useWasMarked()
  const sources = useMemo(
    (): Readonly<Record<string, SourceSpecification>> => ({
      [FROM_RECORDS.shapes.source]: { type: 'geojson', data: shapes, promoteId: 'uuid' },
      [FROM_RECORDS.bands.source]: { type: 'geojson', data: shapes, tolerance: 1.5, buffer: 256 },
      [FROM_RECORDS.points.source]: { type: 'geojson', data: points, promoteId: 'uuid' },
    }),
    [shapes, points],
  )
  return (
    <>
      {isMarked && <MarkedInRecords look={look} features={features} />}
      <StyledAreas look={look} sources={sources} refs={FROM_RECORDS} />
    </>
  )
}

/** Whether an area was pointed at or selected yet. */
function useWasMarked(): boolean {
  const [selection] = useSelection()
  const isMarked = [selection, useHovered()].some((marked) => marked?.kind === 'area')
  const [wasMarked, setMarked] = useState(isMarked)
  if (isMarked && !wasMarked) setMarked(true)
  return wasMarked
}

/** What areas look like on this page; null while that is not known: other layers would lay all tiles out anew. */
function useLook(): AreaLook | null {
  const theme = useTheme()
  const categories = useCategoriesOnceTold()
  const { narrowing: shown } = useAreaFilter()
  return useMemo(
    () => categories && { palette: palettes[theme], theme, families: familiesOf(categories.values()), shown },
    [theme, categories, shown],
  )
}

interface StyledProps {
  readonly look: AreaLook
  readonly sources: Readonly<Record<string, SourceSpecification>>
  readonly refs: AreaSources
}

function StyledAreas({ look, sources, refs }: StyledProps) {
  const { data: onGround } = useQuery({
    queryKey: ['area-band'],
    // Comes with the ground, and asking once more costs nothing.
    queryFn: () => import('./areas-on-ground.tsx'),
    enabled: useDrawnGround() !== null,
  })
  const layers = useMemo(
    () => (onGround?.areaLayersOnGround ?? areaLayers)({ ...look, sources: refs }),
    [look, refs, onGround],
  )
  return (
    <>
      <StyleContent sources={sources} layers={layers} />
      {onGround && <onGround.AreasSought sources={refs} />}
    </>
  )
}

function AreaCredit() {
  const source = useAreaSource()
  const attribution = source.kind === 'tiles' ? source.tiles.attribution : undefined
  return attribution === undefined ? null : <span>{attribution}</span>
}
