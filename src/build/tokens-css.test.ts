import { describe, expect, it } from 'vitest'
import { withBreakpoints } from './tokens-css.ts'

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
