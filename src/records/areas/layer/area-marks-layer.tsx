import { useMemo } from 'react'
import type { SourceSpecification } from 'maplibre-gl'
import { StyleContent } from '#map/style/style-content.ts'
import { markLayers, type MarkedAreas } from './area-marks.ts'
import type { AreaLook, AreaSources } from './area-style-setting.ts'

interface MarksProps {
  readonly look: AreaLook
  readonly sources: Readonly<Record<string, SourceSpecification>>
  readonly refs: AreaSources
  readonly marked: MarkedAreas
}

/** Areas that stand out, from sources of their own. */
export function Marks({ look, sources, refs, marked: { hovered, selected } }: MarksProps) {
  const layers = useMemo(
    () => markLayers({ ...look, sources: refs }, { hovered, selected }),
    [look, refs, hovered, selected],
  )
  return <StyleContent sources={sources} layers={layers} />
}
