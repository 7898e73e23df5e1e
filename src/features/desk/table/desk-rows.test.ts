import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aClosure, MAY_15 } from '#testing/builders.ts'
import { closureStateAt } from '#records/closures/closure-state.ts'
import { holdersOf } from '#core/match/rank.ts'
import { COLUMNS } from '../desk-names.ts'
import { textsOfRow, liesIn, sortRows, type DeskRow } from './desk-rows.ts'

function aRow(closure: Parameters<typeof aClosure>[0], names: Partial<DeskRow> = {}): DeskRow {
  return {
    state: closureStateAt(aClosure(closure), MAY_15, null),
    areas: '',
    reason: '',
    activities: '',
    source: '',
    ...names,
  }
}

const namesIn = (rows: readonly DeskRow[]) => rows.map(({ state }) => state.record.name).join(' ')

describe('the rows of the desk', () => {
  const rows = [
    aRow({ name: 'Öd', end_on: '2026-06-30' }, { areas: 'Harz' }),
    aRow({ name: 'oak 10', end_on: null }),
    aRow({ name: 'Oak 9', end_on: '2026-05-31' }, { areas: 'Ammer' }),
  ]

  it.each([
    ['name', false, 'Oak 9 oak 10 Öd'],
    ['name', true, 'Öd oak 10 Oak 9'],
    ['ends', false, 'Oak 9 Öd oak 10'],
    ['ends', true, 'Öd Oak 9 oak 10'],
    ['areas', false, 'Oak 9 Öd oak 10'],
    ['next', false, 'Oak 9 Öd oak 10'],
    ['status', false, 'Öd oak 10 Oak 9'],
    ['status', true, 'Oak 9 oak 10 Öd'],
  ] as const)('are sorted by %s as people sort, with nothing at the end (reverse: %s)', (column, descending, order) => {
    expect(namesIn(sortRows(rows, { column, descending }, 'en'))).toBe(order)
  })

  it('are the same rows in every order', () => {
    const sorts = fc.record({ column: fc.constantFrom(...COLUMNS), descending: fc.boolean() })
    fc.assert(
      fc.property(sorts, (sort) => {
        expect(new Set(sortRows(rows, sort, 'de'))).toEqual(new Set(rows))
      }),
    )
  })

  it('are found by the name of the closure and of the area', () => {
    const holders = (text: string) => [...(holdersOf(rows, text, textsOfRow) ?? rows)]
    expect(holders('oak')).toHaveLength(2)
    expect(namesIn(holders('harz'))).toBe('Öd')
    expect(namesIn(holders('hraz'))).toBe('Öd')
  })

  it('lie in a box by their bounds; those without a place in none', () => {
    expect(liesIn(aClosure(), [13, 48, 14, 49])).toBe(true)
    expect(liesIn(aClosure(), [20, 48, 21, 49])).toBe(false)
    expect(liesIn(aClosure({ geometry: null }), [-180, -90, 180, 90])).toBe(false)
  })
})
