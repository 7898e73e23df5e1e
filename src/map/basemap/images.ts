import type { Palette, Theme } from '#contract/palette/palette.ts'
import { disc, type Drawing, type Drawings } from '../style/drawing.ts'

type Paint = (context: CanvasRenderingContext2D, middle: number) => void

/** The names of the basemap's images, as its layers use them. */
export const IMAGE = { town: 'basemap-town', village: 'basemap-village', cross: 'basemap-cross' } as const

/** Every picture that the basemap's layers name. */
export function basemapDrawings(palette: Palette, theme: Theme): Drawings {
  const scale = theme === 'sunlight' ? 1.25 : 1
  const image = (edge: number, paint: Paint): Drawing => square(edge, scale, paint)
  return {
    [IMAGE.town]: image(8, (context, middle) => {
      disc(context, middle, middle, 3.6, palette.halo)
      disc(context, middle, middle, 2.7, palette.place)
      disc(context, middle, middle, 1.35, palette.ground)
    }),
    [IMAGE.village]: image(6, (context, middle) => {
      disc(context, middle, middle, 2.5, palette.halo)
      disc(context, middle, middle, 1.6, palette['place-2'])
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

/** A square of whole px, painted in units of `scale` px. */
function square(edge: number, scale: number, paint: Paint): Drawing {
  const size = Math.round(edge * scale)
  return {
    size,
    paint(canvas) {
      canvas.scale(scale, scale)
      paint(canvas, size / scale / 2)
    },
  }
}
