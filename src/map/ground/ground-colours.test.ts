import { describe, expect, it } from 'vitest'
import { keysOf } from '#contract/keys.ts'
import { contrast } from '#core/ui/theme/contrast.ts'
import { mix } from '#core/ui/theme/mix.ts'
import { AREA_FAMILIES } from '#contract/records/lookups.ts'
import { seenWith, VISIONS } from '#testing/sight.ts'
import { THEMES } from '../testing/style-testing.ts'
import { groundColours, type GroundColours } from './ground-colours.ts'
import { STRENGTH } from './layers/relief-layers.ts'

const SURFACES = [
  'wood',
  'scrub',
  'grass',
  'orchard',
  'farmland',
  'built',
  'rock',
  'scree',
  'sand',
  'quarry',
  'glacier',
  'wetland',
  'pitch',
  'cemetery',
  'lot',
] as const satisfies readonly (keyof GroundColours)[]
const EDGES = ['current', 'upcoming', 'notice', 'expired'] as const
/** Of closures, also of those whose zone is not known, and of areas. */
const ALL_EDGES = [...EDGES, 'text-2', ...AREA_FAMILIES] as const
/** The darkest thousandth of the shade's pictures in mountains. */
const DEEPEST = 0.65

describe.each(THEMES)('the ground in %s', (theme, palette) => {
  const colours = groundColours[theme]
  const surfaces = [...SURFACES.map((name) => colours[name]), palette.water, palette.ground]

  const least = theme === 'sunlight' ? 7 : 3
  it.each(ALL_EDGES)(`leaves the edge of what is %s at least ${least}:1 on every surface`, (edge) => {
    for (const surface of surfaces) expect(contrast(palette[edge], surface)).toBeGreaterThanOrEqual(least)
  })

  it.each(VISIONS)('leaves every edge at least 3:1 on every surface with %s', (vision) => {
    for (const edge of ALL_EDGES)
      for (const surface of surfaces)
        expect(contrast(seenWith(vision, palette[edge]), seenWith(vision, surface))).toBeGreaterThanOrEqual(3)
  })

  it.each(EDGES)('leaves it seen in the deepest shade, where the casing helps: %s', (edge) => {
    const strongest = Math.max(...STRENGTH[theme].filter((_, index) => index % 2 === 1))
    const shaded = mix(colours.rock, '#000000', DEEPEST * strongest)
    expect(contrast(palette[edge], shaded)).toBeGreaterThanOrEqual(edge === 'expired' ? 2.4 : 2.9)
  })

  it('leaves it to the casing where an edge is too weak for the deepest shade', () => {
    expect(contrast(palette.casing, palette.expired)).toBeGreaterThanOrEqual(4.5)
  })

  it('has no surface as colourful as a status', () => {
    for (const name of SURFACES) expect(chroma(colours[name])).toBeLessThanOrEqual(theme === 'sunlight' ? 15 : 12)
    for (const edge of EDGES.slice(0, 3)) expect(chroma(palette[edge])).toBeGreaterThan(30)
  })

  it('has letters that can be read on every surface', () => {
    const texts = [colours.path, colours.sign, palette['place-2'], palette['water-text']]
    for (const text of texts)
      for (const surface of surfaces) expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colours['contour-text'], colours.wood)).toBeGreaterThanOrEqual(4.5)
  })

  it('has a colour for whatever it has in another theme', () => {
    expect(keysOf(colours)).toEqual(keysOf(groundColours.light))
  })
})

/** The chroma of a colour in CIE Lab. */
function chroma(colour: string): number {
  const linear = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const [r = 0, g = 0, b = 0] = linear
  const f = (value: number) => (value > 216 / 24389 ? Math.cbrt(value) : (24389 / 27 / 116) * value + 16 / 116)
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return Math.hypot(500 * (x - y), 200 * (y - z))
}
