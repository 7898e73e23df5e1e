import { palettes } from '#contract/palette/palette.ts'
import type { Theme } from '#contract/palette/palette.ts'
import { basemapImages } from '../../basemap/images.ts'
import { pixelsOf } from '../../style/drawing.ts'
import type { MapLayer } from '../../map-layer.ts'

/** A picture that style layers name, with its size in px. */
export interface Picture {
  readonly image: HTMLCanvasElement
  readonly width: number
  readonly height: number
}

/** Every picture that the layers of a map name, in the colours of a theme, for so many device px to the px. */
export function picturesOf(layers: readonly MapLayer[], theme: Theme, ratio: number): ReadonlyMap<string, Picture> {
  const palette = palettes[theme]
  const basemap = Object.entries(basemapImages(palette, theme, ratio)).map(([name, { data }]) => [name, data] as const)
  const own = layers
    .flatMap(({ drawings }) => Object.entries(drawings?.(palette, theme) ?? {}))
    .map(([name, drawing]) => [name, pixelsOf(drawing, ratio)] as const)
  return new Map([...basemap, ...own].map(([name, data]) => [name, pictureOf(data, ratio)]))
}

function pictureOf(data: ImageData, ratio: number): Picture {
  const image = document.createElement('canvas')
  image.width = data.width
  image.height = data.height
  image.getContext('2d')?.putImageData(data, 0, 0)
  return { image, width: data.width / ratio, height: data.height / ratio }
}
