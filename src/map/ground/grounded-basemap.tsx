import { useEffect, useMemo } from 'react'
import { palettes } from '#contract/palette/palette.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { useTheme } from '#core/ui/theme/theme-state.ts'
import { useDrawnGround } from '../basemap/drawn-ground.ts'
import { basemapDrawings } from '../basemap/images.ts'
import { basemapSources } from '../basemap/source.ts'
import { HeldInView } from '../live/held-in-view.ts'
import { StyleContent } from '../style/style-content.ts'
import { coarseBasemap } from './coarse-basemap.ts'
import { EDGE_LINES, groundSources, regionLayers } from './ground-parts.ts'
import { groundLook } from './ground-setting.ts'
import { creditsOf, useGrounds } from './grounds.ts'
import { groundDrawings } from './images/ground-drawings.ts'

/** The basemap, and over it the ground of the regions that the service knows closely. */
export function GroundedBasemap() {
  const grounds = useGrounds()
  const theme = useTheme()
  const language = useLanguage()
  const coarse = useMemo(() => basemapSources(language), [language])
  const drawings = useMemo(() => basemapDrawings(palettes[theme], theme), [theme])
  const boxes = useMemo(() => grounds.map(({ bounds }) => bounds), [grounds])
  useEffect(() => useDrawnGround.setState({ credits: creditsOf(grounds), boxes }), [grounds, boxes])
  const layers = useMemo(() => coarseBasemap(palettes[theme], theme, grounds), [theme, grounds])
  const sources = useMemo(() => groundSources(grounds, document.baseURI), [grounds])
  const look = useMemo(() => groundLook(theme, language), [theme, language])
  const close = useMemo(() => regionLayers(grounds, look), [grounds, look])
  const signs = useMemo(() => groundDrawings(look), [look])
  return (
    <>
      <StyleContent sources={coarse} layers={layers} drawings={drawings} />
      <StyleContent sources={sources} layers={close} drawings={signs} />
      <HeldInView sought={EDGE_LINES} />
    </>
  )
}
