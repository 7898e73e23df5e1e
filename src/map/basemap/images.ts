import type { Palette, Theme } from '#contract/palette/palette.ts'
import { canvasToRead } from '../style/drawing.ts'

/** An image for `map.addImage(name, data, { pixelRatio })`. */
export interface MapImage {
  readonly data: ImageData
  readonly pixelRatio: number
}

type Draw = (context: CanvasRenderingContext2D, middle: number) => void

/** The names of the basemap's images, as its layers use them. */
export const IMAGE = { town: 'basemap-town', village: 'basemap-village', cross: 'basemap-cross' } as const

/** The images that the basemap's layers need, by name, drawn for a screen of `pixelRatio` device pixels a pixel. */
export function basemapImages(palette: Palette, theme: Theme, pixelRatio: number): Record<string, MapImage> {
  const size = theme === 'sunlight' ? 1.25 : 1
  const image = (edge: number, draw: Draw): MapImage => drawn(edge * size, pixelRatio, size, draw)
  return {
    [IMAGE.town]: image(8, (context, middle) => {
      disc(context, middle, 3.6, palette.halo)
      disc(context, middle, 2.7, palette.place)
      disc(context, middle, 1.35, palette.ground)
    }),
    [IMAGE.village]: image(6, (context, middle) => {
      disc(context, middle, 2.5, palette.halo)
      disc(context, middle, 1.6, palette['place-2'])
    }),
    [IMAGE.cross]: image(10, (context, middle) => {
      context.strokeStyle = palette.grid
      context.lineWidth = 1
      context.beginPath()
      context.moveTo(middle - 4, middle)
      context.lineTo(middle + 4, middle)
      context.moveTo(middle, middle - 4)
      context.lineTo(middle, middle + 4)
      context.stroke()
    }),
  }
}

/** Draws in a square whose edge is rounded to whole device pixels, in units of `scale` pixels. */
function drawn(edge: number, pixelRatio: number, scale: number, draw: Draw): MapImage {
  const size = Math.round(edge * pixelRatio)
  const context = canvasToRead(size, size)
  context.scale(pixelRatio * scale, pixelRatio * scale)
  draw(context, size / (pixelRatio * scale) / 2)
  return { data: context.getImageData(0, 0, size, size), pixelRatio }
}

function disc(context: CanvasRenderingContext2D, middle: number, radius: number, colour: string): void {
  context.fillStyle = colour
  context.beginPath()
  context.arc(middle, middle, radius, 0, 2 * Math.PI)
  context.fill()
}
