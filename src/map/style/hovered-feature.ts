import { useEffect } from 'react'
import { useSurface, type SourceRef } from './surface.ts'

/** Sets the feature state `hovered` where a feature is drawn, for as long as it is hovered; null for none. */
export function useHoveredFeature(refs: readonly SourceRef[], id: string | null): void {
  const surface = useSurface()
  useEffect(
    function lightHovered() {
      return id === null ? undefined : surface.light(refs, id)
    },
    [surface, refs, id],
  )
}
