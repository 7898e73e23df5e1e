import { describe, expect, it } from 'vitest'
import { matchesText } from './text-filter.ts'

describe('searching names', () => {
  it.each([
    ['Šumava', 'sumava'],
    ['Hraniční slať', ' SLAT '],
    ['Nationalpark Hohe Tauern', 'hohe'],
    ['Þingvellir', 'þing'],
    ['Weißensee', 'weissen'],
    ['Kongsøya', 'kongsoya'],
  ])('finds %s by "%s"', (name, query) => {
    expect(matchesText(name, query)).toBe(true)
  })

  it('does not find what is not there', () => {
    expect(matchesText('Sarek', 'abisko')).toBe(false)
  })
})
