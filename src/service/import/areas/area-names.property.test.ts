import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from '#contract/fold.ts'
import { areaKey, wordsOfFoldedName, wordsOfName } from './area-key.ts'
import { areasIn, namesIn } from './area-pieces.ts'

const keyOf = (name: string) => areaKey(wordsOfName(name))

/** A name that says nothing of what kind of area it is. */
const properName = fc
  .array(fc.constantFrom('Müritz', 'Écrins', 'Øresund', 'Abisko', 'Hawai’i', 'Saint-Vrain', 'Ťatry', 'Straße'), {
    minLength: 1,
    maxLength: 3,
  })
  .map((words) => words.join(' '))
const designation = fc.constantFrom(
  ...(['National Park', 'Nationalpark', 'NSG', 'Naturschutzgebiet', 'Parc naturel régional', 'State Park'] as const),
)
const listed = fc.constantFrom('Alder Moor', 'Birch, Beech and Oak', 'Cedar; Fir', 'Dune', 'Elm, Ash')

describe('the key of a name', () => {
  it('is the same however the name is written', () => {
    fc.assert(
      fc.property(properName, (name) => {
        const key = keyOf(name)
        const plain = name.normalize('NFD').replaceAll(/[\p{M}’]/gu, '')
        for (const other of [name.toUpperCase(), `  ${name} `, name.replaceAll(/[ -]/g, ' – '), plain]) {
          expect(keyOf(other)).toEqual(key)
        }
      }),
    )
  })

  it('is without the designation, before the name or behind it, what it is of the name alone', () => {
    fc.assert(
      fc.property(properName, designation, (name, kind) => {
        const before = keyOf(`${kind} ${name}`)
        const behind = keyOf(`${name} ${kind}`)
        expect([before.bare, behind.bare]).toEqual(Array(2).fill(keyOf(name).whole))
        expect(before.category).not.toBeNull()
        expect(behind.category).toBe(before.category)
      }),
    )
  })

  it('of any text is that of its words, and of the text as the store has it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const key = keyOf(text)
        expect(keyOf(key.whole)).toEqual(key)
        expect(areaKey(wordsOfFoldedName(fold(text)))).toEqual(key)
      }),
    )
  })
})

describe('the names in a text', () => {
  it('are found whole, whatever they have of commas and semicolons', () => {
    fc.assert(
      fc.property(fc.array(listed, { minLength: 1, maxLength: 5 }), fc.constantFrom('\n', ', '), (names, between) => {
        fc.pre(between === '\n' || names.length === 1 || !names.includes('Cedar; Fir'))
        const known = new Set<string>(names)
        const found = areasIn(names.join(between), (name) => (known.has(name) ? name : null))
        expect(found).toEqual({ found: names, missing: [] })
      }),
    )
  })

  it('are among those that were looked up before, and looked up in a number that the text bounds', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ',', ';', '\n', ' ') }), fc.nat(), (text, seed) => {
        const names = new Set(namesIn(text))
        const asked = new Set<string>()
        areasIn(text, (name) => {
          asked.add(name)
          return (name.length + seed) % 3 === 0 ? name : null
        })
        expect([...asked].filter((name) => !names.has(name))).toEqual([])
        expect(names.size).toBeLessThanOrEqual(7 * (text.length + 1))
      }),
    )
  })

  it('are told as one where none of its parts is known', () => {
    expect(areasIn('Mill Creek, Nevada', () => null)).toEqual({ found: [], missing: ['Mill Creek, Nevada'] })
  })
})
