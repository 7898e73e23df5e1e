import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COLUMNS, formatSort, parseSort } from './desk-names.ts'

describe('the order of the rows in an address', () => {
  it('is read as it was written', () => {
    const sorts = fc.record({ column: fc.constantFrom(...COLUMNS), descending: fc.boolean() })
    fc.assert(
      fc.property(sorts, (sort) => {
        expect(parseSort(formatSort(sort))).toEqual(sort)
      }),
    )
  })

  it.each(['', '-', 'colour', '--name', 'Name', 'toString'])('is not %j', (text) => {
    expect(parseSort(text)).toBeNull()
  })
})
