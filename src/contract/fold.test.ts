import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'

describe('folding for a search', () => {
  it.each([
    ['Weißensee', 'weissensee'],
    ['Kongsøya', 'kongsoya'],
    ['Łódź', 'lodz'],
    ['Þjóðgarður', 'thjodgardur'],
    ['Saint-Imier  (FR)', 'saint-imier (fr)'],
  ])('makes of %s %s', (text, folded) => expect(fold(text)).toBe(folded))

  it('of a folded text changes nothing', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)))
  })
})
