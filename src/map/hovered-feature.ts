import { useEffect } from 'react'
import type { FeatureIdentifier } from 'maplibre-gl'
import { useMapInstance } from './map-instance.ts'

/** A source of features, and of vector tiles the layer in it. */
export interface SourceRef {
  readonly source: string
  readonly 'source-layer'?: string
}

/** Sets the feature state `hovered` where a feature is drawn, for as long as it is hovered; null for none. */
export function useHoveredFeature(refs: readonly SourceRef[], id: string | null): void {
  const map = useMapInstance()
  useEffect(
    function lightHovered() {
      if (id === null) return undefined
      const features = refs.map((ref): FeatureIdentifier => {
        const sourceLayer = ref['source-layer']
        return { source: ref.source, id, ...(sourceLayer !== undefined && { sourceLayer }) }
      })
      const present = () => features.filter(({ source }) => map.getSource(source) !== undefined)
      for (const feature of present()) map.setFeatureState(feature, { hovered: true })
      return () => {
        for (const feature of present()) map.removeFeatureState(feature, 'hovered')
      }
    },
    [map, refs, id],
  )
}
