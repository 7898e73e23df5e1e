import { useEffect } from 'react'
import type { StyleImageMetadata } from 'maplibre-gl'
import { palettes } from '#contract/palette/palette.ts'
import { useTheme } from '#core/ui/theme/theme-state.ts'
import { basemapImages } from '../basemap/images.ts'
import { pixelsOf } from '../style/drawing.ts'
import { useMapInstance } from './map-instance.ts'
import type { MapLayer } from '../map-layer.ts'

/** Gives the map the pictures that its layers name, and draws them anew for another theme. */
export function MapImages({ layers }: { readonly layers: readonly MapLayer[] }) {
  const map = useMapInstance()
  const theme = useTheme()
  useEffect(
    function drawImages() {
      const palette = palettes[theme]
      const pixelRatio = map.getPixelRatio()
      const put = (name: string, data: ImageData, options: Partial<StyleImageMetadata>) => {
        if (map.hasImage(name)) map.removeImage(name)
        map.addImage(name, data, options)
      }
      for (const [name, { data }] of Object.entries(basemapImages(palette, theme, pixelRatio))) {
        put(name, data, { pixelRatio })
      }
      for (const [name, drawing] of layers.flatMap(({ drawings }) =>
        Object.entries(drawings?.(palette, theme) ?? {}),
      )) {
        put(name, pixelsOf(drawing, pixelRatio), { pixelRatio })
      }
    },
    [map, layers, theme],
  )
  return null
}
