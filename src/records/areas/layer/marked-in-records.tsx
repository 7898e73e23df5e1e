import { useMemo } from 'react'
import type { FeatureCollection } from 'geojson'
import type { SourceSpecification } from 'maplibre-gl'
import { useHovered } from '#core/selection/hover.ts'
import { useSelection } from '#core/selection/selection-state.ts'
import type { Selection } from '#core/selection/selection.ts'
import { Marks } from './area-marks-layer.tsx'
import type { MarkedArea } from './area-marks.ts'
import type { AreaLook, AreaSources } from './area-style-setting.ts'
import type { AreaFeatures } from './features.ts'

const IN_RECORDS: AreaSources = {
  shapes: { source: 'area-mark-shapes' },
  bands: { source: 'area-mark-shapes' },
  points: { source: 'area-mark-points' },
}

interface InRecordsProps {
  readonly look: AreaLook
  readonly features: AreaFeatures
}

/** The areas that stand out, of records. */
export function MarkedInRecords({ look, features: { shapes, points } }: InRecordsProps) {
  const [selection] = useSelection()
  const hovered = useMarked(useHovered())
  const selected = useMarked(selection)
  const sources = useMemo((): Readonly<Record<string, SourceSpecification>> => {
    const marked = (all: AreaFeatures['shapes'] | AreaFeatures['points']): FeatureCollection => ({
      type: 'FeatureCollection',
      features: all.features.filter(({ properties: { uuid } }) => uuid === hovered?.uuid || uuid === selected?.uuid),
    })
    return {
      [IN_RECORDS.shapes.source]: { type: 'geojson', data: marked(shapes) },
      [IN_RECORDS.points.source]: { type: 'geojson', data: marked(points) },
    }
  }, [shapes, points, hovered, selected])
  return <Marks look={look} sources={sources} refs={IN_RECORDS} marked={{ hovered, selected }} />
}

/** An area by its uuid alone, which records have; null for what is no area. */
function useMarked(selection: Selection | null): MarkedArea | null {
  const area = selection?.kind === 'area' ? selection : null
  const uuid = area?.uuid ?? null
  const category = area?.category ?? null
  return useMemo(() => uuid && { uuid, number: null, category }, [uuid, category])
}
