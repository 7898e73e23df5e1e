import type { Palette, Theme } from '#contract/palette/palette.ts'
import type { LayersBySlot } from '#map/map-layer.ts'
import { perFeature } from '#map/style/expressions.ts'
import type { Drawings } from '#map/style/drawing.ts'

/** Its source, style layer and pattern. */
export const NOT_LOADED = 'not-loaded'

/** Between two hairlines, in px. */
const GAP = 6

export const notLoadedLayers: LayersBySlot = {
  shapes: [
    {
      id: NOT_LOADED,
      type: 'fill',
      source: NOT_LOADED,
      // As the hatches of closures are, for it comes while the map is moved: a shader of its own would stop the page then.
      paint: { 'fill-pattern': NOT_LOADED, 'fill-opacity': perFeature(1), 'fill-antialias': false },
    },
  ],
}

/** Level hairlines, by their name: neither the dots of what is upcoming nor the slanting lines of what is closed. */
export function notLoadedDrawings(palette: Palette, theme: Theme, name = NOT_LOADED): Drawings {
  const width = theme === 'sunlight' ? 1.5 : 1
  return {
    [name]: {
      size: GAP,
      paint(canvas) {
        canvas.fillStyle = palette.grid
        canvas.fillRect(0, 0, GAP, width)
      },
    },
  }
}
