import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typosBetween } from '#contract/match/distance.ts'
import { foldWords } from '#contract/match/fold-words.ts'
import { piecesOf } from './pieces.ts'
import { ranked } from './rank.ts'

const names = (text: string, ...list: string[]) =>
  ranked(
    list,
    text,
    (name) => [name],
    () => 0,
  ).map(({ item }) => item)

describe('folding', () => {
  it.each([
    ['Weißensee', 'weissensee'],
    ['Kongsøya', 'kongsoya'],
    ['Łódź', 'lodz'],
    ['Ærø', 'aero'],
    ['Saint-Imier', 'saint imier'],
    ['  Vallée de l’Aigle ', 'vallee de laigle'],
  ])('makes of %s %s', (text, folded) => expect(foldWords(text)).toBe(folded))

  it('of a folded text changes nothing', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => foldWords(foldWords(text)) === foldWords(text)))
  })
})

describe('a name', () => {
  it.each([
    ['Šumava', 'sumava'],
    ['Hraniční slať', ' SLAT '],
    ['Þingvellir', 'þing'],
    ['Kongsøya', 'kongsoya'],
  ])('%s is found by "%s"', (name, text) => expect(names(text, name)).toEqual([name]))

  it('is found by its words in any order, begun or whole', () => {
    expect(names('bayerischer nationalpark', 'Nationalpark Bayerischer Wald', 'Nationalpark Harz')).toEqual([
      'Nationalpark Bayerischer Wald',
    ])
    expect(names('wald bay', 'Nationalpark Bayerischer Wald')).toHaveLength(1)
  })

  it('that is exactly it comes first, then one that begins so, then one of its words, then one that holds it', () => {
    expect(names('sarek', 'Rasarek', 'Mitt Sarek', 'Sarektjåkkå', 'Sarek')).toEqual([
      'Sarek',
      'Sarektjåkkå',
      'Mitt Sarek',
      'Rasarek',
    ])
  })

  it('is found with a letter wrong from four letters on, with two from eight on', () => {
    expect(names('sarrek', 'Sarek')).toHaveLength(1)
    expect(names('sraek', 'Sarek')).toHaveLength(1)
    expect(names('sor', 'Sar')).toEqual([])
    expect(names('nationlapakr', 'Nationalpark Harz')).toHaveLength(1)
    expect(names('padjelnata', 'Padjelanta')).toHaveLength(1)
    expect(names('abisko', 'Sarek')).toEqual([])
  })

  it('with a typo waits behind what is as it was typed', () => {
    expect(names('harz', 'Herz', 'Nationalpark Harz')).toEqual(['Nationalpark Harz'])
  })

  it('in another language counts as much', () => {
    const areas = [{ names: ['Laponia', 'Laponien'] }, { names: ['Lapon'] }]
    const found = ranked(
      areas,
      'laponien',
      (area) => area.names,
      () => 0,
    )
    expect(found.map(({ name, fit }) => [name, fit])).toEqual([['Laponien', 'exact']])
  })

  it('is told by its first name that fits, and ranked by its best', () => {
    const [found] = ranked(
      [['Národní park Šumava', 'Šumava']],
      'sumava',
      (names) => names,
      () => 0,
    )
    expect(found).toMatchObject({ name: 'Národní park Šumava', fit: 'exact' })
  })
})

describe('typos between words', () => {
  const word = fc
    .array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 5 })
    .map((letters) => letters.join(''))

  it('are as many one way as the other', () => {
    fc.assert(fc.property(word, word, (a, b) => typosBetween(a, b, 5) === typosBetween(b, a, 5)))
  })

  it('are none exactly between the same', () => {
    fc.assert(fc.property(word, word, (a, b) => (typosBetween(a, b, 5) === 0) === (a === b)))
  })
})

describe('pieces', () => {
  const letter = fc.constantFrom(...Array.from('abcdefgh'))
  const word = fc.array(letter, { minLength: 6, maxLength: 20 }).map((letters) => letters.join(''))

  it('of a word with one letter wrong hold one that is right', () => {
    fc.assert(
      fc.property(word, fc.nat(), (right, at) => {
        const place = at % right.length
        const wrong = `${right.slice(0, place)}x${right.slice(place + 1)}`
        expect(piecesOf(wrong).some((piece) => right.includes(piece))).toBe(true)
      }),
    )
  })

  it('are few, and begin with the words', () => {
    expect(piecesOf('bayerischer nationalpark')).toEqual(['nationalpark', 'bayerischer', 'nati', 'onal'])
    expect(piecesOf('sarek')).toEqual(['sar', 'rek'])
    expect(piecesOf('Weißensee')).toEqual(['weissensee', 'weis', 'sens'])
    expect(piecesOf('ab')).toEqual([])
  })
})
