import { createCanvas, Path2D } from '@napi-rs/canvas'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { palettes, type Palette, type Theme } from '#contract/palette/palette.ts'
import { DISPLAY_STATUSES, type DisplayStatus } from '#contract/standing/display-status.ts'
import { PAINTS } from '#contract/standing/paint.ts'
import { contrast } from '#core/ui/theme/contrast.ts'
import { groundColours } from '#map/ground/ground-colours.ts'
import { pixelsOf, type Drawing } from '#map/style/drawing.ts'
import { THEMES } from '#map/testing/style-testing.ts'
import { seenWith, VISIONS } from '#testing/sight.ts'
import { closureDrawings, CLUSTER, ICON } from './closure-layer-images.ts'
import { closureLayers } from './closure-style.ts'

beforeEach(() => {
  vi.stubGlobal('Path2D', Path2D)
  vi.stubGlobal('document', { createElement: () => createCanvas(1, 1) })
})

/** Px of the smallest signs, as in a list. */
const EDGE = 16
/** Two greys of 256 that are told apart at a glance, side by side. */
const APART = 32

/** A part of a drawing: where it begins and how wide it is, in px. */
interface Part {
  readonly x: number
  readonly y: number
  readonly edge: number
}

/** The pixels of a part of a drawing over the ground, 16 px wide, in grey. */
function greysOf(drawing: Drawing, { x, y, edge }: Part, palette: Palette): readonly number[] {
  const { data, width } = pixelsOf(drawing, EDGE / edge)
  const ground = grey([1, 3, 5].map((at) => Number.parseInt(palette.ground.slice(at, at + 2), 16)))
  return Array.from({ length: EDGE * EDGE }, (_, pixel) => {
    const [column, row] = [x + (pixel % EDGE), y + Math.floor(pixel / EDGE)]
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.slice(4 * (row * width + column))
    return ground + (alpha / 255) * (grey([red, green, blue]) - ground)
  })
}

function grey([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Each two of the drawings of the statuses, with the share of pixels in which they differ. */
function differences(greys: ReadonlyMap<DisplayStatus, readonly number[]>): ReadonlyMap<string, number> {
  const all = [...greys]
  return new Map(
    all.flatMap(([status, one], index) =>
      all.slice(index + 1).map(([other, two]): [string, number] => {
        const differing = one.filter((grey, pixel) => Math.abs(grey - (two[pixel] ?? 0)) > APART)
        return [`${status} and ${other}`, differing.length / one.length]
      }),
    ),
  )
}

function tooAlike(theme: Theme, palette: Palette, name: string, partOf: (drawing: Drawing) => Part): readonly string[] {
  const drawings = closureDrawings(palette, theme)
  const greys = new Map(
    DISPLAY_STATUSES.map((status) => {
      const drawing = drawings[name + status]
      if (drawing === undefined) throw new Error(`There is no drawing ${name}${status}.`)
      return [status, greysOf(drawing, partOf(drawing), palette)]
    }),
  )
  return Array.from(differences(greys)).flatMap(([pair, share]) => (share < 1 / 5 ? [`${pair}: ${share}`] : []))
}

describe.each(THEMES)('without colour, in %s', (theme, palette) => {
  it('each two signs differ in a fifth of their pixels, 16 px wide', () => {
    expect(tooAlike(theme, palette, ICON, ({ size }) => ({ x: 0, y: 0, edge: size }))).toEqual([])
  })

  it('so do the signs on the discs of clusters, as large as they are', () => {
    expect(
      tooAlike(theme, palette, CLUSTER, ({ size }) => ({ x: size / 2 + 4, y: size / 2 - 20, edge: EDGE })),
    ).toEqual([])
  })
})

describe.each(THEMES)('the soft edge of advice in %s', (theme, palette) => {
  const { wood, rock, glacier, quarry, wetland } = groundColours[theme]
  const grounds = [palette.ground, palette.water, wood, rock, glacier, quarry, wetland]
  const layer = closureLayers(palette, theme, null).shapes?.find(({ id }) => id === 'closure-soft')
  if (layer?.type !== 'line') throw new Error('There is no soft edge.')
  // A colour of each feature, though the same of all.
  const colour = /#[0-9a-f]{6}/.exec(JSON.stringify(layer.paint?.['line-color']))?.[0] ?? ''

  it('has 3:1 on every ground, for all eyes', () => {
    for (const ground of grounds) {
      expect(contrast(colour, ground)).toBeGreaterThanOrEqual(3)
      for (const vision of VISIONS)
        expect(contrast(seenWith(vision, colour), seenWith(vision, ground))).toBeGreaterThanOrEqual(3)
    }
  })

  it('has its full colour in the middle of the line', () => {
    const width = Number(/[\d.]+/.exec(JSON.stringify(layer.paint?.['line-width']))?.[0])
    const blur = layer.paint?.['line-blur']
    // As MapLibre has it: half the width, and half a pixel to smooth it.
    expect(typeof blur === 'number' && width / 2 + 0.5 >= blur + 1).toBe(true)
  })
})

it('in sunlight every edge is half as wide again at least, and an inside is a pattern, not a tint', () => {
  for (const { width, sunlight } of Object.values(PAINTS)) expect(sunlight).toBeGreaterThan(1.49 * width)
  const fill = closureLayers(palettes.sunlight, 'sunlight', null).shapes?.find(({ id }) => id === 'closure-fill')
  expect(fill?.paint).toMatchObject({ 'fill-opacity': 0 })
})
