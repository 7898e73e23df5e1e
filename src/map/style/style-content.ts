import { useLayoutEffect, useRef } from 'react'
import { useSurface, type StyleParts } from './surface.ts'

/**
 * Sources with their style layers and the pictures of these, which are on the map for as long as this is, in their slots and as given last.
 * Changed data must be another object; it is compared by identity.
 */
export function StyleContent({ sources, layers, drawings, isForeign }: StyleParts) {
  const surface = useSurface()
  const shown = useRef<StyleParts | null>(null)
  // Layout effects, because these are undone before the effect that made the map is.
  useLayoutEffect(
    function showContent() {
      const after = { sources, layers, drawings, isForeign }
      surface.show(shown.current, after)
      shown.current = after
    },
    [surface, sources, layers, drawings, isForeign],
  )
  useLayoutEffect(
    () => () => {
      surface.show(shown.current, null)
      shown.current = null
    },
    [surface],
  )
  return null
}
