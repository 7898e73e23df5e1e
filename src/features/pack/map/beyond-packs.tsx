import { useEffect, useMemo } from 'react'
import { palettes } from '#contract/palette/palette.ts'
import { isWhole } from '#core/packs/pack.ts'
import { outsideOf } from '#core/packs/region/outside.ts'
import { useTheme } from '#core/ui/theme/theme-state.ts'
import type { LayersBySlot } from '#map/map-layer.ts'
import { StyleContent } from '#map/style/style-content.ts'
import { notLoadedDrawings } from '#records/closures/layer/not-loaded-style.ts'
import { packsRead, usePacks } from '../pack-state.ts'

/** Its source, style layers and pattern. */
const BEYOND = 'beyond-packs'

/** The hairlines of ground that is not loaded, and the edge at which packs end. */
export function BeyondPacks() {
  const packs = usePacks()
  const theme = useTheme()
  useEffect(function readPacks() {
    void packsRead()
  }, [])
  const sources = useMemo(() => {
    const regions = (packs ?? []).flatMap((one) => (one.kind === 'pack' && isWhole(one.pack) ? [one.pack.region] : []))
    const features = regions.length === 0 ? [] : [outsideOf(regions)]
    return { [BEYOND]: { type: 'geojson', data: { type: 'GeometryCollection', geometries: features } } as const }
  }, [packs])
  const drawings = useMemo(() => notLoadedDrawings(palettes[theme], theme, BEYOND), [theme])
  const layers = useMemo((): LayersBySlot => {
    const edge = { 'line-color': palettes[theme]['text-2'], 'line-width': 1.5, 'line-dasharray': [2, 2] }
    return {
      shapes: [
        { id: BEYOND, type: 'fill', source: BEYOND, paint: { 'fill-pattern': BEYOND, 'fill-antialias': false } },
        { id: `${BEYOND}/edge`, type: 'line', source: BEYOND, paint: edge },
      ],
    }
  }, [theme])
  return <StyleContent sources={sources} layers={layers} drawings={drawings} />
}
