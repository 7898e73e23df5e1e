import { useMemo } from 'react'
import type { SourceSpecification } from 'maplibre-gl'
import { AREA_FAMILIES } from '#contract/records/lookups.ts'
import { parseUuid } from '#contract/ids.ts'
import type { TileJson } from '#contract/tile-json.ts'
import { useCategories } from '#core/api/lookups.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { useHoveredFeature } from '#map/style/hovered-feature.ts'
import { LegendPart } from '#map/controls/legend-part.tsx'
import type { MapLayer } from '#map/map-layer.ts'
import { StyleContent } from '#map/style/style-content.ts'
import { useHovered } from '#core/selection/hover.ts'
import { useSelection } from '#core/selection/selection-state.ts'
import { AreaSwatch } from '#core/signs/area-swatch.tsx'
import { palettes } from '#contract/palette/palette.ts'
import { useTheme } from '#core/ui/theme/theme-state.ts'
import type { AreaSources } from './area-style-setting.ts'
import { areaLayers } from './area-style.ts'
import { useAreaSource } from './area-source.ts'
import { familiesOf } from './families.ts'
import { useAreaMessages } from '../messages.ts'
import type { AreaFeatures } from './features.ts'
import { useAreaFilter } from '../filters/area-filter.ts'

/** Protected areas: a soft band along the inside of the border, and a dot for those too small or without a shape. */
export const areaLayer: MapLayer = {
  name: 'areas',
  Layers: AreaLayers,
  features: {
    clickable: ['area-label', 'area-place-label', 'area-dot', 'area-fill'],
    counted: ['area-dot', 'area-fill'],
    select({ properties }) {
      const uuid = parseUuid(String(properties.uuid))
      return uuid && { kind: 'area', uuid }
    },
    Count: AreaCount,
  },
  Legend: AreaLegend,
  Credit: AreaCredit,
}

function AreaLayers() {
  const source = useAreaSource()
  if (source.kind === 'none') return null
  if (source.kind === 'tiles') return <TiledAreas key="tiles" tiles={source.tiles} />
  return <AreasInView key="geojson" features={source.features} />
}

const TILES = 'areas'
const FROM_TILES: AreaSources = {
  shapes: { source: TILES, 'source-layer': 'areas' },
  bands: { source: TILES, 'source-layer': 'areas' },
  points: { source: TILES, 'source-layer': 'area_points' },
}

function TiledAreas({ tiles: { tiles, minzoom, maxzoom, bounds } }: { readonly tiles: TileJson }) {
  const sources = useMemo(() => {
    const promoteId = { areas: 'uuid', area_points: 'uuid' }
    return { [TILES]: { type: 'vector', tiles, minzoom, maxzoom, ...(bounds && { bounds }), promoteId } as const }
  }, [tiles, minzoom, maxzoom, bounds])
  return <StyledAreas sources={sources} refs={FROM_TILES} />
}

const FROM_RECORDS: AreaSources = {
  shapes: { source: 'area-shapes' },
  bands: { source: 'area-bands' },
  points: { source: 'area-points' },
}

/** The band wants simpler shapes than the edge, and a margin around tiles that is wider than itself. */
function AreasInView({ features: { shapes, points } }: { readonly features: AreaFeatures }) {
  const sources = useMemo(
    (): Readonly<Record<string, SourceSpecification>> => ({
      [FROM_RECORDS.shapes.source]: { type: 'geojson', data: shapes, promoteId: 'uuid' },
      [FROM_RECORDS.bands.source]: { type: 'geojson', data: shapes, tolerance: 1.5, buffer: 256 },
      [FROM_RECORDS.points.source]: { type: 'geojson', data: points, promoteId: 'uuid' },
    }),
    [shapes, points],
  )
  return <StyledAreas sources={sources} refs={FROM_RECORDS} />
}

interface StyledProps {
  readonly sources: Readonly<Record<string, SourceSpecification>>
  readonly refs: AreaSources
}

function StyledAreas({ sources, refs }: StyledProps) {
  const theme = useTheme()
  const categories = useCategories()
  const { narrowing: shown } = useAreaFilter()
  const [selection] = useSelection()
  const hovered = useHovered()
  const selected = selection?.kind === 'area' ? selection.uuid : null
  const layers = useMemo(() => {
    const families = familiesOf(categories.values())
    return areaLayers({ palette: palettes[theme], theme, families, shown, sources: refs }, selected)
  }, [theme, categories, shown, refs, selected])
  const highlighted = useMemo(() => [refs.shapes, refs.points], [refs])
  useHoveredFeature(highlighted, hovered?.kind === 'area' ? hovered.uuid : null)
  return <StyleContent sources={sources} layers={layers} />
}

function AreaLegend() {
  const { areas } = useMessages()
  const { families } = useAreaMessages()
  const entries = AREA_FAMILIES.map((family) => ({
    key: family,
    sample: <AreaSwatch family={family} />,
    words: families[family],
  }))
  return <LegendPart title={areas.title} entries={entries} />
}

function AreaCount({ count }: { readonly count: number }) {
  return useAreaMessages().count(count)
}

function AreaCredit() {
  const source = useAreaSource()
  const attribution = source.kind === 'tiles' ? source.tiles.attribution : undefined
  return attribution === undefined ? null : <span>{attribution}</span>
}
