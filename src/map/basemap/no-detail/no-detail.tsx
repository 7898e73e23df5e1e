import { useMemo } from 'react'
import { useTheme } from '#core/ui/theme/theme-state.ts'
import { useMapMessages } from '../../messages.ts'
import { StyleContent } from '../../style/style-content.ts'
import { useDrawnGround } from '../drawn-ground.ts'
import { NO_DETAIL, noDetailLayers } from './no-detail-layers.ts'
import { placesOfWords, tilesSeen, type LookedAt } from './places-of-words.ts'

/** Says, where the built-in map is drawn closer than its data is true, that it knows no detail there. */
export function NoDetail({ view }: { readonly view: LookedAt }) {
  const { noDetail } = useMapMessages()
  const theme = useTheme()
  const ground = useDrawnGround()
  const [side, west, east, north, south] = tilesSeen(view)
  // The same through small moves, which then send nothing to the map.
  const sources = useMemo(() => {
    const data = placesOfWords([side, west, east, north, south], ground?.boxes ?? [])
    return data.features.length > 0 ? { [NO_DETAIL]: { type: 'geojson', data } as const } : null
  }, [side, west, east, north, south, ground])
  const layers = useMemo(() => noDetailLayers(theme, noDetail), [theme, noDetail])
  return sources && <StyleContent sources={sources} layers={layers} />
}
