import { Source } from '@vis.gl/react-maplibre'
import { useLanguage } from '#i18n/messages.tsx'
import { palettes } from '#ui/theme/palette.ts'
import { useTheme } from '#ui/theme/theme-state.ts'
import { basemapLayers } from './basemap/layers.ts'
import { basemapSources } from './basemap/source.ts'
import { StyleLayers } from './style-layers.tsx'

/** The offline basemap, in the theme's colours and the visitor's language. */
export function BasemapLayers() {
  const theme = useTheme()
  const { ground, water, labels } = basemapLayers(palettes[theme], theme)
  const sources = basemapSources(useLanguage())
  return (
    <>
      {Object.entries(sources).map(([id, source]) => (
        <Source key={id} id={id} {...source} />
      ))}
      <StyleLayers layers={{ ground, water, 'place-label': labels }} />
    </>
  )
}
