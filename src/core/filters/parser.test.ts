import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choices, date, ids } from '#contract/query/param.ts'
import { dateOf } from '#contract/status/local-time.ts'
import { isReadable, parserOf } from './parser.ts'

const COLOURS = ['red', 'green', 'blue'] as const

describe('a filter in the address', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), (value) => {
        const parser = parserOf(ids)
        expect(parser.parse(parser.serialize(value))).toEqual(value)
      }),
    )
    fc.assert(
      fc.property(fc.subarray([...COLOURS], { minLength: 1 }), (value) => {
        const parser = parserOf(choices(COLOURS))
        expect(parser.parse(parser.serialize(value))).toEqual(value)
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: 2_900_000 }).map(dateOf), (value) => {
        const parser = parserOf(date)
        expect(parser.parse(parser.serialize(value))).toBe(value)
      }),
    )
  })

  it('never throws, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        parserOf(ids).parse(text)
        parserOf(date).parse(text)
        parserOf(choices(COLOURS)).parse(text)
      }),
    )
  })

  it('keeps what can be read of a list', () => {
    expect(parserOf(choices(COLOURS)).parse('red,mauve,blue')).toEqual(['red', 'blue'])
    expect(parserOf(ids).parse('3,x,,5')).toEqual([3, 5])
    expect(isReadable(ids, '3,x')).toBe(false)
  })

  it('is absent where nothing can be read', () => {
    expect(parserOf(choices(COLOURS)).parse('mauve')).toBeNull()
    expect(parserOf(ids).parse('')).toBeNull()
    expect(parserOf(ids).parse(',')).toBeNull()
    expect(parserOf(date).parse('2026-02-30')).toBeNull()
    expect(isReadable(ids, '')).toBe(true)
  })
})
