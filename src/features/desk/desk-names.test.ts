import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COLUMNS, DUE, formatDue, formatSort, parseDue, parseSort } from './desk-names.ts'

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

describe('what is due in an address', () => {
  it('is read as it was written, in the order of the chips', () => {
    fc.assert(
      fc.property(fc.subarray([...DUE], { minLength: 1 }), (due) => {
        expect(parseDue(formatDue(due))).toEqual(due)
      }),
    )
  })

  it('has a word for beginning and end alike', () => {
    expect(parseDue('today')).toEqual(['starts-today', 'ends-today'])
    expect(formatDue(['starts-week', 'ends-week'])).toBe('week')
    expect(parseDue('ends-week,today')).toEqual(['starts-today', 'ends-today', 'ends-week'])
  })

  it.each(['', 'soon', 'today,soon', 'Today', 'toString'])('is not %j', (text) => {
    expect(parseDue(text)).toBeNull()
  })
})
