import { useMemo } from 'react'
import { useLanguage } from '#core/i18n/messages.tsx'
import { palettes } from '#contract/palette/palette.ts'
import { useTheme } from '#core/ui/theme/theme-state.ts'
import { basemapDrawings } from './images.ts'
import { basemapLayers } from './layers.ts'
import { basemapSources } from './source.ts'
import { StyleContent } from '../style/style-content.ts'

/** The offline basemap, in the theme's colours and the visitor's language. */
export function Basemap() {
  const theme = useTheme()
  const language = useLanguage()
  const sources = useMemo(() => basemapSources(language), [language])
  const layers = useMemo(() => basemapLayers(palettes[theme], theme), [theme])
  const drawings = useMemo(() => basemapDrawings(palettes[theme], theme), [theme])
  return <StyleContent sources={sources} layers={layers} drawings={drawings} />
}
