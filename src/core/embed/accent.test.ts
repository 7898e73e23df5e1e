import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { palettes } from '#contract/palette/palette.ts'
import { contrast } from '#core/ui/theme/contrast.ts'
import { accentColours, parseAccent } from './accent.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('an accent in the address', () => {
  it.each([
    ['1d5c47', '#1d5c47'],
    ['#1D5C47', '#1d5c47'],
    [' 1dc ', '#11ddcc'],
  ])('is read from "%s"', (text, read) => {
    expect(parseAccent(text)).toBe(read)
  })

  it.each(['', 'red', '#12', '12345', '1d5c4g', 'url(#x)', '#1d5c47;color:red', '1d5c471d5c47'])(
    'is not read from "%s"',
    (text) => {
      expect(parseAccent(text)).toBeNull()
    },
  )
})

describe('the colours of an accent', () => {
  it('can be read in every theme, whatever was wished for', () => {
    fc.assert(
      fc.property(colour, fc.constantFrom('light', 'dark', 'sunlight'), (chosen, theme) => {
        const { accent, 'accent-on': on, 'accent-soft': soft } = accentColours(chosen, theme)
        expect(contrast(accent, palettes[theme].panel)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(accent, soft)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(on, accent)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it('are those wished for where they can be read', () => {
    expect(accentColours('#1d5c47', 'light').accent).toBe('#1d5c47')
    expect(accentColours('#7cc4a3', 'dark').accent).toBe('#7cc4a3')
  })

  it('are measured as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })
})
