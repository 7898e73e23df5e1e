import { describe, expect, it } from 'vitest'
import { inRem, withBreakpoints } from './tokens-css.ts'

describe('the breakpoints of a stylesheet', () => {
  it('are written out, from a width on and below it', () => {
    expect(withBreakpoints('@media (--wide) { a { b: var(--wide) } }')).toBe(
      '@media (min-width: 960px) { a { b: var(--wide) } }',
    )
    expect(withBreakpoints('@container (--below-wide-timeline) {')).toBe('@container (max-width: 800px) {')
    expect(withBreakpoints('@media (--below-small), (--below-tall) {')).toBe(
      '@media (max-width: 259px), (max-height: 319px) {',
    )
  })

  it('leave other queries as they are', () => {
    const css = '@media (pointer: coarse) { a { margin: calc(-1 * var(--s1)) } } @container (max-width: 9px) {}'
    expect(withBreakpoints(css)).toBe(css)
  })

  it('must be known', () => {
    expect(() => withBreakpoints('@media (--endless) {}')).toThrow('There is no breakpoint --endless')
  })
})

describe('lengths', () => {
  it('follow the size of text, in queries too, but edges stay as thin', () => {
    expect(inRem('@media (max-width: 959px) { a { font: 600 20px/25px b; margin: 0 -4px; border: 1.5px } }')).toBe(
      '@media (max-width: 59.9375rem) { a { font: 600 1.25rem/1.5625rem b; margin: 0 -0.25rem; border: 1.5px } }',
    )
  })

  it('are told from names and other units', () => {
    const css = '.a12px { width: 271mm; height: 50%; color: #123; top: var(--top-40px) }'
    expect(inRem(css)).toBe(css)
  })
})
